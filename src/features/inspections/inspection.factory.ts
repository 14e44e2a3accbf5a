import type { Insertable } from "kysely";
import type { Database } from "#platform/db/connect.ts";
import type { InspectionPartners } from "#platform/db/schema.d.ts";

/** Makes a partner of a user. Returns its id as one. */
export async function makePartner(
  db: Database,
  given: Partial<Insertable<InspectionPartners>> & { user_id: string },
): Promise<string> {
  const values = {
    name: "Garage Cedars",
    place: "beirut",
    phone: "+9611234567",
    since: new Date("2026-11-01T10:00:00Z"),
    ...given,
  };
  return (await db.insertInto("inspection_partners").values(values).returning("id").executeTakeFirstOrThrow())
    .id;
}

/** A report that a partner published on a car, with no signature that fits. Returns its id. */
export async function makeReport(
  db: Database,
  { partner_id, car_id }: { partner_id: string; car_id: string },
): Promise<string> {
  const at = new Date("2026-11-14T10:00:00Z");
  const car = { brand: "kia", model: "rio", year: 2019, vin_number: inspectedVin, mileage: 82_000 };
  const signed = { partner_name: "Garage Cedars", signature: "none", inspected_on: "2026-11-13" };
  const times = { created_at: at, changed_at: at, published_at: at };
  const values = { partner_id, car_id, state: "published" as const, ...car, ...signed, ...times };
  return (await db.insertInto("inspections").values(values).returning("id").executeTakeFirstOrThrow()).id;
}

export const inspectedVin = "KNAPM81ABJ7123456";

/** What is enough for a report to be published, of a listing with the same VIN, two days before the clock of the tests begins. */
export const goodReport = {
  inspectedOn: "2026-11-13",
  mileage: 82_000,
  vinNumber: inspectedVin,
  verdicts: {
    body: { verdict: "good", note: "One door was painted" },
    engine: { verdict: "attention", note: "" },
  },
  points: { body1: "ok", engine5: "unsure" },
} as const;
