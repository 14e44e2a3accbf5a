import type { FastifyInstance } from "fastify";
import type { Deps } from "#deps";
import { AppError } from "#errors";
import type { Details } from "#features/listings/kept-details.ts";
import { findVisibility } from "#features/listings/listing.queries.ts";
import type { OwnListingDetail, PublicListing } from "#features/listings/listing.schema.ts";
import { dayInBeirut } from "#i18n/format.ts";
import { memoWhile } from "#platform/cache/memo.ts";
import { type Database, readsOf } from "#platform/db/connect.ts";
import { serve } from "#platform/http/contract.ts";
import { costOf, type Vehicle } from "./compute-costs.ts";
import { type CostKind, costKinds } from "./cost.choices.ts";
import { costContract } from "./cost.contract.ts";
import { findExchangeRate, findRates } from "./cost.queries.ts";
import type { VehicleCosts } from "./cost.schema.ts";

interface CostDeps extends Deps {
  details: Details;
  /** What the owner of a listing sees of it in any state. */
  ownView: (db: Database, userId: string, id: string, now: Date) => Promise<OwnListingDetail | undefined>;
}

/** What it costs to own a vehicle that is listed. */
export async function costRoutes(
  app: FastifyInstance,
  { db: primary, clock, details, ownView, tablesVersion }: CostDeps,
): Promise<void> {
  const db = readsOf(primary);
  // A day is another table.
  const readTable = memoWhile(
    () => {
      const version = tablesVersion?.("cost_rates", "app_settings");
      return version === undefined ? undefined : `${version} ${dayInBeirut(clock())}`;
    },
    async (): Promise<Table> => {
      const day = dayInBeirut(clock());
      const [rates, exchangeRate] = await Promise.all([findRates(db, day), findExchangeRate(db)]);
      return { day, rates, exchangeRate };
    },
  );

  // The same answer for as long as listing and table are the same: what is drawn of it hangs on it.
  const answered = new WeakMap<object, { table: object; costs: VehicleCosts }>();

  serve(app, "Listings", costContract, {
    "GET /api/cars/:id/costs": async ({ params: { id }, actor }) => {
      const [table, listing] = await Promise.all([
        readTable(),
        details.of(id).then((one) => one ?? (actor && ownView(primary, actor.id, id, clock()))),
      ]);
      if (!listing) {
        const gone = (await findVisibility(db, id)) === "gone";
        throw new AppError(gone ? "listing.gone" : "listing.not_found");
      }
      const before = answered.get(listing);
      if (before?.table === table) return before.costs;
      const costs = costsOf(listing, table);
      answered.set(listing, { table, costs });
      return costs;
    },
  });
}

interface Table {
  /** In Beirut, as ISO 8601. */
  day: string;
  rates: Awaited<ReturnType<typeof findRates>>;
  exchangeRate: Awaited<ReturnType<typeof findExchangeRate>>;
}

function costsOf(listing: Omit<PublicListing, "own">, { day, rates, exchangeRate }: Table): VehicleCosts {
  const vehicle = vehicleOf(listing);
  const known = { lbp: exchangeRate?.lbp ?? null, year: Number(day.slice(0, 4)) };
  const rateOf = (kind: CostKind) =>
    rates.find((one) => one.kind === kind && one.vehicleType === listing.vehicleType);
  return {
    day,
    exchangeRate,
    items: costKinds.map((kind) => costOf(kind, vehicle, rateOf(kind), known)),
  };
}

function vehicleOf(listing: Omit<PublicListing, "own">): Vehicle {
  const { plate, condition, customs, engineCapacity } = listing;
  const litres = engineCapacity === null ? null : Math.round(engineCapacity * 1000);
  return {
    ...listing,
    fiscalHorsepower: null,
    engineCc: listing.vehicleType === "motorcycle" ? listing.bikeEngineSize : litres,
    isRegistered: (plate === null ? condition !== "new" : plate !== "none") && customs !== "unpaid",
  };
}
