import { sql } from "kysely";
import type { Database } from "#platform/db/connect.ts";
import { newSecret, secretHash } from "../sessions/session-cookie.ts";

/** For how long the secret before works, and signs in without another mail: two at once, or an answer that was lost. */
const graceMinutes = 10;

const places = {
  users: { table: "known_devices", owner: "user_id", accounts: "users", typed: "email" },
  administrators: {
    table: "known_admin_devices",
    owner: "admin_id",
    accounts: "admin_users",
    typed: "username",
  },
} as const;

/**
 * The browsers that accounts have signed in with, each by the secret of its device cookie, of which the tables hold a hash.
 * Guesses of strangers do not lock them out (sign-in-guard.ts). A secret opens nothing by itself.
 */
export function knownDevices(of: keyof typeof places = "users") {
  const place = places[of];
  const [table, owner] = [sql.table(place.table), sql.ref(place.owner)];
  const previously = (hash: string, at: Date) =>
    sql`(d.previous = ${hash} and d.changed_at > ${at}::timestamptz - make_interval(mins => ${graceMinutes}))`;

  return {
    /**
     * What names the browser with this secret to the guard, where the account of this mail, or username, has signed in with
     * it; undefined for all others. It stays the same when the secret changes: signing in to one account must not give
     * fresh guesses at another.
     */
    async nameOf(db: Database, typed: string, secret: string | undefined, at: Date) {
      if (!secret) return undefined;
      const hash = secretHash(secret);
      const { rows } = await sql<{ first: string }>`
        select coalesce(d.first_device, d.device) as first
        from ${table} as d join ${sql.table(place.accounts)} as a on a.id = d.${owner}
        where lower(a.${sql.ref(place.typed)}) = ${typed} and (d.device = ${hash} or ${previously(hash, at)})
        limit 1`.execute(db);
      return rows[0] && `device:${rows[0].first}`;
    },

    /**
     * Remembers the browser that an account signs in with, under a new secret for its cookie: also for the other accounts
     * that know it. A secret that the account does not know is never taken over. The caller holds the account's row.
     * Returns besides whether that is worth telling: a new browser, and not the first.
     */
    async remember(tx: Database, id: string, secret: string | undefined, at: Date) {
      const next = newSecret();
      const [before, after] = [secret === undefined ? null : secretHash(secret), secretHash(next)];
      const now = sql`${at}::timestamptz`;
      const { rows } = await sql<{ surprising: boolean }>`
        with mine as (select * from ${table} as d where d.${owner} = ${id}::uuid),
        lost as (
          select coalesce(d.first_device, d.device) as first from mine as d where ${previously(before ?? "", at)} limit 1
        ),
        moved as (
          update ${table} as d set device = ${after}, previous = ${before}, changed_at = ${now},
            first_device = coalesce(d.first_device, d.device),
            last_seen_at = case when d.${owner} = ${id}::uuid then ${now} else d.last_seen_at end
          where d.device = ${before}
          returning d.${owner} as id
        ),
        added as (
          insert into ${table} (${owner}, device, first_device, last_seen_at)
          select ${id}::uuid, ${after}, (select first from lost), ${now}
          where not exists (select from moved where moved.id = ${id}::uuid)
          returning first_device is null as unknown
        )
        select exists (select from added where unknown) and exists (select from mine) as surprising`.execute(
        tx,
      );
      return { secret: next, surprising: rows[0]?.surprising ?? false };
    },

    /** Forgets the browsers of an account, but for the one with this secret. */
    async forget(tx: Database, id: string, but?: string | undefined): Promise<void> {
      const kept = but === undefined ? "" : secretHash(but);
      await sql`delete from ${table} where ${owner} = ${id}::uuid and device <> ${kept}`.execute(tx);
    },
  };
}
