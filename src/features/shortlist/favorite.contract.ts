import { z } from "zod";
import { listingCard, vehicleWords } from "#features/listings/listing.schema.ts";
import { currencies } from "#features/reference/enumerations.ts";
import { type CallsOf, contract } from "#platform/http/contract.ts";
import { mostOfGuest } from "./favorite.schema.ts";

const carId = z.object({ carId: z.uuid() });
const ids = z.object({ ids: z.array(z.uuid()) });

export const favorite = z.object({
  id: z.uuid().describe("The listing's"),
  title: z.string(),
  name: vehicleWords,
  savedAt: z.iso.datetime(),
  savedPrice: z.number().describe("What the seller asked then, in `savedCurrency`"),
  savedCurrency: z.enum(currencies),
  state: z
    .enum(["available", "sold", "away"])
    .describe("away: it may come back; its page cannot be seen now"),
  listing: listingCard.nullable().describe("Of one that is available"),
});
export type Favorite = z.output<typeof favorite>;

export const favoriteContract = contract({
  "GET /api/favorites": {
    summary: "One's saved listings, the last saved first, with what became of them",
    policy: "user",
    query: z.object({
      page: z.coerce.number().int().min(1).max(1000).default(1),
      limit: z.coerce.number().int().min(1).max(60).default(24),
      cheaper: z
        .enum(["0", "1"])
        .default("0")
        .transform((given) => given === "1")
        .describe("`1`: those that cost less now than when they were saved, the last reduced first"),
    }),
    answer: z.object({
      data: z.array(favorite),
      total: z.number().int(),
      page: z.number().int(),
      totalPages: z.number().int(),
    }),
  },
  "GET /api/favorites/ids": {
    summary: "The ids of one's saved listings, the last saved first",
    policy: "user",
    answer: ids,
  },
  "PUT /api/favorites/:carId": {
    summary: "Saves a listing that anyone may see; once more changes nothing",
    policy: "user",
    params: carId,
    refuses: ["listing.not_found", "listing.gone", "favorite.too_many"],
  },
  "DELETE /api/favorites/:carId": {
    summary: "Takes a listing off one's list; of one that is not on it nothing changes",
    policy: "user",
    params: carId,
  },
  "POST /api/favorites/merge": {
    summary:
      "Takes over what a guest's device kept, as far as it can still be seen and there is room; gives the whole list",
    policy: "user",
    body: z.object({ ids: z.array(z.uuid()).max(mostOfGuest) }),
    answer: ids,
  },
  "GET /api/cars/cards": {
    summary:
      "The cards of these listings in their order, as far as anyone may see them: what a guest's device kept",
    policy: "public",
    query: z.object({
      ids: z
        .string()
        .max(37 * mostOfGuest)
        .transform((text) => text.split(",").filter(Boolean))
        .pipe(z.array(z.uuid()).max(mostOfGuest)),
    }),
    answer: z.object({ data: z.array(listingCard) }),
  },
});

declare module "#platform/http/api.ts" {
  interface Calls extends CallsOf<typeof favoriteContract> {}
}
