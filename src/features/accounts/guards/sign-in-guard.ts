import { createHmac } from "node:crypto";
import { sql } from "kysely";
import { AppError } from "#errors";
import type { Database } from "#platform/db/connect.ts";
import { subscriber } from "#platform/http/visitor.ts";

/** Who tries a password, and for which mail, or username of an administrator, whether anyone has it or not. */
export interface Attempt {
  email: string;
  /** The address that the request came from. */
  address: string;
  /**
   * What tells that it comes from the account's own: its live session (`session:ID`), or a browser that it signed in with
   * before (`device:HASH`). The caller has checked it.
   */
  known?: string | undefined;
  at: Date;
}

interface Rule {
  key: string;
  most: number;
  /** Failures are forgotten when the first of them is older. */
  windowSeconds: number;
  longestLockSeconds: number;
}

const minute = 60;
const day = 24 * 60 * minute;
const firstLockSeconds = 15 * minute;
/** Many people share an address in Lebanon, and mistype: it bears more, in a shorter time, and is locked for an hour at most. */
const addressFactor = 10;
/** From so many times as many failures on, a name of an administrator is locked for all strangers. */
const nameFactor = 10;

/** Where those who sign in are kept, and the column of what they type. The two are never counted as one. */
const places = {
  users: { kind: "mail", table: "users", typed: "email" },
  administrators: { kind: "administrator", table: "admin_users", typed: "username" },
} as const;
type Place = (typeof places)[keyof typeof places];

/**
 * What an attempt is counted by, the address first; the last is shown to the account's owner. What one of them locks is not
 * counted by those after it.
 */
function rulesOf(
  { email, address, known }: Attempt,
  secret: string,
  most: number,
  { kind }: Place,
): readonly Rule[] {
  // Keyed, so that the table names neither people nor addresses to who reads it.
  const keyed = (of: string, value: string) =>
    `${of}:${createHmac("sha256", secret).update(`${of}:${value}`).digest("base64url")}`;
  const own = { most, windowSeconds: day, longestLockSeconds: day };
  // A session or browser that proved to be the account's before has a count of its own: strangers do not use it up.
  if (known) return [{ ...own, key: keyed("known", `${kind}:${email}:${known}`) }];
  const where = subscriber(address);
  const mail = keyed(kind, email);
  const byAddress = {
    key: keyed("address", where),
    most: most * addressFactor,
    windowSeconds: 15 * minute,
    longestLockSeconds: 60 * minute,
  };
  if (kind === "mail") return [byAddress, { ...own, key: mail }];
  // No mail frees an administrator: strangers lock a name for their own address, and for all of them only by very many.
  const byName = { ...own, key: mail, most: most * nameFactor };
  return [byAddress, { ...own, key: `${mail}@${keyed("address", where)}` }, byName];
}

/**
 * Holds up guessing (docs/product.md, "Accounts"): after `max_login_attempts` failures a mail is locked for 15
 * minutes, each further time twice as long, to a day; so is the address they come from, after more of them. What is
 * answered depends on what was typed alone, never on whether an account exists.
 *
 * An attempt counts as failed from its beginning and is taken back when it succeeds: so neither many at once nor
 * several processes get more tries than one after the other.
 */
export function signInGuard(db: Database, secret: string, of: keyof typeof places = "users") {
  const place = places[of];
  return {
    /** Counts an attempt before the password is looked at. Throws `auth.locked` with the end while locked. */
    async begin(attempt: Attempt): Promise<void> {
      const rules = rulesOf(attempt, secret, await mostAttempts(db), place);
      // A locked address must not be able to lock mails any more.
      for (const rule of rules) {
        const shown = !attempt.known && rule === rules.at(-1);
        await count(db, rule, attempt.at, shown ? { place, email: attempt.email } : undefined);
      }
    },

    /** Takes an attempt back that was right: the mail is free again, the address loses this one failure. */
    async succeed(tx: Database, attempt: Attempt): Promise<void> {
      const [first, ...own] = rulesOf(attempt, secret, 0, place);
      if (attempt.known) return forget(tx, first?.key ?? "");
      await takeBack(tx, first?.key ?? "", attempt.at);
      for (const { key } of own) await release(tx, key, place, attempt.email);
    },

    /**
     * Takes an attempt of a live session back that was right, and leaves those before it counted: where the password is one of
     * two things to be shown, having it must not free the guesses at the other.
     */
    async takeBack(tx: Database, attempt: Attempt & { known: string }): Promise<void> {
      const [own] = rulesOf(attempt, secret, 0, place);
      await takeBack(tx, own?.key ?? "", attempt.at);
    },

    /**
     * Counts a guess at a second factor by a user who has the password, wherever from: addresses are cheap, codes are
     * short. Throws `auth.locked`. Returns what takes it back when the code was right.
     */
    async beginCode({ email, at }: Attempt): Promise<(tx: Database) => Promise<void>> {
      const most = await mostAttempts(db);
      const rule = codeRule(email, secret, most, place);
      await count(db, rule, at);
      return (tx) => forget(tx, rule.key);
    },

    /** Which of these names are locked at a moment, for browsers that are not known somewhere or everywhere, and until when. */
    async locksOf(names: readonly string[], at: Date): Promise<ReadonlyMap<string, Date>> {
      const keys = names.flatMap((name) => {
        const attempt = { email: name, address: "", at };
        const own = rulesOf(attempt, secret, 0, place).at(-1)?.key ?? "";
        return [own, codeRule(name, secret, 0, place).key].map((key) => ({ name, key }));
      });
      const { rows } = await sql<{ name: string; until: Date }>`
        select n.name, max(g.locked_until) as until
        from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as n (name text, key text)
        join sign_in_guards g on split_part(g.key, '@', 1) = n.key
        where g.locked_until > ${at}::timestamptz group by n.name`.execute(db);
      return new Map(rows.map(({ name, until }) => [name, until]));
    },

    /** Frees a mail, as its owner has shown to read it: by the link of a mail. */
    async free(tx: Database, email: string): Promise<void> {
      const attempt = { email, address: "", at: new Date(0) };
      const name = rulesOf(attempt, secret, 0, place).at(-1)?.key ?? "";
      await forget(tx, codeRule(email, secret, 0, place).key);
      await sql`delete from sign_in_guards where starts_with(key, ${`${name}@`})`.execute(tx);
      await release(tx, name, place, email);
    },
  };
}
export type SignInGuard = ReturnType<typeof signInGuard>;

