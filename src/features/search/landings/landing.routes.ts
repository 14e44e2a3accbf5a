import type { FastifyInstance } from "fastify";
import type { Deps } from "#deps";
import { AppError } from "#errors";
import type { VehicleType } from "#features/reference/enumerations.ts";
import { familyBySlug, modelOrFamily } from "#features/reference/families.ts";
import { brandBySlug, modelBySlug } from "#features/reference/reference.ts";
import { memoWhile } from "#platform/cache/memo.ts";
import { type Database, readsOf } from "#platform/db/connect.ts";
import { serve } from "#platform/http/contract.ts";
import { type Landing, landingContract } from "./landing.contract.ts";
import { findFigures, findParts } from "./landing.queries.ts";
import type { LandingOf } from "./landing-address.ts";

/** What the landing pages of brands, models and places say. */
export async function landingRoutes(
  app: FastifyInstance,
  { db: primary, listingsVersion = () => undefined }: Deps,
): Promise<void> {
  const db = readsOf(primary);
  // All listings of a kind are read for the whole market alone: not again before one of them is another.
  const whole = {
    car: memoWhile(listingsVersion, () => readLanding(db, { vehicleType: "car" })),
    motorcycle: memoWhile(listingsVersion, () => readLanding(db, { vehicleType: "motorcycle" })),
  } satisfies Record<VehicleType, () => Promise<Landing>>;

  serve(app, "Listings", landingContract, {
    "GET /api/landings/:vehicleType": async ({ params: { vehicleType }, query: { brand, model, city } }) => {
      if (brand === undefined && model === undefined && city === undefined) return whole[vehicleType]();
      return readLanding(db, {
        vehicleType,
        ...(brand !== undefined && { brand }),
        ...(model !== undefined && { model }),
        ...(city !== undefined && { city }),
      });
    },
  });
}

/** Error: `route.not_found` where nothing is listed, and for what the reference does not name. */
async function readLanding(db: Database, of: LandingOf): Promise<Landing> {
  const brand = of.brand === undefined ? undefined : brandBySlug(of.vehicleType, of.brand);
  const model = brand && of.model !== undefined ? modelOrFamily(brand, of.model) : undefined;
  const isFamily = model !== undefined && familyBySlug(model.slug) !== undefined;
  const unknown = (of.brand !== undefined && !brand) || (of.model !== undefined && !model);
  const nothing: [] = [];
  const [figures, brands, models, families, places, years] = unknown
    ? [undefined, nothing, nothing, nothing, nothing, nothing]
    : await Promise.all([
        findFigures(db, of),
        of.brand === undefined ? findParts(db, of, "brand") : nothing,
        of.brand !== undefined && (!model || isFamily) ? findParts(db, of, "model") : nothing,
        of.brand !== undefined && !model ? findParts(db, of, "family") : nothing,
        of.city === undefined ? findParts(db, of, "city") : nothing,
        of.model === undefined ? nothing : findParts(db, of, "year"),
      ]);
  if (!figures) throw new AppError("route.not_found");
  return {
    ...figures,
    model: model ? { en: model.en, ar: model.ar } : null,
    brands: brands.filter(({ slug }) => brandBySlug(of.vehicleType, slug)),
    // A model in no list is called as its seller wrote it: it has no page.
    models: models.flatMap((part) => {
      const known = modelOf(of, part.slug);
      return known ? [{ ...part, en: known.en, ar: known.ar }] : [];
    }),
    families: families.flatMap((part) => {
      const { en, ar, brand: maker } = familyBySlug(part.slug) ?? {};
      return en && ar && maker === of.brand ? [{ ...part, en, ar }] : [];
    }),
    places,
    years,
  };
}

function modelOf({ vehicleType, brand = "" }: LandingOf, slug: string) {
  if (vehicleType === "car") {
    const maker = brandBySlug("car", brand);
    return maker && modelBySlug(maker, slug);
  }
  const maker = brandBySlug("motorcycle", brand);
  return maker && modelBySlug(maker, slug);
}
