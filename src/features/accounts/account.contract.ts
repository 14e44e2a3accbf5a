import { z } from "zod";
import { placeSlugs } from "#features/reference/enumerations.ts";
import { type CallsOf, contract } from "#platform/http/contract.ts";
import {
  accountDeletion,
  forgotPassword,
  passwordChange,
  passwordReset,
  profileChange,
  registration,
  signIn,
  verification,
} from "./account.schema.ts";

const moment = z.iso.datetime();

/** The signed-in user as the user alone sees it: nothing secret, and nothing of anyone else. */
export const account = z.object({
  id: z.uuid(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string().nullable().describe("E.164"),
  city: z.enum(placeSlugs).nullable(),
  profileImageUrl: z.string().nullable(),
  isEmailVerified: z.boolean(),
  userStatus: z.enum(["active", "suspended", "banned"]),
  currentPlan: z.string(),
  isDealership: z.boolean(),
  isVerifiedDealer: z.boolean(),
  createdAt: moment,
  lastLoginAt: moment.nullable(),
});
export type Account = z.output<typeof account>;

/** One of the user's devices that are signed in. */
export const device = z.object({
  id: z.uuid(),
  browser: z.string().nullable().describe("As far as the user agent tells: Firefox, Chrome, Safari, …"),
  system: z.string().nullable().describe("Android, iOS, Windows, macOS, Linux"),
  createdAt: moment,
  lastSeenAt: moment,
  current: z.boolean().describe("The device that asks"),
});

const said = z.object({ message: z.string() });

export const accountContract = contract({
  "GET /api/auth/user": { summary: "Who is signed in", policy: "user", answer: account },
  "POST /api/auth/register": {
    summary: "Opens an account and signs in; a mail with a link to verify the address follows",
    policy: "public",
    body: registration,
    answer: account,
    status: 201,
  },
  "POST /api/auth/login": {
    summary:
      "Signs in. 401 says neither which of the two was wrong nor whether the account exists; 423 carries lockedUntil",
    policy: "public",
    body: signIn,
    answer: account,
  },
  "POST /api/auth/logout": { summary: "Ends this session, if there is one", policy: "public" },
  "PUT /api/auth/profile": {
    summary: "Changes name, phone and city; the mail cannot be changed",
    policy: "user",
    body: profileChange,
    answer: account,
  },
  "PUT /api/auth/picture": {
    summary: "Sets the picture of the profile: multipart `file`, JPEG, PNG or WebP to 12 MB",
    policy: "user",
    answer: account,
  },
  "DELETE /api/auth/picture": {
    summary: "Takes the picture of the profile away",
    policy: "user",
    answer: account,
  },
  "PUT /api/auth/change-password": {
    summary: "Changes the password and ends every other session",
    policy: "user",
    body: passwordChange,
    answer: said,
  },
  "POST /api/auth/forgot-password": {
    summary: "Sends a link to choose a new password; the answer is the same for addresses without an account",
    policy: "public",
    body: forgotPassword,
    answer: said,
  },
  "POST /api/auth/reset-password": {
    summary: "Sets a new password by the link of the mail (one use, one hour) and ends every session",
    policy: "public",
    body: passwordReset,
    answer: said,
  },
  "POST /api/auth/verify-email": {
    summary: "Verifies the address by the link of the mail (one use, one hour)",
    policy: "public",
    body: verification,
    answer: said,
  },
  "POST /api/auth/resend-verification": {
    summary: "Sends the mail with the link to verify again; the former link is dead then",
    policy: "user",
    answer: said,
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
  },
  "DELETE /api/auth/sessions": { summary: "Signs every other device out", policy: "user" },
  "GET /api/auth/export": {
    summary: "Everything that is kept about the user, as one JSON document",
    policy: "user",
    answer: z.record(z.string(), z.unknown()),
  },
  "DELETE /api/auth/account": {
    summary:
      "Asks for the account to be deleted: at once invisible and signed out, gone after 7 days; signing in undoes it",
    policy: "user",
    body: accountDeletion,
  },
});

declare module "#platform/http/api.ts" {
  interface Calls extends CallsOf<typeof accountContract> {}
}
