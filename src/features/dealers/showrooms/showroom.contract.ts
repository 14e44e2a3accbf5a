import { z } from "zod";
import { photo } from "#features/listings/listing.schema.ts";
import { specializations } from "#features/reference/dealer-enumerations.ts";
import { searchPlaces } from "#features/reference/enumerations.ts";
import { normalisePlace } from "#features/reference/normalise.ts";
import { staffRoles } from "#platform/http/actor.ts";
import { type CallsOf, contract } from "#platform/http/contract.ts";
import { longestSearch, showroomOrders } from "./showroom.schema.ts";

const time = z.string().regex(/^\d\d:\d\d$/);
/** An empty word filters nothing, as a form without a script sends it. */
const orNothing = <T extends z.ZodType>(field: T) =>
  z.preprocess((value) => (value === "" || value === "all" ? undefined : value), field.optional());

/** A showroom as the directory shows it. */
export const showroomCard = z.object({
  id: z.uuid().describe("The dealer's: `userId` of `GET /api/cars` finds the stock"),
  slug: z.string(),
  name: z.string(),
  city: z.string().nullable(),
  specialization: z.string().nullable(),
  logo: photo.nullable(),
  cover: photo.nullable(),
  stock: z.object({ car: z.int(), motorcycle: z.int() }).describe("Listings on the market at this moment"),
});
export type ShowroomCard = z.output<typeof showroomCard>;

export const showroom = showroomCard.extend({
  address: z.string().nullable(),
  phone: z.string().nullable().describe("For calls. E.164"),
  chatPhone: z.string().nullable().describe("For chats, E.164; null: the one for calls"),
  aboutAr: z.string().nullable(),
  aboutEn: z.string().nullable(),
  yearsInBusiness: z
    .string()
    .nullable()
    .describe("Whole years, grown since they were told, or a range of them"),
  memberSince: z.iso.datetime(),
  mapUrl: z.string().describe("The dealer's own link, else a search for the address"),
  hours: z
    .array(z.array(z.tuple([time, time])))
    .nullable()
    .describe("From Monday to Sunday, the spans of each day in Beirut's time; null: the dealer does not say"),
  opening: z
    .object({
      isOpen: z.boolean(),
      at: time.nullable().describe("When that changes next"),
      weekday: z.int().nullable().describe("0 Monday to 6 Sunday, of that change where it is not today"),
    })
    .nullable()
    .describe("Whether it is open at this moment"),
  responseMinutes: z
    .number()
    .nullable()
    .describe("Until the first answer to a message, in half of the last 90 days' or sooner; null: too few"),
  reviews: z
    .object({ count: z.int(), average: z.number().nullable().describe("Null: too few of them") })
    .describe("Of buyers who had contact; `GET /api/dealers/:slug/reviews`"),
  team: z
    .array(z.object({ name: z.string(), role: z.enum(staffRoles) }))
    .describe("Who works there and agreed to be shown"),
  isDemo: z.boolean().describe("Of the demo market: dealer and phone number are invented"),
});
export type Showroom = z.output<typeof showroom>;

export const showroomContract = contract({
  "GET /api/dealers": {
    summary: "Approved dealers with a showroom, those with the largest stock first; the name in any spelling",
    policy: "public",
    query: z.object({
      search: orNothing(
        z
          .string()
          .max(longestSearch)
          .transform((text) => text.replace(/\p{Cc}+/gu, " ").trim()),
      ).describe("Words of the name, in Arabic or as its address spells it"),
      city: orNothing(z.preprocess(normalisePlace, z.enum(searchPlaces))),
      specialization: orNothing(z.enum(specializations)),
      sort: orNothing(z.enum(showroomOrders)),
      page: z.coerce.number().int().min(1).max(1000).default(1),
      limit: z.coerce.number().int().min(1).max(60).default(24),
    }),
    answer: z.object({
      data: z.array(showroomCard),
      total: z.int(),
      page: z.int(),
      totalPages: z.int(),
    }),
  },
  "GET /api/dealers/:slug": {
    summary: "One showroom",
    policy: "public",
    params: z.object({ slug: z.string().max(200) }),
    answer: showroom,
    refuses: ["dealer.not_found"],
  },
});

declare module "#platform/http/api.ts" {
  interface Calls extends CallsOf<typeof showroomContract> {}
}
