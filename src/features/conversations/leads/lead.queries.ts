import { type RawBuilder, sql } from "kysely";
import { allOf, patternOf } from "#features/search/conditions.ts";
import { personInCharge } from "#features/staff/staff.queries.ts";
import type { Currency } from "#i18n/format.ts";
import type { Database } from "#platform/db/connect.ts";
import { foldText } from "#text/fold.ts";
import { replyMinutes } from "../reply-time.ts";
import { buyersActs } from "./buyers-acts.ts";
import { callDays, type LeadAct, type LeadState, mostActs, mostNotes } from "./lead.schema.ts";

/** What a seller notes about a conversation, beside it. */
export interface LeadRow {
  id: string;
  state: LeadState;
  is_own_state: boolean;
  remind_at: Date | null;
  in_charge_id: string | null;
  in_charge: string | null;
  notes: number;
  last_note: string | null;
}

export interface LeadFilter {
  state?: LeadState | undefined;
  search?: string | undefined;
  /** The place in staff of the person in charge; null: nobody's. */
  inCharge?: string | null | undefined;
}

const mostWords = 8;

/** Every conversation that buyers began with a seller. */
const leadsOf = (userId: string) => sql`
  select ${personInCharge(sql`c`)} as in_charge_id, c.id, c.car_id, c.buyer_id, c.last_message_at, l.remind_at, l.state is not null as is_own_state,
    coalesce(l.state, case
      when exists (select from viewings v where v.conversation_id = c.id and v.at is not null and v.state <> 'cancelled')
        then 'viewing'
      when exists (select from messages m where m.conversation_id = c.id and m.sender_id = c.seller_id)
        then 'contacted'
      else 'new' end) as state
  from conversations c left join leads l on l.conversation_id = c.id
  where c.seller_id = ${userId}::uuid and c.message_count > 0`;

const columns = sql`f.id, f.state, f.is_own_state, f.remind_at, f.in_charge_id,
  (select u.first_name || ' ' || u.last_name from staff s join users u on u.id = s.member_id
    where s.id = f.in_charge_id) as in_charge,
  (select count(*)::int from lead_notes n where n.conversation_id = f.id) as notes,
  (select n.text from lead_notes n where n.conversation_id = f.id order by n.id desc limit 1) as last_note`;

/** Every word stands in the title or the names of the listing, or in the buyer's name as the seller sees it. */
function searched(text: string): RawBuilder<unknown> {
  const words = foldText(text).split(" ").filter(Boolean).slice(0, mostWords);
  if (words.length === 0) return sql`false`;
  return allOf(
    words.map(
      (
        word,
      ) => sql`car.search_text || fold_search(case when u.is_verified_dealer and u.dealership_name is not null
        then ' ' || u.dealership_name else ' ' || u.first_name end) || ' ' like ${patternOf(word)}`,
    ),
  );
}

const found = (userId: string, { state, search, inCharge }: LeadFilter) => sql`
  select f.* from (${leadsOf(userId)}) f join cars car on car.id = f.car_id join users u on u.id = f.buyer_id
  where ${allOf([
    ...(state ? [sql`f.state = ${state}`] : [sql`true`]),
    ...(search ? [searched(search)] : []),
    ...(inCharge !== undefined ? [sql`f.in_charge_id = ${inCharge}::uuid`] : []),
  ])}`;

/** Leads of a seller, the last active first. */
export async function findLeads(
  db: Database,
  userId: string,
  filter: LeadFilter & { limit: number; offset: number },
): Promise<LeadRow[]> {
  const { rows } = await sql<LeadRow>`select ${columns} from (${found(userId, filter)}
      order by last_message_at desc, id desc limit ${filter.limit} offset ${filter.offset}) f
    order by f.last_message_at desc, f.id desc`.execute(db);
  return rows;
}

export async function countLeads(db: Database, userId: string, filter: LeadFilter): Promise<number> {
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from (${found(userId, filter)}) f`.execute(db);
  return rows[0]?.n ?? 0;
}

/** How many leads a seller has in each state. */
export async function countByState(db: Database, userId: string): Promise<Map<LeadState, number>> {
  const { rows } = await sql<{ state: LeadState; n: number }>`
    select state, count(*)::int as n from (${leadsOf(userId)}) f group by state`.execute(db);
  return new Map(rows.map(({ state, n }) => [state, n]));
}

/** One lead of a seller; undefined of others'. */
export async function findLead(db: Database, userId: string, id: string): Promise<LeadRow | undefined> {
  const { rows } = await sql<LeadRow>`
    select ${columns} from (${leadsOf(userId)} and c.id = ${id}::uuid) f`.execute(db);
  return rows[0];
}

/** A seller's notes about a lead, the newest first. */
export function findNotes(db: Database, userId: string, id: string) {
  return db
    .selectFrom("lead_notes")
    .select(["id", "text", "created_at"])
    .where("conversation_id", "=", id)
    .where("user_id", "=", userId)
    .orderBy("id", "desc")
    .limit(mostNotes)
    .execute();
}

export interface ActRow {
  kind: LeadAct;
  at: Date;
  amount: string | null;
  currency: Currency | null;
}

/** What the buyer of a conversation did, the newest first. */
export async function findActs(db: Database, userId: string, id: string): Promise<ActRow[]> {
  const { rows } = await sql<ActRow>`
    select a.kind, a.at, a.amount, a.currency
    from (${buyersActs(sql`c.id = ${id}::uuid and c.seller_id = ${userId}::uuid`)}) a
    order by a.at desc, a.id desc limit ${mostActs}`.execute(db);
  return rows;
}

/** How often a seller's numbers were asked for lately, and how soon buyers are told that the seller answers. */
export async function findFigures(
  db: Database,
  userId: string,
  at: Date,
): Promise<{ call: number; whatsapp: number; minutes: number | null }> {
  const { rows } = await sql<{ call: number; whatsapp: number; minutes: number | null }>`
    select count(*) filter (where a.channel = 'call')::int as call,
      count(*) filter (where a.channel = 'whatsapp')::int as whatsapp,
      ${replyMinutes(sql`${userId}::uuid`, at)} as minutes
    from cars k join listing_analytics a on a.car_id = k.id and a.event = 'contact'
    where k.user_id = ${userId}::uuid
      and a.hour > ${at}::timestamptz - make_interval(days => ${callDays})`.execute(db);
  return rows[0] ?? { call: 0, whatsapp: 0, minutes: null };
}
