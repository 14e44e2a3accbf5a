import { type RawBuilder, sql } from "kysely";
import type { Database } from "#platform/db/connect.ts";
import type { Audience, BroadcastKind } from "./broadcast.schema.ts";

/** Who has not been here for so many days is inactive. */
const inactiveDays = 30;
/** So many of what nobody has are named. */
const unknownShown = 20;

export interface AudienceOf {
  kind: BroadcastKind;
  audience: Audience;
  addresses: readonly string[] | null;
}

const standing = sql`in_good_standing(u.user_status, u.deletion_requested_at)`;
const reachable = sql`${standing} and u.is_email_verified`;
const paying = sql`u.current_plan <> 'free'`;

/** Which users `u` an audience is; of those that are named, which of them there are. */
function usersOf({ kind, addresses, ...asked }: AudienceOf, at: Date): RawBuilder<unknown> {
  // The build before calls a list of a notification `individuals`: what it writes beside this one is to reach no one else.
  const audience = addresses === null ? asked.audience : "list";
  switch (audience) {
    case "all":
      return standing;
    case "subscribers":
      return sql`${standing} and ${paying}`;
    case "dealers":
      return sql`${standing} and u.is_verified_dealer`;
    case "verified":
      return reachable;
    case "paid":
      return sql`${reachable} and ${paying}`;
    case "inactive": {
      const since = sql`${at}::timestamptz - make_interval(days => ${inactiveDays})`;
      return sql`${reachable} and u.created_at < ${since} and (u.last_login_at is null or u.last_login_at < ${since})
        and not exists (select from sessions s where s.user_id = u.id and s.last_seen_at >= ${since})`;
    }
    case "individuals":
      return sql`${standing} and not u.is_dealership`;
    case "list":
      return kind === "email"
        ? sql`lower(u.email) = any (${mailsIn(addresses)}::text[])`
        : sql`${standing} and (u.id = any (${idsIn(addresses)}::uuid[])
            or lower(u.email) = any (${mailsIn(addresses)}::text[]))`;
  }
}
const idsIn = (addresses: readonly string[] | null) => (addresses ?? []).filter((one) => !one.includes("@"));
const mailsIn = (addresses: readonly string[] | null) => (addresses ?? []).filter((one) => one.includes("@"));

/** Not all of them belong to users. */
const isListOfMails = ({ kind, audience }: AudienceOf) => kind === "email" && audience === "list";

export interface AudienceSize {
  count: number;
  unsubscribed: number;
  unknown: string[];
  unknownCount: number;
}

/** How many would receive it at this moment, how many want none, and which of those named nobody has. */
export async function sizeOf(db: Database, asked: AudienceOf, at: Date): Promise<AudienceSize> {
  if (isListOfMails(asked)) return sizeOfList(db, mailsIn(asked.addresses));
  const wantsNone =
    asked.kind === "email"
      ? sql`u.bulk_mail_unsubscribed_at is not null`
      : sql`exists (select from notices_off o where o.user_id = u.id and o.kind = 'news' and o.channel = 'bell')`;
  const { rows } = await sql<{ count: number; unsubscribed: number }>`
    select count(*) filter (where not ${wantsNone})::int as count,
      count(*) filter (where ${wantsNone})::int as unsubscribed
    from users u where ${usersOf(asked, at)}`.execute(db);
  const unknown = asked.addresses ? await unknownOf(db, asked.addresses) : [];
  return {
    ...(rows[0] ?? { count: 0, unsubscribed: 0 }),
    unknown: unknown.slice(0, unknownShown),
    unknownCount: unknown.length,
  };
}

/** Addresses may belong to nobody; anyone who is suspended, or leaving, gets no mail. */
async function sizeOfList(db: Database, mails: readonly string[]): Promise<AudienceSize> {
  const { rows } = await sql<{ count: number; unsubscribed: number }>`
    select count(*) filter (where fine and not wants_none)::int as count,
      count(*) filter (where fine and wants_none)::int as unsubscribed
    from (select u.id is null or ${standing} as fine,
        u.bulk_mail_unsubscribed_at is not null or m.address is not null as wants_none
      from unnest(${mails}::text[]) a (address)
      left join users u on lower(u.email) = a.address
      left join mail_unsubscribes m on m.address = a.address) listed`.execute(db);
  return { ...(rows[0] ?? { count: 0, unsubscribed: 0 }), unknown: [], unknownCount: 0 };
}

async function unknownOf(db: Database, addresses: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ address: string }>`
    select a.address from unnest(${addresses}::text[]) with ordinality a (address, place)
    where not exists (select from users u where ${standing} and lower(u.email) = a.address)
      and not exists (select from users u where ${standing} and u.id =
        case when a.address ~ '^[0-9a-f]{8}-[0-9a-f-]{27}$' then a.address::uuid end)
    order by a.place`.execute(db);
  return rows.map(({ address }) => address);
}

/** Writes down who receives a message, each once, also those who want none. Returns how many. */
export async function writeRecipients(
  tx: Database,
  messageId: string,
  asked: AudienceOf,
  at: Date,
): Promise<number> {
  const rows = isListOfMails(asked)
    ? sql`select ${messageId}::uuid, u.id, case when u.id is null then a.address end
          from unnest(${mailsIn(asked.addresses)}::text[]) a (address)
          left join users u on lower(u.email) = a.address`
    : sql`select ${messageId}::uuid, u.id, null from users u where ${usersOf(asked, at)}`;
  const { numAffectedRows } = await sql`
    insert into bulk_recipients (message_id, user_id, address) ${rows} on conflict do nothing`.execute(tx);
  return Number(numAffectedRows ?? 0);
}
