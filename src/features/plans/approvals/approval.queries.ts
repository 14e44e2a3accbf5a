import { type RawBuilder, sql } from "kysely";
import { AppError } from "#errors";
import type { Database } from "#platform/db/connect.ts";
import { orderBy } from "#platform/db/list-page.ts";
import type { campaignSorts, verificationSorts } from "./approval.contract.ts";
import type { CampaignState, VerificationState } from "./approval.schema.ts";

export interface VerificationRow {
  user_id: string;
  first_name: string;
  last_name: string;
  email: string;
  phone: string | null;
  state: VerificationState;
  bought_at: Date;
  document_key: string | null;
  document_sent_at: Date | null;
  phone_seen_at: Date | null;
  document_seen_at: Date | null;
  granted_at: Date | null;
  granted_by: string | null;
  refused_reason: string | null;
  /** Since when a badge that was granted waits to be looked at again. */
  rested_at: Date | null;
}

// A badge whose money was given back is nobody's to decide.
const verifications = sql`verifications v join users u on u.id = v.user_id
  join add_ons a on a.id = v.add_on_id and a.taken_back_at is null
  left join admin_users w on w.id = v.granted_by`;
const verificationState = sql`case when v.granted_at is not null then 'granted'
  when v.refused_reason is not null then 'refused' else 'waiting' end`;
const verificationColumns = sql`v.user_id, u.first_name, u.last_name, u.email, u.phone, ${verificationState} as state, a.created_at as bought_at,
  v.document_key, v.document_sent_at, v.phone_seen_at, v.document_seen_at, v.granted_at,
  w.full_name as granted_by, v.refused_reason, v.rested_at`;
/** Of those that wait, the ones whose owner has sent what was asked for, and those who go by another name or number. */
const forUs = sql`(v.granted_at is null and v.refused_reason is null
  and (v.document_key is not null or v.document_seen_at is not null or v.rested_at is not null))`;

interface Asked<State, Sort> {
  state?: State | undefined;
  sort?: Sort | undefined;
  page: number;
  limit: number;
}
interface Found<Row> {
  rows: Row[];
  total: number;
  /** How many wait for an administrator, no matter what is asked for. */
  waiting: number;
}

const byName = sql`lower(u.first_name || ' ' || u.last_name)`;

async function findPage<Row>(
  db: Database,
  {
    columns,
    tables,
    fits,
    waits,
    order,
  }: Record<"columns" | "tables" | "fits" | "waits" | "order", RawBuilder<unknown>>,
  { page, limit }: Asked<string, string>,
): Promise<Found<Row>> {
  const [found, counted] = await Promise.all([
    sql<Row>`select ${columns} from ${tables} where ${fits}
      order by ${order} limit ${limit} offset ${(page - 1) * limit}`.execute(db),
    sql<{ total: number; waiting: number }>`select count(*) filter (where ${fits})::int as total,
      count(*) filter (where ${waits})::int as waiting from ${tables}`.execute(db),
  ]);
  return { rows: found.rows, ...(counted.rows[0] ?? { total: 0, waiting: 0 }) };
}

/** A page of bought badges: what can be decided, then what waits for its owner, each the oldest first, then the newest decided. */
export function findVerifications(
  db: Database,
  asked: Asked<VerificationState, (typeof verificationSorts)[number]>,
): Promise<Found<VerificationRow>> {
  const since = sql`coalesce(v.rested_at, v.document_sent_at, a.created_at)`;
  const parts = {
    columns: verificationColumns,
    tables: verifications,
    fits: asked.state === undefined ? sql`true` : sql`${verificationState} = ${asked.state}`,
    waits: forUs,
    order: asked.sort
      ? orderBy(asked.sort, { user: byName, since, state: verificationState }, sql`v.id`)
      : sql`${forUs} desc, ${verificationState} = 'waiting' desc,
      case when ${verificationState} = 'waiting' then ${since} end,
      coalesce(v.granted_at, v.document_sent_at, a.created_at) desc, v.id`,
  };
  return findPage(db, parts, asked);
}

/** A user's bought badge as it stands. Error: `verification.not_found`. */
export async function findBadge(db: Database, userId: string): Promise<VerificationRow> {
  const { rows } = await sql<VerificationRow>`
    select ${verificationColumns} from ${verifications} where v.user_id = ${userId}::uuid`.execute(db);
  const [row] = rows;
  if (!row) throw new AppError("verification.not_found");
  return row;
}

/**
 * A user's bought badge, locked until the transaction ends: anyone who decides sees what it is now. The user before it, as
 * everyone does who changes what was bought. Error: `verification.not_found`.
 */
export async function lockBadge(tx: Database, userId: string): Promise<VerificationRow> {
  await tx.selectFrom("users").select("id").where("id", "=", userId).forNoKeyUpdate().execute();
  await tx.selectFrom("verifications").select("id").where("user_id", "=", userId).forUpdate().execute();
  return findBadge(tx, userId);
}

export interface CampaignRow {
  id: string;
  /** Null: the account is gone. */
  user_id: string | null;
  first_name: string;
  last_name: string;
  title: string;
  body: string;
  car_id: string | null;
  car_title: string | null;
  state: CampaignState;
  refunded: boolean;
  created_at: Date;
  reviewed_at: Date | null;
  reviewed_by: string | null;
  sent_at: Date | null;
  rejection_reason: string | null;
}

const campaigns = sql`campaigns c join add_ons a on a.id = c.add_on_id left join users u on u.id = c.user_id
  left join cars car on car.id = c.car_id and car.deleted_at is null
  left join admin_users w on w.id = c.reviewed_by`;
const campaignColumns = sql`c.id, u.id as user_id, u.first_name, u.last_name, c.title, c.body, car.id as car_id,
  car.title as car_title, c.state, a.taken_back_at is not null as refunded, c.created_at, c.reviewed_at,
  w.full_name as reviewed_by, c.sent_at, c.rejection_reason`;

/** A page of campaigns: those that wait, the oldest first, then the newest. */
export function findCampaigns(
  db: Database,
  asked: Asked<CampaignState, (typeof campaignSorts)[number]>,
): Promise<Found<CampaignRow>> {
  const parts = {
    columns: campaignColumns,
    tables: campaigns,
    fits: asked.state === undefined ? sql`true` : sql`c.state = ${asked.state}`,
    waits: sql`c.state = 'pending'`,
    order: asked.sort
      ? orderBy(
          asked.sort,
          { title: sql`lower(c.title)`, user: byName, date: sql`c.created_at`, state: sql`c.state` },
          sql`c.id`,
        )
      : sql`c.state = 'pending' desc, case when c.state = 'pending' then c.created_at end,
      c.created_at desc, c.id`,
  };
  return findPage(db, parts, asked);
}

/** One campaign as it stands. Error: `campaign.not_found`. */
export async function findCampaign(db: Database, id: string): Promise<CampaignRow> {
  const { rows } = await sql<CampaignRow>`
    select ${campaignColumns} from ${campaigns} where c.id = ${id}::uuid`.execute(db);
  const [row] = rows;
  if (!row) throw new AppError("campaign.not_found");
  return row;
}

/** One campaign, locked until the transaction ends. Error: `campaign.not_found`. */
export async function lockCampaign(tx: Database, id: string): Promise<CampaignRow> {
  await tx.selectFrom("campaigns").select("id").where("id", "=", id).forUpdate().execute();
  return findCampaign(tx, id);
}
