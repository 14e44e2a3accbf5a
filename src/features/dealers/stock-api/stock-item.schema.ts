import { createHash } from "node:crypto";
import { z } from "zod";
import { listingInputBody } from "#features/selling/listing-input.document.ts";
import { longestStockNumber } from "../stock-import/columns.ts";

export const mostItems = 500;
export const largestBatch = 4 * 1024 * 1024;
/** Of one vehicle; how many of them its listing may show is for its plan to say. */
export const mostPhotoAddresses = 60;

/** The dealer's own number of a vehicle, as files have it too. */
export const stockNumber = z
  .string()
  .max(longestStockNumber)
  .regex(/^\S+( \S+)*$/)
  .refine((text) => !/\p{Cc}/u.test(text))
  .describe("The dealer's own number of the vehicle, kept for it: the same one is the same vehicle");

type Said = Record<string, unknown>;
interface Described {
  oneOf: { required: string[]; properties: Record<string, object> }[];
}

/** A vehicle as the forms send it; judged by the verb, which says of each field what is wrong with it. */
export const vehicle = (() => {
  const described = z.record(z.string(), z.unknown());
  described._zod.toJSONSchema = () => {
    const { oneOf } = z.toJSONSchema(listingInputBody, { io: "input" }) as unknown as Described;
    return {
      oneOf: oneOf.map(({ required, properties, ...kind }) => ({
        ...kind,
        properties: { ...properties, images },
        required: required.filter((field) => !["title", "city", "phoneNumber"].includes(field)),
      })),
      description:
        "The whole vehicle, as `POST /api/cars` takes it: what is left out is unknown from now on. `title` is made of brand, model " +
        "and year where it is left out; `city` and `phoneNumber` are the showroom's. `images` are https addresses, which are " +
        "fetched in the background, or the `url` of photos that were sent: left out, the photos stay; the same address is not fetched twice",
    };
  };
  return described as z.ZodType<Said, Said>;
})();

const images = {
  type: "array",
  maxItems: mostPhotoAddresses,
  items: { type: "string", format: "uri-reference", maxLength: 1000 },
};

/** The same for the same content, in any order of its fields. */
export function saidHash(said: Said): string {
  return createHash("sha256")
    .update(JSON.stringify(inOrder(said)))
    .digest("base64url");
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (value === null || typeof value !== "object") return value;
  const sorted = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return sorted.map(([name, one]) => [name, inOrder(one)]);
}
