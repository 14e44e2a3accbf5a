import { z } from "zod";
import type { $ZodType, JSONSchema } from "zod/v4/core";
import {
  type CarInput,
  carInput,
  type ListingInput,
  listingInput,
  type MotorcycleInput,
  motorcycleInput,
} from "./listing-input.schema.ts";

/** What the forms' schemas take, for the OpenAPI document: what they say themselves is lost behind their transforms. */
type Given<T> = { [K in keyof T]?: unknown };
type ListingGiven = Given<CarInput> & Given<MotorcycleInput> & { phone?: unknown; make?: unknown };

function documented<Output>(schema: $ZodType, json: JSONSchema.JSONSchema) {
  const described = z.pipe(z.unknown(), schema as unknown as z.ZodType);
  described._zod.toJSONSchema = () => structuredClone(json);
  return described as unknown as z.ZodType<Output, ListingGiven>;
}

const needed = {
  car: ["title", "brand", "model", "year", "price", "city"],
  motorcycle: [
    "vehicleType",
    "title",
    "brand",
    "model",
    "year",
    "price",
    "city",
    "phoneNumber",
    "motorcycleType",
    "category",
  ],
} as const;

/** The fields as the schema gives them, which is how they are best sent. */
function objectOf(schema: $ZodType, required: readonly string[]): JSONSchema.JSONSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema as unknown as z.ZodType, {
    io: "output",
    unrepresentable: "any",
  });
  return { ...json, required: [...required] } as JSONSchema.JSONSchema;
}
const car = objectOf(carInput, needed.car);
const motorcycle = objectOf(motorcycleInput, needed.motorcycle);

export const listingInputBody = documented<ListingInput>(listingInput, {
  oneOf: [car, motorcycle],
  description:
    "A car, or a motorcycle with `vehicleType: motorcycle`. Numbers may be texts in any digits. `phone` is taken for " +
    "`phoneNumber`, `make` for `brand`, `gasoline` for `gas`; id, userId, status, featured and times are ignored. What is left out " +
    "is unknown, and shown to nobody; `bikeEngineSize` may be left out of an electric motorcycle alone",
});

/** Checked against the kind of the listing by the verb, which knows it. */
export const listingChangeBody = documented<Record<string, unknown>>(z.record(z.string(), z.unknown()), {
  anyOf: [
    { ...car, required: [] },
    { ...motorcycle, required: [] },
  ],
  description: "The fields that change, checked as those of a new listing; the kind of a listing stays",
});
