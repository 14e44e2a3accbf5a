import { createHash } from "node:crypto";
import { sql } from "kysely";
import { AppError, type ErrorCode } from "#errors";
import type { Database } from "#platform/db/connect.ts";
import type { LogEntry } from "#platform/http/administrator.ts";

/** Tells whether what a form was filled with is still what is stored: it hangs on the values alone. */
export const versionOf = (values: object): string =>
  createHash("sha256")
    .update(JSON.stringify(Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1))))
    .digest("hex")
    .slice(0, 16);

type Resource = LogEntry["resource"];

/**
 * What refuses a change by a user who had not seen the last one: 409 with {changedBy, changedAt}. `changedBy` is null where
 * the last change, `updatedAt`, stands under none of these `resources` in the log.
 */
export async function changedMeanwhile(
  tx: Database,
  code: Extract<ErrorCode, `${string}.changed`>,
  { resources, updatedAt }: { resources: readonly Resource[]; updatedAt: Date },
): Promise<AppError> {
  const these = resources.map(([type, id]) => sql`(resource_type = ${type} and resource_id = ${id})`);
  const { rows } = await sql<{ name: string | null }>`
    select (select full_name from admin_users where id = l.admin_id) as name from admin_activity_log l
    where created_at = ${updatedAt}::timestamptz and (${sql.join(these, sql` or `)})
    order by id desc limit 1`.execute(tx);
  return new AppError(code, {
    facts: { changedBy: rows[0]?.name ?? null, changedAt: updatedAt.toISOString() },
  });
}
