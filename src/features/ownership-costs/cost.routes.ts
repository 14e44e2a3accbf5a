import type { FastifyInstance } from "fastify";
import type { Deps } from "#deps";
import { AppError } from "#errors";
import type { Details } from "#features/listings/kept-details.ts";
import { findVisibility } from "#features/listings/listing.queries.ts";
import type { OwnListingDetail, PublicListing } from "#features/listings/listing.schema.ts";
import { dayInBeirut, yearInBeirut } from "#i18n/format.ts";
import { memoWhile } from "#platform/cache/memo.ts";
import { type Database, readsOf } from "#platform/db/connect.ts";
import { serve } from "#platform/http/contract.ts";
import { costOf, type Vehicle } from "./compute-costs.ts";
import { costKinds } from "./cost.choices.ts";
import { costContract } from "./cost.contract.ts";
import { findExchangeRate, findRates } from "./cost.queries.ts";

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
    async () => {
      const day = dayInBeirut(clock());
      const [rates, exchangeRate] = await Promise.all([findRates(db, day), findExchangeRate(db)]);
      return { day, rates, exchangeRate };
    },
  );

  serve(app, "Listings", costContract, {
    "GET /api/cars/:id/costs": async ({ params: { id }, actor }) => {
      const [{ day, rates, exchangeRate }, listing] = await Promise.all([
        readTable(),
        details.of(id).then((one) => one ?? (actor && ownView(primary, actor.id, id, clock()))),
      ]);
      if (!listing) {
        const gone = (await findVisibility(db, id)) === "gone";
        throw new AppError(gone ? "listing.gone" : "listing.not_found");
      }
      const vehicle = vehicleOf(listing);
      const known = { lbp: exchangeRate?.lbp ?? null, year: yearInBeirut(clock()) };
      return {
        day,
        exchangeRate,
        items: costKinds.map((kind) => {
          const rate = rates.find((one) => one.kind === kind && one.vehicleType === listing.vehicleType);
          return costOf(kind, vehicle, rate, known);
        }),
      };
    },
  });
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
