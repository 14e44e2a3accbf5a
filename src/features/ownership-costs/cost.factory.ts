import type { Database } from "#platform/db/connect.ts";

/** Rows of costs for tests; their figures are invented and of no country. */

/** Enters a row as an administrator would have on some day, without the rules of the call. */
export async function makeCostRow(
  db: Database,
  administratorId: string,
  given: {
    kind?: "registration" | "road_fee" | "customs";
    vehicleType?: "car" | "motorcycle";
    validFrom?: string;
    currency?: "lbp" | "usd";
    percent?: number;
    fixed?: number;
    vatPercent?: number;
    measure?: "fiscal_horsepower" | "horsepower" | "engine_cc";
    source?: string;
    bands?: [from: number, to: number | null, ageFrom: number, ageTo: number | null, amount: number][];
    excise?: [from: number, percent: number][];
  } = {},
): Promise<string> {
  const { kind = "registration", bands = [], excise = [] } = given;
  const { id } = await db
    .insertInto("cost_rates")
    .values({
      kind,
      vehicle_type: given.vehicleType ?? "car",
      valid_from: given.validFrom ?? "2026-01-01",
      currency: given.currency ?? "usd",
      percent: given.percent ?? (kind === "registration" ? 3 : 0),
      fixed: given.fixed ?? 0,
      vat_percent: given.vatPercent ?? 0,
      measure: given.measure ?? (kind === "road_fee" ? "horsepower" : null),
      source: given.source ?? "Invented gazette 1/2026",
      entered_by: administratorId,
      entered_at: new Date("2026-01-02T10:00:00Z"),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  for (const [from, to, ageFrom, ageTo, amount] of bands) {
    await db
      .insertInto("cost_road_bands")
      .values({ rate_id: id, measure_from: from, measure_to: to, age_from: ageFrom, age_to: ageTo, amount })
      .execute();
  }
  for (const [from, percent] of excise) {
    await db.insertInto("cost_excise_bands").values({ rate_id: id, from_value: from, percent }).execute();
  }
  return id;
}
