import { z } from "zod";
import { listingStatuses, placeSlugs } from "#features/reference/enumerations.ts";
import { type CallsOf, contract } from "#platform/http/contract.ts";
import { filterOf } from "#platform/http/filter.ts";
import { bothWays } from "#text/both-ways.ts";
import { mostCounted } from "./most-counted.ts";

const moment = z.iso.datetime();
export const userStatuses = ["active", "suspended", "banned"] as const;
export type UserStatus = (typeof userStatuses)[number];
export const userKinds = ["individual", "verified_dealer", "unverified_dealer"] as const;
export const userSorts = bothWays("createdAt", "name", "email", "city", "type", "status");
/** What an administrator may do with a user as it stands. */
const userActions = ["suspend", "ban", "activate", "unlock"] as const;

/** A user as a row of the administrators' list. */
const adminUser = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  city: z.string().nullable(),
  type: z.enum(userKinds),
  dealershipName: z.string().nullable(),
  status: z.enum(userStatuses),
  suspendedUntil: moment.nullable(),
  isEmailVerified: z.boolean(),
  currentPlan: z.string(),
  createdAt: moment,
  lastLoginAt: moment.nullable(),
  lockedUntil: moment.nullable().describe("Too many failed sign-ins; null once it is over"),
  deletionRequestedAt: moment.nullable(),
  actions: z.array(z.enum(userActions)),
});
export type AdminUser = z.output<typeof adminUser>;

const session = z.object({
  id: z.uuid(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  createdAt: moment,
  lastSeenAt: moment,
});
const period = z.object({
  id: z.uuid(),
  plan: z.string(),
  name: z.string(),
  nameAr: z.string(),
  startsAt: moment,
  endsAt: moment.nullable().describe("Null: until an administrator ends it"),
  isPaid: z.boolean(),
  isOver: z.boolean(),
});
const deed = z.object({
  id: z.uuid(),
  at: moment,
  action: z.string(),
  administrator: z.string().nullable().describe("Full name"),
  reason: z.string().nullable(),
  until: moment.nullable(),
  plan: z.string().nullable(),
});

const adminUserDetail = adminUser.extend({
  language: z.enum(["ar", "en"]),
  suspensionReason: z.string().nullable(),
  loginAttempts: z.int(),
  planName: z.object({ en: z.string(), ar: z.string() }),
  planEndsAt: moment.nullable(),
  listings: z.object({
    byStatus: z.record(z.enum(listingStatuses), z.int()),
    newest: z.array(
      z.object({
        id: z.uuid(),
        title: z.string(),
        status: z.enum(listingStatuses),
        price: z.number(),
        currency: z.enum(["usd", "lbp", "eur"]),
        createdAt: moment,
      }),
    ),
  }),
  payments: z
    .object({
      total: z.int(),
      newest: z.array(
        z.object({
          id: z.uuid(),
          reference: z.string(),
          title: z.string(),
          titleAr: z.string(),
          amount: z.number(),
          status: z.enum(["pending", "verified", "rejected"]),
          createdAt: moment,
        }),
      ),
    })
    .nullable()
    .describe("Null for a role that may not see payments"),
  sessions: z.array(session),
  periods: z.array(period).describe("The latest first"),
  history: z.array(deed).describe("What administrators did, the latest first"),
});
export type AdminUserDetail = z.output<typeof adminUserDetail>;

const reason = z.string().trim().min(3).max(300);
/** Of a suspension or a ban the user reads why. */
const told = <T extends { status: UserStatus; reason?: string | undefined; until?: string | undefined }>(
  schema: z.ZodType<T>,
) =>
  schema.superRefine(({ status, reason: why, until }, context) => {
    const refuse = (path: string, code: `field.${string}`) =>
      context.addIssue({ code: "custom", path: [path], params: { code } });
    if (status !== "active" && why === undefined) refuse("reason", "field.required");
    if (status !== "suspended" && until !== undefined) refuse("until", "field.invalid");
  });
const standing = {
  status: z.enum(userStatuses),
  reason: reason.optional().describe("Required to suspend or ban"),
  until: moment.optional().describe("The end of a suspension; without one it lasts until somebody ends it"),
};
const seen = z.enum(userStatuses).optional();

const outcome = z.object({
  id: z.uuid(),
  outcome: z.enum(["done", "wrong_state", "not_found"]),
  name: z.string().nullable(),
  status: z.enum(userStatuses).nullable().describe("As it is now"),
});
export type StandingOutcome = z.output<typeof outcome>;

const givenPlan = z.object({
  plan: z.string(),
  name: z.object({ en: z.string(), ar: z.string() }),
  endsAt: moment.nullable().describe("Null: it is free, or lasts until an administrator ends it"),
});
export type GivenPlan = z.output<typeof givenPlan>;

const foundUser = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  planName: z.object({ en: z.string(), ar: z.string() }),
});
export type FoundUser = z.output<typeof foundUser>;

