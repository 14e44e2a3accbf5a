import type { FastifyInstance } from "fastify";
import type { Deps } from "#deps";
import { AppError } from "#errors";
import { signInGuard } from "#features/accounts/guards/sign-in-guard.ts";
import type { Database } from "#platform/db/connect.ts";
import { serve } from "#platform/http/contract.ts";
import { acceptInvitation, findByToken } from "./accept-invitation.ts";
import { administratorsContract } from "./administrators.contract.ts";
import {
  findAdministrators,
  findInvitations,
  presentAdministrator,
  presentInvitation,
} from "./administrators.queries.ts";
import { changeAdministrator, removeSecondFactor } from "./change-administrator.ts";
import { invite, resendInvitation, sendPasswordLink, withdrawInvitation } from "./invite.ts";
import { whenceOf } from "./recognise-administrators.ts";
import { unlock } from "./verbs/unlock.ts";

/** Who the administrators are, for the general manager; and how a user who was invited comes in. */
export async function administratorsRoutes(app: FastifyInstance, { db, config, clock }: Deps): Promise<void> {
  const guard = signInGuard(db, config.sessionSecret, "administrators");

  const shownInvitation = async (tx: Database, id: string, at: Date) => {
    const [row] = await findInvitations(tx, id);
    if (!row) throw new AppError("invitation.not_found");
    return presentInvitation(row, at);
  };

  serve(app, "Administrators", administratorsContract, {
    "GET /api/admin/admins": async () => {
      const at = clock();
      const [rows, invitations] = await Promise.all([findAdministrators(db), findInvitations(db)]);
      const names = rows.map(({ username }) => username);
      const locks = await guard.locksOf(names, at);
      return {
        data: rows.map((row) => presentAdministrator(row, locks)),
        invitations: invitations.map((row) => presentInvitation(row, at)),
      };
    },

    "POST /api/admin/admins": async ({ administrator, body, request: { language } }) =>
      administrator.change(async (tx, at) => {
        const { id, log } = await invite(tx, body, { administratorId: administrator.id, language, at });
        return { log, answer: await shownInvitation(tx, id, at) };
      }),

    "PATCH /api/admin/admins/:id": async ({ administrator, params: { id }, body }) =>
      administrator.change(async (tx, at) => {
        const { row, log } = await changeAdministrator(tx, id, body, {
          administratorId: administrator.id,
          at,
        });
        return { log, answer: presentAdministrator(row, await guard.locksOf([row.username], at)) };
      }),

    "POST /api/admin/admins/:id/password-link": async ({
      administrator,
      params: { id },
      request: { language },
    }) =>
      administrator.change(async (tx, at) => ({
        log: await sendPasswordLink(tx, id, { administratorId: administrator.id, language, at }),
        answer: undefined,
      })),

    "POST /api/admin/admins/:id/unlock": async ({ administrator, params: { id } }) =>
      administrator.change(async (tx, at) => ({ log: await unlock(tx, guard, id, at), answer: undefined })),

    "DELETE /api/admin/admins/:id/second-factor": async ({ administrator, params: { id } }) =>
      administrator.change(async (tx, at) => ({
        log: await removeSecondFactor(tx, id, { administratorId: administrator.id, at }),
        answer: undefined,
      })),

    "POST /api/admin/admins/invitations/:id/resend": async ({ administrator, params: { id } }) =>
      administrator.change(async (tx, at) => {
        const log = await resendInvitation(tx, id, at);
        return { log, answer: await shownInvitation(tx, id, at) };
      }),

    "DELETE /api/admin/admins/invitations/:id": async ({ administrator, params: { id } }) =>
      administrator.change(async (tx, at) => ({
        log: await withdrawInvitation(tx, id, at),
        answer: undefined,
      })),

    "POST /api/admin-invitations/look": async ({ body, reply }) => {
      reply.header("cache-control", "no-store");
      const { username, full_name: fullName, role, admin_id } = await findByToken(db, body.token, clock());
      return { username, fullName, role, isNew: admin_id === null };
    },

    "POST /api/admin-invitations/accept": async ({ body, request, reply }) => {
      reply.header("cache-control", "no-store");
      const { token, password } = body;
      return acceptInvitation(db, guard, { token, password, whence: whenceOf(request), at: clock() });
    },
  });
}
