import type { FastifyInstance } from "fastify";
import type { Deps } from "#deps";
import { serve } from "#platform/http/contract.ts";
import { changeSettings } from "./change-settings.ts";
import { settingsContract } from "./settings.contract.ts";
import { findAllSettings } from "./settings.queries.ts";

/** What general managers change while the market runs. */
export async function settingsRoutes(app: FastifyInstance, { db, clock }: Deps): Promise<void> {
  // The address that the specification names.
  app.get(
    "/admin/platform-settings",
    { schema: { hide: true }, config: { policy: "public" } },
    async (_, reply) => reply.redirect("/enhanced-admin-dashboard?tab=settings", 302),
  );
  serve(app, "Administrators: settings", settingsContract, {
    "GET /api/admin/settings": async () => findAllSettings(db, clock()),

    "PUT /api/admin/settings": async ({ administrator, body }) => {
      await administrator.change(async (tx, at) => ({
        log: await changeSettings(tx, body, { administratorId: administrator.id, at }),
        answer: undefined,
      }));
      return administrator.changesNothing(await findAllSettings(db, clock()));
    },
  });
}
