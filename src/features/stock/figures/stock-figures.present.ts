import { refOf } from "#features/listings/ref.ts";
import type { VehicleType } from "#features/reference/enumerations.ts";
import { familyBySlug } from "#features/reference/families.ts";
import { brandBySlug, modelBySlug } from "#features/reference/reference.ts";
import { vehicleName } from "#features/reference/vehicle-name.ts";
import type { Language } from "#i18n/language.ts";
import type { StockListing } from "../stock.contract.ts";
import { adviceFor, medianOf } from "./advise.ts";
import type { CarRow, PositionRow, WantedRow } from "./interest.queries.ts";
import { mostCars } from "./limits.ts";
import type { SpeedRow } from "./movement.queries.ts";
import type { CarOfMonth, Movement, SlowCar, StockFigures, Wanted } from "./stock-figures.contract.ts";

/** A brand in words, with a model or family of it; what is in no list as its seller typed it. */
function nameOf(vehicleType: VehicleType, brand: string, model: string | null): Record<Language, string> {
  const maker = brandBySlug(vehicleType, brand);
  const known = model === null ? undefined : ((maker && modelBySlug(maker, model)) ?? familyBySlug(model));
  const said = (language: Language) =>
    [maker?.[language] ?? brand, known?.[language] ?? model].filter(Boolean).join(" ");
  return { ar: said("ar"), en: said("en") };
}

/** To two digits behind the point; null where there was no stock. */
export function turnOf({ sold, atStart, atEnd }: Movement): number | null {
  const mean = (atStart + atEnd) / 2;
  return mean === 0 ? null : Math.round((sold / mean) * 100) / 100;
}

export function presentSpeeds(rows: readonly SpeedRow[]): StockFigures["daysToSell"] {
  const ownOf = (row: SpeedRow) => ({ days: row.own_days, count: row.own_count });
  const marketOf = ({ market_days, market_count }: SpeedRow) =>
    market_days === null ? null : { days: market_days, count: market_count };
  const all = rows.find(({ model }) => model === null);
  return {
    own: all ? ownOf(all) : null,
    market: all ? marketOf(all) : null,
    models: rows.flatMap((row) =>
      row.vehicle_type !== null && row.brand !== null && row.model !== null
        ? [
            {
              name: nameOf(row.vehicle_type, row.brand, row.model),
              own: ownOf(row),
              market: marketOf(row),
            },
          ]
        : [],
    ),
  };
}

const counted = ["views", "contacts", "calls", "chats", "leads"] as const;

/** `most`: how many cars are named; all are counted. */
export function presentInterest(rows: readonly CarRow[], most = mostCars): StockFigures["interest"] {
  const sums = Object.fromEntries(
    counted.map((one) => [one, rows.reduce((sum, row) => sum + row[one], 0)]),
  ) as Record<(typeof counted)[number], number>;
  const cars = rows.slice(0, most).map(
    ({ id, serial, views, contacts, calls, chats, leads, ...row }): CarOfMonth => ({
      id,
      ref: refOf(serial),
      name: vehicleName({ ...row, vehicleType: row.vehicle_type }),
      views,
      viewShare: sums.views === 0 ? null : Math.round((views / sums.views) * 1000) / 1000,
      contacts,
      calls,
      chats,
      leads,
    }),
  );
  return { ...sums, cars, carCount: rows.length };
}

export function presentPosition(rows: readonly PositionRow[]): StockFigures["position"] {
  return {
    labels: Object.fromEntries(
      rows.flatMap(({ fair_price, n }) => (fair_price === null ? [] : [[fair_price, n]])),
    ),
    unknown: rows.find(({ fair_price }) => fair_price === null)?.n ?? 0,
    medianPercent: rows[0]?.median ?? null,
  };
}

/** The longest on sale, with what could be done; what buyers did is that of the month. */
export function presentSlowest(listings: readonly StockListing[], interest: readonly CarRow[]): SlowCar[] {
  const usualViews = medianOf(interest.map(({ views }) => views));
  const ofMonth = new Map(interest.map((row) => [row.id, row]));
  return listings.map(({ id, ref, name, daysOnSale, pricePercent, photoCount, completeness }) => {
    const { views = 0, contacts = 0 } = ofMonth.get(id) ?? {};
    const facts = { pricePercent, photoCount, completeness, views, contacts };
    return { id, ref, name, daysOnSale: daysOnSale ?? 0, ...facts, advice: adviceFor(facts, usualViews) };
  });
}

export const presentWanted = (rows: readonly WantedRow[]): Wanted[] =>
  rows.map(({ vehicle_type, brand, model, price_to, place, times, nothing_times }) => ({
    vehicleType: vehicle_type,
    name: brand === null ? null : nameOf(vehicle_type, brand, model),
    priceTo: price_to,
    place,
    times,
    nothingTimes: nothing_times,
  }));
