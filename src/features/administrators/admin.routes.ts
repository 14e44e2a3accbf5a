import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Deps } from "#deps";
import { AppError } from "#errors";
import { knownDevices } from "#features/accounts/guards/known-devices.ts";
import { signInGuard } from "#features/accounts/guards/sign-in-guard.ts";
import { hashPassword } from "#features/accounts/passwords/hash.ts";
import { accountCookies } from "#features/accounts/sessions/session-cookie.ts";
import { findSiteName } from "#features/site/site.queries.ts";
import type { Administrator } from "#platform/http/administrator.ts";
import { serve } from "#platform/http/contract.ts";
import { rateLimiter } from "#platform/limits/rate-limit.ts";
import { adminContract } from "./admin.contract.ts";
import { presentOwn, presentSession } from "./admin.present.ts";
import { findOwn, findTokens, revokeTokens } from "./admin.queries.ts";
import { whenceOf } from "./recognise-administrators.ts";
import { secretBox } from "./totp/secret-box.ts";
import { base32, totpAddress } from "./totp/totp.ts";
import { changeOwnPassword, refuseNewPassword } from "./verbs/change-own-password.ts";
import { confirmOwnPassword, guardCode } from "./verbs/confirm-own.ts";
import { askForDeviceLink, useDeviceLink } from "./verbs/device-link.ts";
import { beginSecondFactor, confirmSecondFactor, endSecondFactor } from "./verbs/second-factor.ts";
import { signIn } from "./verbs/sign-in.ts";

/** An administrator's own: signing in and out, the second factor, sessions, the password. */
export async function adminRoutes(app: FastifyInstance, { db, config, clock }: Deps): Promise<void> {
  const guard = signInGuard(db, config.sessionSecret, "administrators");
  const { adminDevice: device } = accountCookies(config.publicUrl);
  const limiter = rateLimiter(db, config.sessionSecret);
  const box = secretBox(config.sessionSecret);
  const demo = config.env !== "production";
  const asking = (request: FastifyRequest, { username, sessionId }: Administrator) => ({
    username,
    sessionId,
    address: request.ip,
    at: clock(),
  });
  const own = ({ id }: Administrator) => ["admin", id] as const;

  serve(app, "Administrators", adminContract, {
    "POST /api/admin/login": async ({ body, request, reply }) => {
      reply.header("cache-control", "no-store");
      const deviceSecret = device.read(request);
      const given = { ...body, ...whenceOf(request), deviceSecret, at: clock() };
      const { secret, ...signedIn } = await signIn(db, { guard, box, demo }, given);
      device.write(reply, secret);
      return { success: true, ...signedIn };
    },

    "POST /api/admin-device-links": async ({ body: { username }, request: { ip, language, t } }) => {
      await askForDeviceLink(db, limiter, { username, address: ip, language, at: clock() });
      return { message: t("answers.device_link_sent") };
    },

    "POST /api/admin-device-links/use": async ({ body: { token }, request, reply }) => {
      reply.header("cache-control", "no-store");
      const given = { token, whence: whenceOf(request), at: clock(), demo };
      const { username, secret } = await useDeviceLink(db, given);
      device.write(reply, secret);
      return { username };
    },

    "POST /api/admin/logout": async ({ administrator: { sessionId, ...who } }) =>
      who.change(async (tx, at) => {
        await revokeTokens(tx, who.id, { id: sessionId }, at);
        return {
          log: { action: "admin.signed_out", resource: ["admin_session", sessionId] },
          answer: undefined,
        };
      }),

    "GET /api/admin/me": async ({ administrator }) => presentOwn(await findOwn(db, administrator.id)),

    "POST /api/admin/totp": async ({ administrator, body, request }) => {
      await confirmOwnPassword(db, guard, asking(request, administrator), body.password, "password");
      return administrator.change(async (tx) => {
        const secret = await beginSecondFactor(tx, box, administrator.id);
        const name = await findSiteName(tx, request.language);
        const address = totpAddress(secret, name, administrator.username);
        return {
          log: { action: "admin.two_factor_begun", resource: own(administrator) },
          answer: { secret: base32(secret), address },
        };
      });
    },

    "POST /api/admin/totp/confirm": async ({ administrator, body, request }) => {
      const right = await guardCode(guard, asking(request, administrator));
      return administrator.change(async (tx, at) => {
        const recoveryCodes = await confirmSecondFactor(tx, box, {
          id: administrator.id,
          code: body.code,
          at,
        });
        await right(tx);
        return {
          log: { action: "admin.two_factor_on", resource: own(administrator) },
          answer: { recoveryCodes },
        };
      });
    },

    "POST /api/admin/totp/disable": async ({ administrator, body, request }) => {
      await confirmOwnPassword(db, guard, asking(request, administrator), body.password, "password");
      const right = await guardCode(guard, asking(request, administrator));
      return administrator.change(async (tx, at) => {
        await endSecondFactor(tx, box, { id: administrator.id, code: body.code, at });
        await right(tx);
        return {
          log: { action: "admin.two_factor_off", resource: own(administrator) },
          answer: undefined,
        };
      });
    },

    "GET /api/admin/sessions": async ({ administrator: { id, sessionId } }) =>
      (await findTokens(db, id, clock())).map((row) => presentSession(row, sessionId)),

    "DELETE /api/admin/sessions/:id": async ({ administrator, params: { id } }) =>
      administrator.change(async (tx, at) => {
        const ended = await revokeTokens(tx, administrator.id, { id }, at);
        if (ended.length === 0) throw new AppError("auth.session_not_found");
        return { log: { action: "admin.session_ended", resource: ["admin_session", id] }, answer: undefined };
      }),

    "DELETE /api/admin/sessions": async ({ administrator, request }) =>
      administrator.change(async (tx, at) => {
        const sessions = await revokeTokens(tx, administrator.id, { except: administrator.sessionId }, at);
        await knownDevices("administrators").forget(tx, administrator.id, device.read(request));
        return {
          log: { action: "admin.sessions_ended", resource: own(administrator), details: { sessions } },
          answer: undefined,
        };
      }),

    "PUT /api/admin/password": async ({ administrator, body, request }) => {
      const { currentPassword, newPassword } = body;
      const who = asking(request, administrator);
      const confirmed = await confirmOwnPassword(db, guard, who, currentPassword, "currentPassword");
      refuseNewPassword(newPassword, currentPassword);
      const hash = await hashPassword(newPassword);
      return administrator.change(async (tx, at) => {
        const { id, sessionId } = administrator;
        const sessions = await changeOwnPassword(tx, { id, sessionId, confirmed, hash, at });
        await knownDevices("administrators").forget(tx, id, device.read(request));
        return {
          log: { action: "admin.password_changed", resource: own(administrator), details: { sessions } },
          answer: undefined,
        };
      });
    },
  });
}
