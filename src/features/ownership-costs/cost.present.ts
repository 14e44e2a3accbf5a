import type { CostRow } from "./cost.queries.ts";
import type { CostItem, MissingFact, VehicleCosts } from "./cost.schema.ts";

/** The costs of one vehicle as everybody reads them. */
export function presentCosts(rows: readonly CostRow[]): VehicleCosts {
  const [first] = rows;
  if (!first) throw new Error("a vehicle has a row for each kind of cost");
  const { day, lbp, as_of: asOf } = first;
  return {
    day,
    exchangeRate: lbp === null || asOf === null ? null : { lbp: Number(lbp), asOf },
    items: rows.map(presentCost),
  };
}

export function presentCost(row: CostRow): CostItem {
  const { kind, rate_id, measure, measured } = row;
  const nothing = { kind, missing: null, amount: null, amountUsd: null, parts: [], value: null, bands: [] };
  if (kind === "customs" && row.customs === "paid") {
    return { ...nothing, state: "not_due", measured: null, row: null };
  }
  if (rate_id === null) return { ...nothing, state: "no_row", measured: null, row: null };
  const said = {
    ...nothing,
    measured: measure && { measure, of: measured },
    row: {
      validFrom: row.valid_from,
      currency: row.currency,
      source: row.source,
      sourceUrl: row.source_url,
      noteAr: row.note_ar,
      noteEn: row.note_en,
    },
  };
  const missing = missingOf(row);
  if (missing) return { ...said, state: "unknown", missing, bands: row.bands.map(presentBand) };
  return {
    ...said,
    state: "known",
    amount: amount(row.amount),
    amountUsd: amount(row.amount_usd),
    parts: partsOf(row),
    value: kind === "road_fee" ? null : amount(row.value),
  };
}

const amount = (text: string | null) => (text === null ? null : Number(text));

const presentBand = (band: CostRow["bands"][number]) => ({
  from: band.from,
  to: band.to,
  amount: Number(band.amount),
  amountUsd: amount(band.amountUsd),
});

const measureMissing = {
  fiscal_horsepower: "fiscal_horsepower",
  horsepower: "horsepower",
  engine_cc: "engine_size",
} as const satisfies Record<string, MissingFact>;

/** What has to be known, and is not: then nothing is said. */
function missingOf({ kind, measure, measured, ...row }: CostRow): MissingFact | null {
  if (kind === "customs" && row.customs === null) return "customs";
  if (kind === "registration" && !row.is_registered) return "first_registration";
  if (measure && measured === null) return measureMissing[measure];
  if (row.amount === null) return kind === "road_fee" ? "band" : "exchange_rate";
  return row.amount_usd === null ? "exchange_rate" : null;
}

/** What the amount is made of; nothing where it is one thing alone. */
function partsOf({ kind, percent, vat_percent, fixed, share, excise, vat }: CostRow): CostItem["parts"] {
  if (kind === "road_fee") return [];
  const part = (part: CostItem["parts"][number]["part"], of: string | null, rate?: string) => ({
    part,
    percent: rate === undefined ? null : Number(rate),
    amount: Number(of),
  });
  const all =
    kind === "registration"
      ? [part("share", share, percent), part("fixed", fixed)]
      : [
          part("duty", share, percent),
          part("excise", excise),
          part("vat", vat, vat_percent),
          part("fixed", fixed),
        ];
  return all.filter((one) => one.amount > 0);
}
