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

/** What is enough for a report to be published, two days before the clock of the tests begins. */
export const goodReport = {
  inspectedOn: "2026-11-13",
  mileage: 82_000,
  verdicts: {
    body: { verdict: "good", note: "One door was painted" },
    engine: { verdict: "attention", note: "" },
  },
  points: { body1: "ok", engine5: "unsure" },
} as const;
