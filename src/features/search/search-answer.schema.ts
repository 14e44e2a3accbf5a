import { z } from "zod";
import { listingCard } from "#features/listings/listing.schema.ts";
import { type FilterGroup, listFilters, rangeNames } from "./filters.ts";

const counts = z.record(z.string(), z.int());
const notes: Partial<Record<FilterGroup, string>> = {
  model: "Only when a brand is chosen",
  features: "Listings must have all chosen features: a further one is counted among those",
  price:
    "Histogram in US dollars: lower bound of each bucket; what costs exactly an edge is a bucket of its own",
  mileage: "Likewise, in kilometres",
  engine: "Likewise, of motorcycles, in cubic centimetres",
  radius: "Only when `near` is set: within so many kilometres",
};
/** For every filter, how many listings each choice would show, that filter left out. */
export const facets = z.object(
  Object.fromEntries(
    ([...listFilters, ...rangeNames, "radius"] as const).map((name) => {
      const note = notes[name];
      return [name, note ? counts.describe(note) : counts];
    }),
  ) as Record<FilterGroup, typeof counts>,
);
export type Facets = z.output<typeof facets>;

/** How the words of a search were understood. */
export const understood = z.object({
  filters: z.array(
    z.object({
      filter: z
        .string()
        .describe(
          "The filter the words stand for: brand, model, city, yearMin, priceMax …, `near` with `radius`, or `sort`",
        ),
      value: z.string(),
      words: z.string().describe("The words as typed"),
      corrected: z.boolean().describe("Whether a typo or another spelling was read as this"),
      not: z.literal(true).optional().describe("The listing must not be this"),
    }),
  ),
  text: z
    .string()
    .describe(
      "What was not understood. Beside what was, it changes the order alone: who has the words comes first",
    ),
  missing: z.array(z.string()).describe("Words of `text` that none of what was found has"),
});
export type Understood = z.output<typeof understood>;

/** A search near one that found little. */
const wayOn = z.object({
  kind: z
    .enum(["without", "instead"])
    .describe("Without one of the conditions, or with something near it in its place"),
  filter: z
    .string()
    .describe("The filter that changes, the first of several; `words` for those looked for as they stand"),
  label: z.string().describe("What is left out, or stands there instead, in the visitor's language"),
  query: z
    .record(z.string(), z.union([z.string(), z.array(z.string())]))
    .describe("The whole search, as filters of this call"),
  count: z.int(),
});
export type WayOn = z.output<typeof wayOn>;

export const listingPage = z.object({
  data: z.array(listingCard),
  distances: z
    .record(z.string(), z.int())
    .optional()
    .describe(
      "Present when `near` is set or was read: the kilometres from there to each place of these listings",
    ),
  total: z.int(),
  page: z.int(),
  totalPages: z.int(),
  facets: facets.optional(),
  understood: understood.optional().describe("Present when the query had a search text"),
  ways: z
    .array(wayOn)
    .optional()
    .describe(
      "Present where a first page has five listings at most, though more were asked for: ways to more of them",
    ),
});
export type ListingPage = z.output<typeof listingPage>;

export const placeOnMap = z.object({
  place: z.string().describe("The place that its district is named after"),
  latitude: z.number(),
  longitude: z.number(),
  count: z.int(),
  medianUsd: z
    .int()
    .nullable()
    .describe("The middle of what they ask, in US dollars; of fewer than three null"),
  query: z.record(z.string(), z.string()).describe("The filters that find exactly these"),
});
export type PlaceOnMap = z.output<typeof placeOnMap>;

export const suggestion = z.object({
  kind: z.enum(["brand", "model", "place", "search"]),
  text: z.string().describe("In the visitor's language"),
  query: z.record(z.string(), z.string()).describe("The filters that choosing it sets"),
  count: z.int(),
});
export type Suggestion = z.output<typeof suggestion>;
