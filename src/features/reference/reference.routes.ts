import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { z } from "zod";
import type { Deps } from "#deps";
import { AppError } from "#errors";
import { yearInBeirut } from "#i18n/format.ts";
import { serve } from "#platform/http/contract.ts";
import { familiesOfBrand } from "./families.ts";
import { referenceContract, referenceLists } from "./reference.contract.ts";
import {
  brandBySlug,
  brands,
  engineBuckets,
  enumerations,
  exteriorColours,
  featureGroups,
  features,
  governorates,
  interiorColours,
  mileageBuckets,
  places,
  priceBuckets,
  quickPriceBuckets,
  yearBuckets,
} from "./reference.ts";
import type { Brand, Model, Named } from "./reference.types.ts";

/** The lists change with a deployment only, and with the year that the year presets count from. */
export async function referenceRoutes(app: FastifyInstance, { clock }: Deps): Promise<void> {
  let written: { year: number; json: string; etag: string } | undefined;
  const current = () => {
    const now = clock();
    const year = yearInBeirut(now);
    if (written?.year === year) return written;
    const json = JSON.stringify(referenceLists.parse(presentLists(now)));
    const etag = `"${createHash("sha256").update(json).digest("base64url").slice(0, 22)}"`;
    written = { year, json, etag };
    return written;
  };

  app.addHook("preHandler", async (request, reply) => {
    const { etag } = current();
    reply.header("cache-control", "public, max-age=3600, stale-while-revalidate=86400").header("etag", etag);
    const known = request.headers["if-none-match"]?.split(",").map((one) => one.trim().replace(/^W\//, ""));
    if (known?.some((one) => one === etag || one === "*")) return reply.code(304).send();
  });

  serve(app, "Reference", referenceContract, {
    "GET /api/reference": async ({ reply }) => {
      // Written once, not for every visitor: the document is some hundred kilobytes.
      reply.serializer(() => current().json);
      return {} as z.input<typeof referenceLists>;
    },
    "GET /api/reference/brands/:vehicleType": async ({ params }) =>
      brands[params.vehicleType].map(presentName),
    "GET /api/reference/brands/:vehicleType/:brand/models": async ({ params }) => {
      const brand = brandBySlug(params.vehicleType, params.brand);
      if (!brand) throw new AppError("route.not_found");
      return brand.models.map(presentModel);
    },
    "GET /api/reference/brands/:vehicleType/:brand/families": async ({ params }) => {
      const brand = brandBySlug(params.vehicleType, params.brand);
      if (!brand) throw new AppError("route.not_found");
      return [...familiesOfBrand(params.vehicleType, brand.slug), ...brand.models].map(presentName);
    },
  });
}

type Lists = z.input<typeof referenceLists>;

function presentLists(now: Date): Lists {
  return {
    brands: { car: brands.car.map(presentBrand), motorcycle: brands.motorcycle.map(presentBrand) },
    places: places.map(({ slug, en, ar, district, governorate, latitude, longitude }) => ({
      slug,
      en,
      ar,
      district: district.slug,
      governorate: governorate.slug,
      latitude,
      longitude,
    })),
    governorates: governorates.map(presentName),
    exteriorColours: exteriorColours.map((one) => ({ ...presentName(one), hex: one.hex })),
    interiorColours: interiorColours.map((one) => ({ ...presentName(one), hex: one.hex })),
    features: features.map((one) => ({ ...presentName(one), group: one.group })),
    featureGroups: featureGroups.map(presentName),
    enumerations: Object.fromEntries(
      Object.entries(enumerations).map(([field, names]) => [
        field,
        names.map((one: Named) => presentName(one)),
      ]),
    ),
    buckets: {
      quickPrice: [...quickPriceBuckets],
      price: [...priceBuckets],
      mileage: [...mileageBuckets],
      engine: [...engineBuckets],
      year: { car: [...yearBuckets(now, "car")], motorcycle: [...yearBuckets(now, "motorcycle")] },
    },
  };
}

const presentName = ({ slug, en, ar }: Named) => ({ slug, en, ar });

function presentBrand({ popular, models, ...brand }: Brand): Lists["brands"]["car"][number] {
  return {
    ...presentName(brand),
    ...(popular !== undefined && { popular }),
    models: models.map(presentModel),
    families: familiesOfBrand(brand.vehicleType, brand.slug).map((family) => ({
      ...presentName(family),
      models: [...family.models],
    })),
  };
}

function presentModel(model: Model): Lists["brands"]["car"][number]["models"][number] {
  return {
    ...presentName(model),
    category: model.category,
    ...(model.from !== undefined && { from: model.from }),
    ...(model.to !== undefined && { to: model.to }),
    ...("bodies" in model
      ? { bodies: [...model.bodies] }
      : { motorcycleType: model.motorcycleType, engineCc: model.engineCc }),
  };
}
