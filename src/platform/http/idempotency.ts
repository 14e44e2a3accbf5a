import { createHash, createHmac } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { sql } from "kysely";
import { AppError } from "#errors";
import type { Database } from "../db/connect.ts";

const header = "idempotency-key";
const wellFormed = /^[\x21-\x7e]{1,200}$/;
/** How long a key is remembered. */
export const keyHours = 24;

/** The key that a request came with. Error: `request.key_invalid`. */
export function keyOf({ headers }: Pick<FastifyRequest, "headers">): string | undefined {
  const key = headers[header];
  if (key === undefined) return undefined;
  if (typeof key !== "string" || !wellFormed.test(key)) throw new AppError("request.key_invalid");
  return key;
}

/**
 * Does what creates something once, however often the same request is sent: with an Idempotency-Key the first answer is
 * kept in the same transaction as what it made, and given again. A second request waits for the first; where that fails,
 * it is the first itself. `who` keeps the keys of people apart. Of the body a hash is kept, keyed by `secret` where it
 * holds what must not be guessed from it. Errors: 409 `request.key_reused` where the key came with another body, 400
 * `request.key_invalid`.
 */
export async function once<Answer extends object>(
  db: Database,
  request: Pick<FastifyRequest, "method" | "routeOptions" | "url" | "headers" | "body">,
  who: string,
  work: (tx: Database) => Promise<Answer>,
  secret?: string,
): Promise<Answer> {
  // A fault of ours: the description of the API would not say it.
  if (!request.routeOptions.config.once) throw new Error(`${request.url}: its contract does not say "once"`);
  const key = keyOf(request);
  if (key === undefined) return db.transaction().execute(work);
  const scope = `${request.method} ${request.url.split("?")[0]} ${who}`.slice(0, 200);
  const hash = (secret === undefined ? createHash("sha256") : createHmac("sha256", secret))
    .update(JSON.stringify(request.body ?? null))
    .digest("base64url");
  return db.transaction().execute(async (tx) => {
    const kept = await claim(tx, scope, key, hash);
    if (kept) {
      if (kept.request_hash !== hash) throw new AppError("request.key_reused");
      return kept.answer as Answer;
    }
    const answer = await work(tx);
    await sql`update idempotency_keys set answer = ${JSON.stringify(answer)}::jsonb
      where scope = ${scope} and key = ${key}`.execute(tx);
    return answer;
  });
}

/** Undefined when the key is new and now taken; else what it was taken with, once that has ended. */
async function claim(tx: Database, scope: string, key: string, hash: string) {
  const { rows } = await sql<{ key: string }>`
    insert into idempotency_keys (scope, key, request_hash) values (${scope}, ${key}, ${hash})
    on conflict (scope, key) do nothing returning key`.execute(tx);
  if (rows.length > 0) return undefined;
  const kept = await sql<{ request_hash: string; answer: unknown }>`
    select request_hash, answer from idempotency_keys where scope = ${scope} and key = ${key}`.execute(tx);
  return kept.rows[0];
}

/** Forgets keys that are older than a day. */
export async function forgetKeys(db: Database): Promise<void> {
  await sql`delete from idempotency_keys
    where created_at < now() - make_interval(hours => ${keyHours})`.execute(db);
}
