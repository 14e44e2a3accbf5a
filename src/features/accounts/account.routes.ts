import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Deps } from "#deps";
import { serve } from "#platform/http/contract.ts";
import { once } from "#platform/http/idempotency.ts";
import { rateLimiter } from "#platform/limits/rate-limit.ts";
import { accountContract } from "./account.contract.ts";
import { presentAccount, presentDevice } from "./account.present.ts";
import { type AccountRow, findAccount } from "./account.queries.ts";
import { knownDevices } from "./guards/known-devices.ts";
import { signInGuard } from "./guards/sign-in-guard.ts";
import { deleteSession, endSessions, findSessions } from "./sessions/session.queries.ts";
import { accountCookies, secretHash } from "./sessions/session-cookie.ts";
import { type Secrets, visitOf, writeSecrets } from "./sessions/start-session.ts";
import { changePassword } from "./verbs/change-password.ts";
import { changeProfile } from "./verbs/change-profile.ts";
import { endSession } from "./verbs/end-session.ts";
import { register } from "./verbs/register.ts";
import { signIn } from "./verbs/sign-in.ts";

/** Registration, signing in and out, the profile, and one's devices. */
export async function accountRoutes(app: FastifyInstance, { db, config, clock }: Deps): Promise<void> {
  const cookies = accountCookies(config.publicUrl);
  const guard = signInGuard(db, config.sessionSecret);
  const limiter = rateLimiter(db, config.sessionSecret);
  const visit = (request: FastifyRequest) => visitOf(request, cookies);

  function welcome(reply: FastifyReply, { account, secrets }: { account: AccountRow; secrets: Secrets }) {
    writeSecrets(reply, cookies, secrets);
    return presentAccount(account, clock());
  }

  serve(app, "Accounts", accountContract, {
    "GET /api/auth/user": async ({ actor }) =>
      presentAccount(await findAccount(db, actor.id), clock(), actor),

    "POST /api/auth/register": async ({ body, request, reply }) => {
      const call = { ...body, address: request.ip, visit: visit(request), at: clock() };
      // Nobody is known yet; and the body holds a password.
      const { sessionSecret } = config;
      const entered = await register(db, limiter, call, (work) =>
        once(db, request, "guest", work, sessionSecret),
      );
      return welcome(reply, entered);
    },

    "POST /api/auth/login": async ({ body, request, reply }) => {
      const call = { ...body, address: request.ip, visit: visit(request), at: clock() };
      const { deletionUndone, ...entered } = await signIn(db, guard, call);
      return { ...welcome(reply, entered), deletionUndone };
    },

    "POST /api/auth/logout": async ({ request, reply }) => {
      const secret = cookies.session.read(request);
      if (secret) await deleteSession(db, secretHash(secret));
      cookies.session.clear(reply);
      return undefined;
    },

    "PUT /api/auth/profile": async ({ actor, body }) =>
      presentAccount(await changeProfile(db, actor.id, body, clock()), clock(), actor),

    "PUT /api/auth/change-password": async ({ actor, body, request }) => {
      await changePassword(db, guard, {
        userId: actor.id,
        sessionId: actor.sessionId,
        deviceSecret: cookies.device.read(request),
        currentPassword: body.currentPassword,
        newPassword: body.newPassword,
        address: request.ip,
        language: request.language,
        at: clock(),
      });
      return { message: request.t("answers.password_changed") };
    },

    "GET /api/auth/sessions": async ({ actor }) =>
      (await findSessions(db, actor.id, clock())).map((row) => presentDevice(row, actor.sessionId)),

    "DELETE /api/auth/sessions/:id": async ({ actor, params }) => {
      await endSession(db, actor.id, params.id);
      return undefined;
    },

    "DELETE /api/auth/sessions": async ({ actor, request }) => {
      await db.transaction().execute(async (tx) => {
        await endSessions(tx, actor.id, { sessionId: actor.sessionId });
        await knownDevices().forget(tx, actor.id, cookies.device.read(request));
      });
      return undefined;
    },
  });
}
