import { z } from "zod";
import { passwordReset, verification } from "#features/accounts/account.schema.ts";
import { type CallsOf, contract } from "#platform/http/contract.ts";
import { administratorChange, invitation } from "./administrators.schema.ts";
import { adminRoles } from "./roles.ts";

const moment = z.iso.datetime();

const administrator = z.object({
  id: z.uuid(),
  username: z.string(),
  fullName: z.string(),
  email: z.string(),
  role: z.enum(adminRoles),
  isActive: z.boolean(),
  isDemo: z.boolean().describe("Does not sign in in production"),
  twoFactor: z.boolean(),
  lastLoginAt: moment.nullable(),
  lockedUntil: moment
    .nullable()
    .describe(
      "Until when browsers that are not known wait, at some address or wherever they are; known ones and live sessions do not",
    ),
  createdAt: moment,
  updatedAt: moment,
});
export type AdministratorView = z.output<typeof administrator>;

const openInvitation = z.object({
  id: z.uuid(),
  username: z.string(),
  fullName: z.string(),
  email: z.string(),
  role: z.enum(adminRoles),
  invitedBy: z.string(),
  createdAt: moment,
  expiresAt: moment,
  isExpired: z.boolean(),
});
export type OpenInvitation = z.output<typeof openInvitation>;

const area = { policy: "administrator", area: "administrators" } as const;
const one = { params: z.object({ id: z.uuid() }) };

export const administratorsContract = contract({
  "GET /api/admin/admins": {
    ...area,
    summary: "All administrators, and the invitations that nobody has accepted yet",
    answer: z.object({ data: z.array(administrator), invitations: z.array(openInvitation) }),
  },
  "POST /api/admin/admins": {
    ...area,
    summary: "Invites an administrator: a mail with a link to choose a password, for one use within 24 hours",
    body: invitation,
    answer: openInvitation,
    status: 201,
  },
  "PATCH /api/admin/admins/:id": {
    ...area,
    ...one,
    summary:
      "Changes name, mail, role or access; taking access away ends every session at once, and the open invitations of that one. `seen`: `updatedAt` as it was shown",
    body: administratorChange,
    answer: administrator,
    refuses: ["administrator.not_found", "administrator.last", "administrator.own", "administrator.changed"],
  },
  "POST /api/admin/admins/:id/password-link": {
    ...area,
    ...one,
    summary: "Mails a link to choose a new password, for one use within 24 hours",
    refuses: ["administrator.not_found"],
  },
  "POST /api/admin/admins/:id/unlock": {
    ...area,
    ...one,
    summary: "Forgets the failed sign-ins of an administrator, and ends the lock that they made",
    refuses: ["administrator.not_found"],
  },
  "DELETE /api/admin/admins/:id/second-factor": {
    ...area,
    ...one,
    summary: "Turns the second factor off for somebody who has lost it, and ends every session of that one",
    refuses: ["administrator.not_found", "administrator.own", "admin.no_set_up"],
  },
  "POST /api/admin/admins/invitations/:id/resend": {
    ...area,
    ...one,
    summary: "Sends the mail again with a new link, for another 24 hours",
    answer: openInvitation,
    refuses: ["invitation.not_found"],
  },
  "DELETE /api/admin/admins/invitations/:id": {
    ...area,
    ...one,
    summary: "Withdraws an invitation: its link is dead",
    refuses: ["invitation.not_found"],
  },
  "POST /api/admin-invitations/look": {
    summary: "Whom the link of an invitation is for",
    policy: "public",
    body: verification,
    answer: z.object({
      username: z.string(),
      fullName: z.string(),
      role: z.enum(adminRoles),
      isNew: z.boolean().describe("False: it is for a new password"),
    }),
    refuses: ["invitation.dead"],
  },
  "POST /api/admin-invitations/accept": {
    summary: "Sets the password by the link of an invitation, once; then the administrator signs in with it",
    policy: "public",
    body: passwordReset,
    answer: z.object({ username: z.string() }),
    refuses: ["invitation.dead", "server.busy"],
  },
});

declare module "#platform/http/api.ts" {
  interface Calls extends CallsOf<typeof administratorsContract> {}
}
