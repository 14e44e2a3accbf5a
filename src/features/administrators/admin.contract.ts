import { z } from "zod";
import { said } from "#features/accounts/account.contract.ts";
import { passwordChange, verification } from "#features/accounts/account.schema.ts";
import { type CallsOf, contract } from "#platform/http/contract.ts";
import { adminSignIn, codeAsked, passwordAsked, twoFactorOff, usernameAsked } from "./admin.schema.ts";
import { adminAreas, adminRoles } from "./roles.ts";

const moment = z.iso.datetime();
const admin = z.object({
  id: z.uuid(),
  username: z.string(),
  fullName: z.string(),
  role: z.enum(adminRoles),
});

/** An administrator as that one alone sees it. */
const ownAdmin = admin.extend({
  email: z.string(),
  areas: z.array(z.enum(adminAreas)).describe("Where the role may go"),
  twoFactor: z.object({
    enabled: z.boolean(),
    required: z.boolean().describe("By the setting: until it is set up, nothing else is open"),
    codesLeft: z.int().describe("Recovery codes that were not used yet"),
  }),
});
export type OwnAdmin = z.output<typeof ownAdmin>;

const adminSession = z.object({
  id: z.uuid(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  createdAt: moment,
  lastSeenAt: moment,
  current: z.boolean().describe("The one that asks"),
});
export type AdminSession = z.output<typeof adminSession>;

const own = { policy: "administrator", area: "own" } as const;

export const adminContract = contract({
  "POST /api/admin/login": {
    summary:
      "Signs an administrator in: gives the token of `Authorization: Bearer`. 401 `admin.code_required` asks for the same with a code of the second factor, or a recovery code; 423 carries lockedUntil",
    policy: "public",
    body: adminSignIn,
    answer: z.object({ success: z.boolean(), token: z.string(), admin }),
    refuses: [
      "admin.wrong_credentials",
      "admin.code_required",
      "admin.wrong_code",
      "auth.locked",
      "server.busy",
    ],
  },
  "POST /api/admin-device-links": {
    summary:
      "Mails an administrator a link that makes the browser a known one, which what strangers guess does not lock out (one use, one hour). The answer is the same for names that nobody has",
    policy: "public",
    body: usernameAsked,
    answer: said,
    refuses: ["request.too_many"],
  },
  "POST /api/admin-device-links/use": {
    summary:
      "Makes the browser that asks a known one by the link of the mail; signing in takes password and code as ever",
    policy: "public",
    body: verification,
    answer: z.object({ username: z.string() }),
    refuses: ["auth.link_dead"],
  },
  "POST /api/admin/logout": { ...own, summary: "Ends the session of this token" },
  "GET /api/admin/me": {
    ...own,
    summary: "Who is signed in, and where the role may go",
    answer: ownAdmin,
  },
  "POST /api/admin/totp": {
    ...own,
    summary: "Begins setting up the second factor: the secret, and the address for an app's picture",
    body: passwordAsked,
    answer: z.object({ secret: z.string(), address: z.string() }),
    refuses: ["auth.wrong_password", "auth.locked", "admin.two_factor_on"],
  },
  "POST /api/admin/totp/confirm": {
    ...own,
    summary: "Turns the second factor on, by a first code; gives the recovery codes, this once",
    body: codeAsked,
    answer: z.object({ recoveryCodes: z.array(z.string()) }),
    refuses: ["admin.wrong_code", "admin.no_set_up", "admin.two_factor_on", "auth.locked"],
  },
  "POST /api/admin/totp/disable": {
    ...own,
    summary: "Turns the second factor off, unless the setting asks for it",
    body: twoFactorOff,
    refuses: ["auth.wrong_password", "auth.locked", "admin.wrong_code", "admin.no_set_up"],
  },
  "GET /api/admin/sessions": {
    ...own,
    summary: "Where one is signed in, the latest first",
    answer: z.array(adminSession),
  },
  "DELETE /api/admin/sessions/:id": {
    ...own,
    summary: "Ends one of one's sessions",
    params: z.object({ id: z.uuid() }),
    refuses: ["auth.session_not_found"],
  },
  "DELETE /api/admin/sessions": {
    ...own,
    summary: "Ends every other session of one's own, and forgets that their browsers were known",
  },
  "PUT /api/admin/password": {
    ...own,
    summary: "Changes the password, ends every other session and forgets every other browser",
    body: passwordChange,
    refuses: ["auth.wrong_password", "auth.locked", "server.busy"],
  },
});

declare module "#platform/http/api.ts" {
  interface Calls extends CallsOf<typeof adminContract> {}
}
