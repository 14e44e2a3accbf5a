import type { VehicleType } from "#features/reference/enumerations.ts";
import type { CostKind, CostMeasure } from "./cost.choices.ts";
import type { CostItem, MissingFact } from "./cost.schema.ts";

/** A row of the table of costs; money in its currency. */
export interface Rate {
  kind: CostKind;
  vehicleType: VehicleType;
  validFrom: string;
  currency: "lbp" | "usd";
  percent: number;
  fixed: number;
  vatPercent: number;
  measure: CostMeasure | null;
  source: string;
  sourceUrl: string | null;
  noteAr: string | null;
  noteEn: string | null;
  bands: { from: number; to: number | null; ageFrom: number; ageTo: number | null; amount: number }[];
  excise: { from: number; percent: number }[];
}

/** What costs hang on. */
export interface Vehicle {
  price: number;
  currency: "usd" | "lbp" | "eur";
  priceUsd: number;
  year: number;
  horsepower: number | null;
  fiscalHorsepower: number | null;
  engineCc: number | null;
  customs: "paid" | "unpaid" | null;
  isRegistered: boolean;
}

// All is exact: money in whole hundredths, percent in ten-thousandths, pounds for a dollar in millionths. Halves are rounded up.
const exact = (value: number, digits: number) => BigInt(value.toFixed(digits).replace(".", ""));
const money = (value: number) => exact(value, 2);
const said = (hundredths: bigint) => Number(`${hundredths}e-2`);
const quotient = (a: bigint, b: bigint) => (2n * a + b) / (2n * b);
const million = 1_000_000n;
/** Pounds are rounded to whole ones, dollars to cents. */
const inCurrency = (a: bigint, b: bigint, currency: Rate["currency"]) =>
  currency === "lbp" ? quotient(a, b * 100n) * 100n : quotient(a, b);

/** What one kind of cost is of this vehicle by `rate`, the row in force in `year`; `lbp`: pounds for a dollar, where that is known. */
export function costOf(
  kind: CostKind,
  vehicle: Vehicle,
  rate: Rate | undefined,
  { lbp, year }: { lbp: number | null; year: number },
): CostItem {
  const nothing = { kind, missing: null, amount: null, amountUsd: null, parts: [], value: null, bands: [] };
  if (kind === "customs" && vehicle.customs === "paid")
    return { ...nothing, state: "not_due", measured: null, row: null };
  if (!rate) return { ...nothing, state: "no_row", measured: null, row: null };
  const { validFrom, currency, source, sourceUrl, noteAr, noteEn, measure } = rate;
  const measured = measure && { measure, of: measures[measure].of(vehicle) };
  const known = {
    ...nothing,
    measured,
    row: { validFrom, currency, source, sourceUrl, noteAr, noteEn },
  };
  const unknown = (missing: MissingFact, bands: CostItem["bands"] = []) =>
    ({ ...known, state: "unknown", missing, bands }) as const;
  const perDollar = lbp === null ? null : exact(lbp, 6);
  const inDollars = (amount: bigint) => {
    if (currency === "usd") return amount;
    return perDollar === null ? null : quotient(amount * million, perDollar);
  };
  const bands = bandsAtAge(rate, Math.max(year - vehicle.year, 0));

  if (kind === "customs" && vehicle.customs === null) return unknown("customs");
  if (kind === "registration" && !vehicle.isRegistered) return unknown("first_registration");
  if (measured && measured.of === null) {
    const open = bands.map(({ from, to, amount }) => {
      const usd = inDollars(money(amount));
      return { from, to, amount, amountUsd: usd === null ? null : said(usd) };
    });
    return unknown(measures[measured.measure].missing, open);
  }
  const value = worth(vehicle, currency, perDollar);
  let amount: bigint | null = null;
  let parts: Levied["parts"] = [];
  if (kind === "road_fee") {
    const of = measured?.of ?? Number.NaN;
    const band = bands.find(({ from, to }) => of >= from && of <= (to ?? of));
    if (!band) return unknown("band");
    amount = money(band.amount);
  } else if (value !== null) {
    ({ amount, parts } = levied(rate, value));
  }
  const usd = amount === null ? null : inDollars(amount);
  if (amount === null || usd === null) return unknown("exchange_rate");
  return {
    ...known,
    state: "known",
    amount: said(amount),
    amountUsd: said(usd),
    parts,
    value: kind === "road_fee" || value === null ? null : said(value),
  };
}

const measures = {
  fiscal_horsepower: { of: (vehicle: Vehicle) => vehicle.fiscalHorsepower, missing: "fiscal_horsepower" },
  horsepower: { of: (vehicle: Vehicle) => vehicle.horsepower, missing: "horsepower" },
  engine_cc: { of: (vehicle: Vehicle) => vehicle.engineCc, missing: "engine_size" },
} as const satisfies Record<CostMeasure, { of: (vehicle: Vehicle) => number | null; missing: MissingFact }>;

const bandsAtAge = ({ bands }: Rate, age: number) =>
  bands
    .filter(({ ageFrom, ageTo }) => age >= ageFrom && age <= (ageTo ?? age))
    .toSorted((a, b) => a.from - b.from);

/** The asking price in the row's currency: the seller's own where it is in that, else by way of dollars. */
function worth(
  { price, currency: own, priceUsd }: Vehicle,
  currency: Rate["currency"],
  perDollar: bigint | null,
): bigint | null {
  if (currency === own) return money(price);
  if (currency === "usd") return money(priceUsd);
  return perDollar === null ? null : quotient(money(priceUsd) * perDollar, million);
}

interface Levied {
  amount: bigint;
  parts: CostItem["parts"];
}

/** What hangs on the value: a share of it and, of customs, excise by its parts and tax on all of it. */
function levied({ kind, currency, percent, fixed, vatPercent, excise }: Rate, value: bigint): Levied {
  const percentOf = (of: bigint, rate: number) => inCurrency(of * exact(rate, 4), million, currency);
  const share = percentOf(value, percent);
  const bands = excise
    .map((band) => ({ from: money(band.from), percent: exact(band.percent, 4) }))
    .sort((a, b) => (a.from < b.from ? -1 : 1));
  const byBands = bands.reduce((sum, band, at) => {
    const next = bands[at + 1]?.from ?? value;
    const upTo = next < value ? next : value;
    return upTo > band.from ? sum + (upTo - band.from) * band.percent : sum;
  }, 0n);
  const exciseDue = inCurrency(byBands, million, currency);
  const vat = percentOf(value + share + exciseDue, vatPercent);
  const all: [part: CostItem["parts"][number]["part"], amount: bigint, percent: number | null][] =
    kind === "registration"
      ? [
          ["share", share, percent],
          ["fixed", money(fixed), null],
        ]
      : [
          ["duty", share, percent],
          ["excise", exciseDue, null],
          ["vat", vat, vatPercent],
          ["fixed", money(fixed), null],
        ];
  return {
    amount: all.reduce((sum, [, amount]) => sum + amount, 0n),
    parts: all
      .filter(([, amount]) => amount > 0n)
      .map(([part, amount, percent]) => ({ part, percent, amount: said(amount) })),
  };
}
