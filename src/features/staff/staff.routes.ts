import type { FastifyInstance } from "fastify";
import type { Deps } from "#deps";
import type { Database } from "#platform/db/connect.ts";
import type { Actor } from "#platform/http/actor.ts";
import { serve } from "#platform/http/contract.ts";
import { once } from "#platform/http/idempotency.ts";
import { rateLimiter } from "#platform/limits/rate-limit.ts";
import { staffContract } from "./staff.contract.ts";
import { presentMember, presentStaffAct } from "./staff.present.ts";
import { findActs, findStaff } from "./staff.queries.ts";
import { actsShown, mostStaff } from "./staff.schema.ts";
import { changeRole, leave, removeStaff } from "./verbs/change-staff.ts";
import { invite, inviteAgain, mustBeDealer } from "./verbs/invite.ts";
import { findInvitation, join } from "./verbs/join.ts";
import { putInCharge } from "./verbs/put-in-charge.ts";
import { setWork } from "./verbs/set-work.ts";

/** Who works for a dealership, what they did, and what a member says of the own work. */
export async function staffRoutes(app: FastifyInstance, { db, clock, config }: Deps): Promise<void> {
  const limiterIn = (tx: Database) => rateLimiter(tx, config.sessionSecret);
  const inTransaction = <T>(work: (tx: Database) => Promise<T>) => db.transaction().execute(work);
  const by = (actor: Actor) => ({ ...actor, at: clock() });

  serve(app, "Staff", staffContract, {
    "GET /api/staff": async ({ actor }) => {
      await mustBeDealer(db, actor.id);
      const at = clock();
      const rows = await findStaff(db, actor.id);
      return { data: rows.map((row) => presentMember(row, actor.personId, at)), most: mostStaff };
    },
    "POST /api/staff": ({ actor, body, request }) =>
      once(db, request, actor.personId, async (tx) => {
        const asked = { ...body, language: request.language };
        const row = await invite(tx, limiterIn(tx), asked, by(actor));
        return presentMember(row, actor.personId, clock());
      }),
    "POST /api/staff/:id/resend": async ({ actor, params: { id } }) => {
      const row = await inTransaction((tx) => inviteAgain(tx, limiterIn(tx), id, by(actor)));
      return presentMember(row, actor.personId, clock());
    },
    "PATCH /api/staff/:id": async ({ actor, params: { id }, body: { role } }) => {
      const row = await inTransaction((tx) => changeRole(tx, id, role, by(actor)));
      return presentMember(row, actor.personId, clock());
    },
    "DELETE /api/staff/:id": async ({ actor, params: { id } }) => {
      await inTransaction((tx) => removeStaff(tx, id, by(actor)));
      return undefined;
    },
    "GET /api/staff/activity": async ({ actor, query: { before } }) => {
      await mustBeDealer(db, actor.id);
      const rows = await findActs(db, actor.id, { before, limit: actsShown + 1 });
      return { data: rows.slice(0, actsShown).map(presentStaffAct), hasMore: rows.length > actsShown };
    },
    "GET /api/staff/colleagues": async ({ actor }) => {
      const rows = await findStaff(db, actor.id);
      return {
        data: rows.flatMap(({ id, name, role, member_id }) =>
          name === null ? [] : [{ id, name, role, isMe: member_id === actor.personId }],
        ),
      };
    },
    "PUT /api/staff/in-charge": async ({ actor, body }) => {
      await inTransaction((tx) => putInCharge(tx, { dealershipId: actor.id, ...body }));
      return undefined;
    },
    "POST /api/staff-invitations/look": async ({ body: { token } }) => {
      const { dealership, email, role } = await findInvitation(db, token, clock());
      return { dealership, email, role };
    },
    "POST /api/staff-invitations/accept": async ({ actor: { personId }, body: { token } }) => {
      const { dealership, role } = await inTransaction((tx) => join(tx, { token, personId, at: clock() }));
      return { dealership, role };
    },
    "PUT /api/work": async ({ actor, body }) => {
      await inTransaction((tx) => setWork(tx, actor, body));
      return undefined;
    },
    "DELETE /api/work": async ({ actor: { personId } }) => {
      await inTransaction((tx) => leave(tx, { personId, at: clock() }));
      return undefined;
    },
  });
}
