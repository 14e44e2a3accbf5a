import { z } from "zod";
import { placeSlugs } from "#features/reference/enumerations.ts";
import { staffRoles } from "#platform/http/actor.ts";
import { type CallsOf, contract } from "#platform/http/contract.ts";
import { passwordChange, profileChange, registration, signIn } from "./account.schema.ts";

const moment = z.iso.datetime();

/** The signed-in user as the user alone sees it: nothing secret, and nothing of anyone else. */
export const account = z.object({
  id: z.uuid(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string().nullable().describe("E.164"),
  hasPassword: z.boolean().describe("False: opened by a code, and none was chosen since"),
  isPhoneVerified: z.boolean().describe("A code that was sent to this number came back"),
  phoneClaimedUntil: z.iso
    .datetime()
    .nullable()
    .describe(
      "Another account has shown to hold the number too: from then on it can have it, unless it is confirmed here again",
    ),
  city: z.enum(placeSlugs).nullable(),
  version: z.string().describe("Of name, phone and city: another one when any of them is"),
  profileImageUrl: z.string().nullable(),
  isEmailVerified: z.boolean(),
  userStatus: z.enum(["active", "suspended", "banned"]),
  currentPlan: z.string(),
  isDealership: z.boolean(),
  isVerifiedDealer: z.boolean(),
  isVerifiedSeller: z.boolean().describe("Has the verification badge; it rests when name or phone change"),
  isInspector: z.boolean().describe("A partner who inspects cars: GET /api/my-inspections"),
  work: z
    .object({
      dealershipId: z.uuid(),
      dealership: z.string(),
      role: z.enum(staffRoles),
      shown: z.boolean().describe("The page of the showroom may show the user"),
      working: z.boolean().describe("This device acts for the dealership; else for the own account"),
    })
    .nullable()
    .describe("The dealership of others whose member the user is"),
  createdAt: moment,
  lastLoginAt: moment.nullable(),
  loginAttempts: z
    .int()
    .describe("Wrong passwords since the last right one, as far as the guard counts them"),
  lockedUntil: moment
    .nullable()
    .describe("Until when no password is looked at for this mail; one that is over may still stand here"),
});
export type Account = z.output<typeof account>;

/** One of the user's devices that are signed in. */
const device = z.object({
  id: z.uuid(),
  browser: z.string().nullable().describe("As far as the user agent tells: Firefox, Chrome, Safari, …"),
  system: z.string().nullable().describe("Android, iOS, Windows, macOS, Linux"),
  createdAt: moment,
  lastSeenAt: moment,
  current: z.boolean().describe("The device that asks"),
});
export type Device = z.output<typeof device>;

/** What is said when there is nothing else to answer with, in the visitor's language. */
export const said = z.object({ message: z.string() });

export const accountContract = contract({
  "GET /api/auth/user": { summary: "Who is signed in", policy: "user", answer: account },
  "POST /api/auth/register": {
    summary: "Opens an account and signs in; a mail with a link to verify the address follows",
    policy: "public",
    once: true,
    body: registration,
    answer: account,
    status: 201,
    refuses: ["auth.email_taken", "request.too_many", "server.busy"],
  },
  "POST /api/auth/login": {
    summary:
      "Signs in. 401 says neither which of the two was wrong nor whether the account exists; 423 carries lockedUntil",
    policy: "public",
    body: signIn,
    answer: account.extend({
      deletionUndone: z.boolean().describe("The account was to be deleted; signing in has called that off"),
    }),
    refuses: ["auth.wrong_credentials", "auth.suspended", "auth.banned", "auth.locked", "server.busy"],
  },
  "POST /api/auth/logout": { summary: "Ends this session, if there is one", policy: "public" },
  "PUT /api/auth/profile": {
    summary:
      "Changes name, phone and city as a whole; the mail cannot be changed. With the version that was seen, 409 where another change came in between",
    policy: "user",
    body: profileChange,
    answer: account,
    refuses: ["account.changed"],
  },
  "PUT /api/auth/change-password": {
    summary: "Changes the password, ends every other session and forgets every other browser",
    policy: "user",
    body: passwordChange,
    answer: said,
    refuses: ["auth.wrong_password", "auth.locked", "server.busy"],
  },
  "GET /api/auth/sessions": {
    summary: "The devices that are signed in, the latest first",
    policy: "user",
    answer: z.array(device),
  },
  "DELETE /api/auth/sessions/:id": {
    summary: "Signs one of the user's devices out",
    policy: "user",
    params: z.object({ id: z.uuid() }),
    refuses: ["auth.session_not_found"],
  },
  "DELETE /api/auth/sessions": {
    summary: "Signs every other device out, and forgets that it was known",
    policy: "user",
  },
});

declare module "#platform/http/api.ts" {
  interface Calls extends CallsOf<typeof accountContract> {}
}