const codeRule = (email: string, secret: string, most: number, { kind }: Place): Rule => ({
  key: `code:${createHmac("sha256", secret).update(`${kind}:${email}`).digest("base64url")}`,
  most,
  windowSeconds: day,
  longestLockSeconds: day,
});

/** The setting, within the bounds that it states. */
async function mostAttempts(db: Database): Promise<number> {
  const { rows } = await sql<{ value: unknown }>`
    select value from app_settings where key = 'max_login_attempts'`.execute(db);
  const value = Number(rows[0]?.value);
  return Number.isInteger(value) ? Math.min(10, Math.max(3, value)) : 5;
}

/**
 * Counts one attempt in one statement, which two at once pass one after the other; the last one that is allowed locks. It
 * holds the account before the count, as signing in does: the other way round, two at once would wait for each other.
 */
async function count(
  db: Database,
  rule: Rule,
  at: Date,
  shown?: { place: Place; email: string },
): Promise<void> {
  const { table, typed } = shown?.place ?? places.users;
  const now = sql`${at}::timestamptz`;
  const stale = sql`(g.locked_until is not null or g.since <= ${now} - make_interval(secs => ${rule.windowSeconds}))`;
  const failures = sql`(case when ${stale} then 1 else g.failures + 1 end)`;
  const lockouts = sql`(case when g.locked_until < ${now} - make_interval(secs => ${day}) then 0 else g.lockouts end)`;
  const seconds = sql`least(${firstLockSeconds} * power(2, least(${lockouts}, 20)), ${rule.longestLockSeconds})`;
  const locks = sql`${failures} >= ${rule.most}`;
  const { rows } = await sql`
    with held as (
      select u.id from ${sql.table(table)} as u where lower(u.${sql.ref(typed)}) = ${shown?.email ?? null}
      for no key update
    ),
    counted as (
      insert into sign_in_guards as g (key, failures, since, updated_at)
      select ${rule.key}, 1, ${now}, ${now} from (select count(*) from held) as first
      on conflict (key) do update set
        failures = ${failures},
        since = case when ${stale} then ${now} else g.since end,
        lockouts = ${lockouts} + (${locks})::int,
        locked_until = case when ${locks} then ${now} + make_interval(secs => ${seconds}) end,
        updated_at = ${now}
      where g.locked_until is null or g.locked_until <= ${now}
      returning g.failures, g.locked_until
    ),
    shown as (
      update ${sql.table(table)} as u set login_attempts = counted.failures, locked_until = counted.locked_until
      from counted where lower(u.${sql.ref(typed)}) = ${shown?.email ?? null}
    )
    select failures from counted`.execute(db);
  if (rows.length === 0) throw await locked(db, rule, at);
}

async function locked(db: Database, { key }: Rule, at: Date): Promise<AppError> {
  const row = await db
    .selectFrom("sign_in_guards")
    .select("locked_until")
    .where("key", "=", key)
    .executeTakeFirst();
  const until = row?.locked_until ?? at;
  return new AppError("auth.locked", {
    facts: { lockedUntil: until.toISOString() },
    retryAfterSeconds: Math.max(1, Math.ceil((until.getTime() - at.getTime()) / 1000)),
  });
}

/** One failure less; a lock that it was the cause of is gone. */
async function takeBack(tx: Database, key: string, at: Date): Promise<void> {
  await sql`update sign_in_guards set failures = greatest(failures - 1, 0),
    lockouts = lockouts - (locked_until is not null and locked_until > ${at}::timestamptz)::int,
    locked_until = null
    where key = ${key}`.execute(tx);
}

const forget = async (tx: Database, key: string): Promise<void> =>
  void (await tx.deleteFrom("sign_in_guards").where("key", "=", key).execute());

async function release(tx: Database, key: string, { table, typed }: Place, email: string): Promise<void> {
  await tx.deleteFrom("sign_in_guards").where("key", "=", key).execute();
  await sql`update ${sql.table(table)} set login_attempts = 0, locked_until = null
    where lower(${sql.ref(typed)}) = ${email} and (login_attempts > 0 or locked_until is not null)`.execute(
    tx,
  );
}
