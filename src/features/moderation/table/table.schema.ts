import { z } from "zod";
import { photo } from "#features/listings/listing.schema.ts";
import { expiredReasons } from "#features/listings/listing-state.schema.ts";
import { rejectionCodes } from "#features/listings/rejection-codes.ts";
import { currencies, listingStatuses, vehicleTypes } from "#features/reference/enumerations.ts";
import { filterOf } from "#platform/http/filter.ts";

const time = z.iso.datetime();

/** The columns by which the table is ordered; a minus in front: the other way round. */
export const tableSorts = [
  "-createdAt",
  "createdAt",
  "-price",
  "price",
  "-year",
  "year",
  "-model",
  "model",
  "-city",
  "city",
  "-status",
  "status",
] as const;
export type TableSort = (typeof tableSorts)[number];

/** What the state filter knows; `deleted` are those that can still be brought back. */
export const tableStates = [...listingStatuses, "deleted"] as const;

/** No total says more, and no page lies further: anyone who looks for one listing among so many searches. */
export const mostListed = 10_000;

export const tableQuery = z.object({
  search: z
    .string()
    .trim()
    .max(200)
    .optional()
    .describe("Words of the listing; or its id, a VIN, a phone number or the mail of its seller"),
  status: z.enum(["all", ...tableStates]).default("all"),
  city: z
    .string()
    .max(60)
    .transform((asked) => (asked === "all" ? undefined : asked))
    .optional(),
  vehicleType: filterOf(vehicleTypes),
  userId: z.uuid().optional(),
  sort: z.enum(tableSorts).default("-createdAt"),
  page: z.coerce.number().int().min(1).max(mostListed).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(100),
});
export type TableCriteria = Omit<z.output<typeof tableQuery>, "page" | "limit">;

/** A listing as a line of the administrators' table. */
export const tableRow = z.object({
  id: z.uuid(),
  vehicleType: z.enum(vehicleTypes),
  title: z.string(),
  brand: z.string(),
  model: z.string(),
  modelName: z.string().describe("In the visitor's language"),
  year: z.int(),
  price: z.number(),
  currency: z.enum(currencies),
  priceUsd: z.number(),
  phoneNumber: z.string().nullable().describe("Of the listing, E.164"),
  city: z.string(),
  status: z.enum(listingStatuses),
  expiredReason: z.enum(expiredReasons).nullable(),
  rejectionCode: z.enum(rejectionCodes).nullable(),
  isPublic: z.boolean().describe("Whether anyone may see it: a suspended seller's live listing is not"),
  deletedAt: time.nullable(),
  flags: z.int(),
  openReports: z.int(),
  cover: photo.nullable(),
  sellerId: z.uuid(),
  sellerName: z.string(),
  createdAt: time,
  updatedAt: time,
});
export type TableRow = z.output<typeof tableRow>;

export const tablePage = z.object({
  data: z.array(tableRow),
  total: z.int().describe("To `most`: that many, or more"),
  most: z.int(),
  sort: z
    .enum(tableSorts)
    .describe("As asked for, but of a search that finds `most` or more: then the newest first"),
  page: z.int(),
  totalPages: z.int(),
});
