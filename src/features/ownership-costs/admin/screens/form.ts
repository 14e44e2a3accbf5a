import type { Calls } from "#platform/http/api.ts";
import { numberIn } from "#ui/kit/form/typed.ts";
import type { CostMeasure } from "../../cost.choices.ts";
import type { CostTable } from "../cost-admin.contract.ts";

type Sent = Calls["POST /api/admin/costs"]["body"];
type Example = Calls["POST /api/admin/costs/preview"]["body"]["example"];

/** A line of the bands: of a road fee all of it, of excise where it begins and its share. */
export type Line = Record<"from" | "to" | "ageFrom" | "ageTo" | "amount", string> & { key: number };
/** What is typed; everything as text until it is sent. */
export type Typed = Record<
  | "validFrom"
  | "currency"
  | "percent"
  | "fixed"
  | "vatPercent"
  | "measure"
  | "source"
  | "sourceUrl"
  | "noteAr"
  | "noteEn"
  | "reason"
  | "price"
  | "year"
  | "measured",
  string
>;

let lines = 0;
export const emptyLine = (): Line => ({ from: "", to: "", ageFrom: "", ageTo: "", amount: "", key: ++lines });
const text = (value: number | null | undefined) =>
  value === null || value === undefined ? "" : String(value);

/** A new row begins as a copy of the one in force: most publications change one figure. Its source and day are its own. */
export function beginning({ rows }: CostTable, day: string): { typed: Typed; lines: Line[] } {
  const last = rows.find(({ state }) => state === "in_force");
  const bands = last?.bands.map((band) => ({
    ...emptyLine(),
    from: text(band.from),
    to: text(band.to),
    ageFrom: text(band.ageFrom),
    ageTo: text(band.ageTo),
    amount: text(band.amount),
  }));
  const excise = last?.excise.map(({ from, percent }) => ({
    ...emptyLine(),
    from: text(from),
    amount: text(percent),
  }));
  const kept = [...(bands ?? []), ...(excise ?? [])];
  return {
    typed: {
      validFrom: day,
      currency: last?.currency ?? "lbp",
      percent: text(last?.percent),
      fixed: text(last?.fixed),
      vatPercent: text(last?.vatPercent),
      measure: last?.measure ?? "fiscal_horsepower",
      source: "",
      sourceUrl: "",
      noteAr: last?.noteAr ?? "",
      noteEn: last?.noteEn ?? "",
      reason: "",
      price: "10000",
      year: day.slice(0, 4),
      measured: "",
    },
    lines: kept.length > 0 ? kept : [emptyLine()],
  };
}

const orNull = (typed: string) => (typed.trim() === "" ? null : numberIn(typed));
const orNone = (typed: string) => (typed.trim() === "" ? 0 : numberIn(typed));

/** The row as the calls take it. What is wrong with it they say. */
export function rowIn({ kind, vehicleType }: CostTable, typed: Typed, lines: readonly Line[]) {
  const common = {
    vehicleType,
    validFrom: typed.validFrom,
    currency: typed.currency as "lbp" | "usd",
    source: typed.source,
    sourceUrl: typed.sourceUrl.trim() || null,
    noteAr: typed.noteAr.trim() || null,
    noteEn: typed.noteEn.trim() || null,
  };
  const shares = { percent: orNone(typed.percent), fixed: orNone(typed.fixed) };
  if (kind === "registration") return { kind, ...common, ...shares };
  if (kind === "customs") {
    const excise = lines
      .filter(({ from, amount }) => `${from}${amount}`.trim() !== "")
      .map(({ from, amount }) => ({ from: orNone(from), percent: numberIn(amount) }));
    return { kind, ...common, ...shares, vatPercent: orNone(typed.vatPercent), excise };
  }
  const bands = lines.map(({ from, to, ageFrom, ageTo, amount }) => ({
    from: orNone(from),
    to: orNull(to),
    ageFrom: orNone(ageFrom),
    ageTo: orNull(ageTo),
    amount: numberIn(amount),
  }));
  return { kind, ...common, measure: typed.measure as CostMeasure, bands };
}

export const sentIn = (table: CostTable, typed: Typed, lines: readonly Line[], version: string): Sent => ({
  ...rowIn(table, typed, lines),
  version,
  ...(typed.reason.trim() && { reason: typed.reason.trim() }),
});

/** The vehicle to try a row with; what its bands go by is the measure that was chosen. */
export function exampleIn({ kind }: CostTable, typed: Typed): Example {
  const measured = kind === "road_fee" ? orNull(typed.measured) : null;
  return {
    price: numberIn(typed.price),
    year: numberIn(typed.year),
    horsepower: typed.measure === "horsepower" ? measured : null,
    fiscalHorsepower: typed.measure === "fiscal_horsepower" ? measured : null,
    engineCc: typed.measure === "engine_cc" ? measured : null,
  };
}
