import { type RawBuilder, sql } from "kysely";
import type { Database } from "#platform/db/connect.ts";
import { orderBy } from "#platform/db/list-page.ts";
import { mostCounted } from "./activity.contract.ts";

export interface ActivityRow {
  id: string;
  created_at: Date;
  admin_id: string | null;
  full_name: string | null;
  username: string | null;
  action: string;
  resource_type: string;
  resource_id: string | null;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  details: Record<string, unknown>;
  ip_address: string | null;
  user_agent: string | null;
}

export interface ActivityAsked {
  admin?: string | undefined;
  action?: string | undefined;
  resource?: string | undefined;
  resourceId?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

const columns = sql`l.id, l.created_at, l.admin_id, a.full_name, a.username, l.action, l.resource_type, l.resource_id,
  l.before, l.after, l.details, l.ip_address, l.user_agent`;
const newestFirst = sql`l.created_at desc, l.id desc`;

/** A page of the log, and how many entries fit. */
export async function findActivity(
  db: Database,
  asked: ActivityAsked & { sort: "at" | "-at"; page: number; limit: number },
): Promise<{ rows: ActivityRow[]; total: number }> {
  const { page, limit } = asked;
  const order = orderBy(asked.sort, { at: sql`l.created_at` }, sql`l.id`);
  const fits = conditions(asked);
  const [found, counted] = await Promise.all([
    sql<ActivityRow>`with page as materialized (
        select l.id from admin_activity_log l where ${fits}
        order by ${order} limit ${limit} offset ${(page - 1) * limit})
      select ${columns} from admin_activity_log l left join admin_users a on a.id = l.admin_id
      where l.id in (select id from page) order by ${order}`.execute(db),
    sql<{ n: number }>`select count(*)::int as n
      from (select from admin_activity_log l where ${fits} limit ${mostCounted}) found`.execute(db),
  ]);
  return { rows: found.rows, total: counted.rows[0]?.n ?? 0 };
}

const exportedAtOnce = 1000;

/** Every entry that fits, read as it is sent. */
export async function* streamActivity(db: Database, asked: ActivityAsked): AsyncGenerator<ActivityRow> {
  const fits = conditions(asked);
  let after = sql`true`;
  for (;;) {
    const { rows } = await sql<ActivityRow>`select ${columns}
      from admin_activity_log l left join admin_users a on a.id = l.admin_id
      where ${fits} and ${after} order by ${newestFirst} limit ${exportedAtOnce}`.execute(db);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < exportedAtOnce) return;
    after = sql`(l.created_at, l.id) < (
      select created_at, id from admin_activity_log where id = ${last.id}::uuid)`;
  }
}

/** What stands in the log; each list is read off an index, value by value, however long the log is. */
export async function findChoices(db: Database) {
  const valuesOf = (column: "action" | "resource_type") => {
    const name = sql.ref(column);
    return sql<{ value: string }>`
      with recursive found (value) as (
        (select min(${name}) from admin_activity_log)
        union all
        select (select min(${name}) from admin_activity_log where ${name} > found.value)
        from found where found.value is not null
      )
      select value from found where value is not null`.execute(db);
  };
  const [administrators, actions, resources] = await Promise.all([
    db
      .selectFrom("admin_users")
      .select(["id", "full_name as fullName"])
      .orderBy("full_name")
      .orderBy("id")
      .execute(),
    valuesOf("action"),
    valuesOf("resource_type"),
  ]);
  return {
    administrators,
    actions: actions.rows.map(({ value }) => value),
    resources: resources.rows.map(({ value }) => value),
  };
}

function conditions({ admin, action, resource, resourceId, from, to }: ActivityAsked): RawBuilder<unknown> {
  const all = [sql`true`];
  if (admin !== undefined) all.push(sql`l.admin_id = ${admin}::uuid`);
  if (action !== undefined) all.push(sql`l.action = ${action}`);
  if (resource !== undefined) all.push(sql`l.resource_type = ${resource}`);
  if (resourceId !== undefined) all.push(sql`l.resource_id = ${resourceId}`);
  if (from !== undefined) all.push(sql`l.created_at >= ${midnight(from, 0)}`);
  if (to !== undefined) all.push(sql`l.created_at < ${midnight(to, 1)}`);
  return sql.join(all, sql` and `);
}

const midnight = (day: string, later: number) =>
  sql`((${day}::date + ${later}::int)::timestamp at time zone 'Asia/Beirut')`;