const area = { policy: "administrator", area: "users" } as const;
const one = { params: z.object({ id: z.uuid() }) };
const answersUser = { answer: adminUserDetail } as const;
const refusesStanding = ["user.not_found", "user.wrong_state"] as const;

const filters = {
  search: z
    .string()
    .trim()
    .max(100)
    .optional()
    .describe(
      "Words of the name, the mail, the dealership; a telephone number or part of one; or the name of the city",
    ),
  status: filterOf(userStatuses),
  city: filterOf(placeSlugs),
  type: filterOf(userKinds),
  locked: z.enum(["true"]).optional().describe("Those who are locked out at the moment"),
  sort: z.enum(userSorts).default("-createdAt"),
};

export const userAdminContract = contract({
  "GET /api/admin/users": {
    ...area,
    summary: "All users, a page at a time",
    query: z.object({
      ...filters,
      page: z.coerce.number().int().min(1).max(100_000).default(1),
      limit: z.coerce.number().int().min(1).max(100).default(100),
    }),
    answer: z.object({
      data: z.array(adminUser),
      total: z.int().describe(`Of a search at most ${mostCounted}`),
      page: z.int(),
      totalPages: z.int(),
    }),
  },
  "GET /api/admin/users/export": {
    ...area,
    summary: "The same list as a CSV file, all pages of it; it stands in the activity log that it was taken",
    query: z.object(filters),
    produces: "text/csv",
    answer: z.string(),
  },
  "GET /api/admin/users/:id": {
    ...area,
    ...one,
    ...answersUser,
    summary: "One user, with listings, payments, sessions, plan periods and what administrators did",
    refuses: ["user.not_found"],
  },
  "PUT /api/admin/users/:id/status": {
    ...area,
    ...one,
    ...answersUser,
    summary:
      "Suspends an active user, bans one who is not banned, or lets one in again. `seen`: the status as it was shown; 409 `user.wrong_state` {status} when it is another now",
    body: told(z.strictObject({ ...standing, seen })),
    refuses: refusesStanding,
  },
  "PUT /api/admin/users/:id/ban": {
    ...area,
    ...one,
    ...answersUser,
    summary: "Bans, as the earlier screens ask for it",
    body: z.strictObject({ reason: reason.optional() }).nullish(),
    refuses: refusesStanding,
  },
  "PUT /api/admin/users/status": {
    ...area,
    summary: "The same for up to 100 users in one call; one outcome for each, in the order of the ids",
    body: told(z.strictObject({ ids: z.array(z.uuid()).min(1).max(100), ...standing })),
    answer: z.object({ data: z.array(outcome) }),
  },
  "PUT /api/admin/users/:id/unlock": {
    ...area,
    ...one,
    ...answersUser,
    summary: "Ends a lock after failed sign-ins",
    refuses: ["user.not_found", "user.not_locked"],
  },
  "DELETE /api/admin/users/:id/sessions/:sessionId": {
    ...area,
    summary: "Signs one of a user's devices out",
    params: z.object({ id: z.uuid(), sessionId: z.uuid() }),
    refuses: ["auth.session_not_found"],
  },
  "GET /api/admin/subscriptions/users": {
    policy: "administrator",
    area: "subscriptions",
    summary:
      "Whom a plan may be given to: up to 10 users whose name, mail, dealership or telephone a text means",
    query: z.object({ search: z.string().trim().min(3).max(100) }),
    answer: z.object({ data: z.array(foundUser).max(10), isMore: z.boolean() }),
  },
  "GET /api/admin/users/:id/plan": {
    policy: "administrator",
    area: "subscriptions",
    ...one,
    summary: "The plan that somebody has now, for whoever sets it",
    answer: givenPlan,
    refuses: ["user.not_found"],
  },
  "PUT /api/admin/users/:id/plan": {
    policy: "administrator",
    area: "subscriptions",
    ...one,
    summary:
      "Gives a plan by an administrator's word, also a smaller one: what ran ends now. `seen`: what runs, as it was shown; 409 `user.wrong_plan` {plan, endsAt} when it is another by now",
    body: z.strictObject({
      plan: z.string().min(1).max(60),
      days: z.int().min(1).max(3660).nullable().describe("Null: until an administrator ends it"),
      seen: z.strictObject({ plan: z.string().max(60), endsAt: moment.nullable() }),
    }),
    answer: givenPlan,
    refuses: ["user.not_found", "user.wrong_plan", "plan.not_found"],
  },
});

declare module "#platform/http/api.ts" {
  interface Calls extends CallsOf<typeof userAdminContract> {}
}
