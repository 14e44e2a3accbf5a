import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Deps } from "#deps";
import { AppError } from "#errors";
import { signInGuard } from "#features/accounts/guards/sign-in-guard.ts";
import { confirmPassword } from "#features/accounts/verbs/confirm-password.ts";
import type { Database } from "#platform/db/connect.ts";
import type { Actor } from "#platform/http/actor.ts";
import { serve } from "#platform/http/contract.ts";
import { findOwnShowroom } from "../own-showroom/own-showroom.queries.ts";
import { keyContract, type MadeKey } from "./key.contract.ts";
import { presentKey } from "./key.present.ts";
import { findKey, findKeys } from "./key.queries.ts";
import { mostKeys } from "./key.schema.ts";
import { type Made, makeKey, revokeKey, rotateKey } from "./verbs/make-key.ts";

/** A dealer's own keys: made, replaced and revoked by their owner's session, never by a key. */
export async function keyRoutes(app: FastifyInstance, { db, clock, config }: Deps): Promise<void> {
  const guard = signInGuard(db, config.sessionSecret);

  /** Asks for the password; the work is done only while it is still the one. */
  async function confirmed(
    { actor, password, request }: { actor: Actor; password: string; request: FastifyRequest },
    work: (tx: Database, at: Date) => Promise<Made>,
  ): Promise<MadeKey> {
    const at = clock();
    const { personId: userId, sessionId } = actor;
    const asked = { userId, sessionId, password, field: "password", address: request.ip, at };
    const stored = await confirmPassword(db, guard, asked);
    const { row, secret } = await db.transaction().execute(async (tx) => {
      const owner = tx.selectFrom("users").select("id").where("id", "=", userId);
      if (!(await owner.where("password", "=", stored).forNoKeyUpdate().executeTakeFirst())) {
        throw new AppError("auth.wrong_password", { fields: { password: "field.password_wrong" } });
      }
      return work(tx, at);
    });
    return { ...presentKey(row, at), secret };
  }
  const note = (request: FastifyRequest, act: string, key: string) =>
    request.log.info({ act, key, user: request.actor?.personId }, "a key of a program was changed");

  serve(app, "Keys", keyContract, {
    "GET /api/keys": async ({ actor }) => {
      await findOwnShowroom(db, actor.id);
      const rows = await findKeys(db, actor.id);
      return { data: rows.map((row) => presentKey(row, clock())), most: mostKeys };
    },
    "POST /api/keys": async ({ actor, body, request }) => {
      await findOwnShowroom(db, actor.id);
      const { password, expiresInDays = null, ...wanted } = body;
      const made = await confirmed({ actor, password, request }, (tx, at) =>
        makeKey(tx, actor.id, { ...wanted, expiresInDays }, at),
      );
      note(request, "made", made.id);
      return made;
    },
    "POST /api/keys/:id/rotate": async ({ actor, params: { id }, body, request }) => {
      await findKey(db, actor.id, id);
      const { password, overlapHours } = body;
      const made = await confirmed({ actor, password, request }, (tx, at) =>
        rotateKey(tx, { userId: actor.id, id, overlapHours, at }),
      );
      note(request, "rotated", id);
      return made;
    },
    "DELETE /api/keys/:id": async ({ actor, params: { id }, request }) => {
      await db.transaction().execute((tx) => revokeKey(tx, actor.id, id, clock()));
      note(request, "revoked", id);
      return undefined;
    },
  });
}
