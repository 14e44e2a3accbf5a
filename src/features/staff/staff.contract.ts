import { z } from "zod";
import { email } from "#features/accounts/account.schema.ts";
import { vehicleWords } from "#features/listings/listing.schema.ts";
import { currencies } from "#features/reference/enumerations.ts";
import { staffRoles } from "#platform/http/actor.ts";
import { type CallsOf, contract } from "#platform/http/contract.ts";
import { acts, invitationDays, mostCharged, mostStaff } from "./staff.schema.ts";

const time = z.iso.datetime();
const role = z.enum(staffRoles);
const byId = z.object({ id: z.uuid() });

const member = z.object({
  id: z.uuid().describe("Of the place in this dealership, not of the account"),
  state: z
    .enum(["invited", "expired", "member"])
    .describe("expired: the invitation, which may be sent again"),
  name: z.string().nullable().describe("Null while invited"),
  email: z.string(),
  role,
  isFounder: z.boolean().describe("Whose account the dealership is: always an owner"),
  isMe: z.boolean(),
  since: time.describe("When the member came, or was invited"),
});
export type StaffMember = z.output<typeof member>;

const act = z.object({
  id: z.uuid(),
  act: z.enum(acts),
  who: z.string().nullable().describe("Null where the account is gone"),
  at: time,
  listing: z.object({ id: z.uuid(), name: vehicleWords }).nullable(),
  conversationId: z.uuid().nullable(),
  member: z.string().nullable().describe("Of whom an act about staff is, by name or address"),
  price: z.number().nullable(),
  currency: z.enum(currencies).nullable(),
  count: z.int().nullable().describe("Of how many listings"),
  role: role.nullable(),
});
export type StaffActView = z.output<typeof act>;

const colleague = z.object({ id: z.uuid(), name: z.string(), role, isMe: z.boolean() });

const token = z.string().max(200);

export const staffContract = contract({
  "GET /api/staff": {
    summary: "The founder and the members of one's dealership, the first first, and its open invitations",
    policy: "user",
    staff: [],
    answer: z.object({ data: z.array(member), most: z.int().describe("Besides the founder") }),
    refuses: ["dealer.not_approved"],
  },
  "POST /api/staff": {
    summary: `Invites a colleague by mail, of ${mostStaff} at most; the link works ${invitationDays} days, once, for the account of that address`,
    policy: "user",
    staff: [],
    once: true,
    body: z.strictObject({ email, role }),
    answer: member,
    status: 201,
    refuses: [
      "dealer.not_approved",
      "staff.not_allowed",
      "staff.too_many",
      "staff.already",
      "staff.member",
      "request.too_many",
    ],
  },
  "POST /api/staff/:id/resend": {
    summary: "Sends an invitation again, with a new link; the one before is dead",
    policy: "user",
    staff: [],
    params: byId,
    answer: member,
    refuses: ["staff.not_found", "staff.not_allowed", "request.too_many"],
  },
  "PATCH /api/staff/:id": {
    summary: "Gives a member, or an invitation, another role: from the next call on",
    policy: "user",
    staff: [],
    params: byId,
    body: z.strictObject({ role }),
    answer: member,
    refuses: ["staff.not_found", "staff.not_allowed", "staff.founder"],
  },
  "DELETE /api/staff/:id": {
    summary: "Removes a member, whose next call reaches nothing any more, or withdraws an invitation",
    policy: "user",
    staff: [],
    params: byId,
    refuses: ["staff.not_found", "staff.not_allowed", "staff.founder"],
  },
  "GET /api/staff/activity": {
    summary: "Who did what in one's dealership, the newest first, behind the entry `before`",
    policy: "user",
    staff: [],
    query: z.object({ before: z.uuid().optional() }),
    answer: z.object({ data: z.array(act), hasMore: z.boolean() }),
    refuses: ["dealer.not_approved"],
  },
  "GET /api/staff/colleagues": {
    summary: "Who works for one's dealership, for choosing a person in charge; nobody where one works alone",
    policy: "user",
    staff: ["sales", "stock"],
    answer: z.object({ data: z.array(colleague) }),
  },
  "PUT /api/staff/in-charge": {
    summary: "Puts a member in charge of own listings, and of what buyers begin about them; null: nobody",
    policy: "user",
    staff: ["stock"],
    body: z.strictObject({
      carIds: z.array(z.uuid()).min(1).max(mostCharged),
      staffId: z.uuid().nullable(),
    }),
    refuses: ["listing.not_found", "staff.not_found"],
  },
  "POST /api/staff-invitations/look": {
    summary: "Whose invitation a link is, and for which address",
    policy: "public",
    body: z.strictObject({ token }),
    answer: z.object({ dealership: z.string(), email: z.string(), role }),
    refuses: ["staff.invitation_dead"],
  },
  "POST /api/staff-invitations/accept": {
    summary: "Accepts an invitation, signed in with its address: from then on one works for that dealership",
    policy: "user",
    body: z.strictObject({ token }),
    answer: z.object({ dealership: z.string(), role }),
    refuses: [
      "staff.invitation_dead",
      "staff.wrong_address",
      "staff.member",
      "staff.dealer",
      "auth.email_unverified",
    ],
  },
  "PUT /api/work": {
    summary:
      "Of a member: whether this device acts for the dealership or for the own account, and whether its page may show the member",
    policy: "user",
    body: z.strictObject({ working: z.boolean().optional(), shown: z.boolean().optional() }),
    refuses: ["staff.not_member"],
  },
  "DELETE /api/work": {
    summary: "Leaves the dealership that one works for",
    policy: "user",
    refuses: ["staff.not_member"],
  },
});

declare module "#platform/http/api.ts" {
  interface Calls extends CallsOf<typeof staffContract> {}
}
