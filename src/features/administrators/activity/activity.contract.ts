import { z } from "zod";
import { type CallsOf, contract } from "#platform/http/contract.ts";

const moment = z.iso.datetime();
const facts = z.record(z.string(), z.unknown());

const entry = z.object({
  id: z.uuid(),
  at: moment,
  administrator: z
    .object({ id: z.uuid(), fullName: z.string(), username: z.string() })
    .nullable()
    .describe("Null: nobody was recognised"),
  action: z.string().describe("`payment.verified`"),
  resourceType: z.string(),
  resourceId: z.string().nullable(),
  before: facts.nullable().describe("What was changed, as it was"),
  after: facts.nullable(),
  details: facts,
  address: z.string().nullable(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
});
export type ActivityEntry = z.output<typeof entry>;

/** More than these are not counted. */
export const mostCounted = 10_000;
const word = z.string().regex(/^[a-z_.]{1,80}$/);
const filters = {
  admin: z.uuid().optional(),
  action: word.optional(),
  resource: word.optional().describe("Kind of what it was done to"),
  resourceId: z.string().trim().min(1).max(200).optional(),
  from: z.iso.date().optional().describe("Days in Beirut, the last one included"),
  to: z.iso.date().optional(),
};
export const activitySorts = ["-at", "at"] as const;
const area = { policy: "administrator", area: "activity" } as const;

export const activityContract = contract({
  "GET /api/admin/activity": {
    ...area,
    summary: "What administrators did, the latest first",
    query: z.object({
      ...filters,
      sort: z.enum(activitySorts).default("-at"),
      page: z.coerce.number().int().min(1).max(100_000).default(1),
      limit: z.coerce.number().int().min(1).max(100).default(100),
    }),
    answer: z.object({
      data: z.array(entry),
      total: z.int().describe("At most 10,000 are counted"),
      page: z.int(),
      totalPages: z.int(),
    }),
  },
  "GET /api/admin/activity/choices": {
    ...area,
    summary: "What the log can be filtered by: administrators, actions and kinds that stand in it",
    answer: z.object({
      administrators: z.array(z.object({ id: z.uuid(), fullName: z.string() })),
      actions: z.array(z.string()),
      resources: z.array(z.string()),
    }),
  },
  "GET /api/admin/activity/export": {
    ...area,
    summary: "The same as a CSV file, all pages of it",
    query: z.object(filters),
    produces: "text/csv",
    answer: z.string(),
  },
});

declare module "#platform/http/api.ts" {
  interface Calls extends CallsOf<typeof activityContract> {}
}
