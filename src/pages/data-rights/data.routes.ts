import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import type { Deps } from "#deps";
import { signInGuard } from "#features/accounts/guards/sign-in-guard.ts";
import { accountCookies } from "#features/accounts/sessions/session-cookie.ts";
import { serve } from "#platform/http/contract.ts";
import { type RateLimit, rateLimiter } from "#platform/limits/rate-limit.ts";
import { dataContract } from "./data.contract.ts";
import { askForDeletion } from "./delete-account.ts";
import { exportAccount } from "./export-account.ts";

const exportsPerUser: RateLimit = { name: "export", most: 5, seconds: 3600 };

/** What is kept about a user: to take along, and to have deleted. */
export async function dataRoutes(app: FastifyInstance, { db, config, clock }: Deps): Promise<void> {
  const guard = signInGuard(db, config.sessionSecret);
  const limiter = rateLimiter(db, config.sessionSecret);
  const cookies = accountCookies(config.publicUrl);

  serve(app, "Accounts", dataContract, {
    "GET /api/auth/export": async ({ actor: { id }, reply }) => {
      const at = clock();
      await limiter.count(exportsPerUser, id, at);
      const file = `mishwar-account-${at.toISOString().slice(0, 10)}.json`;
      reply
        .type("application/json; charset=utf-8")
        .header("content-disposition", `attachment; filename="${file}"`)
        .header("cache-control", "no-store");
      return Readable.from(exportAccount(db, id, at));
    },
    "DELETE /api/auth/account": async ({ actor, body: { password }, request, reply }) => {
      const { ip: address, language } = request;
      const { id: userId, sessionId } = actor;
      await askForDeletion(db, guard, { userId, sessionId, password, address, language, at: clock() });
      cookies.session.clear(reply);
      return undefined;
    },
  });
}
