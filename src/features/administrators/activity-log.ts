import type { Database } from "#platform/db/connect.ts";
import type { LogEntry } from "#platform/http/administrator.ts";

/** Where an administrator does something from. */
export interface Whence {
  address: string;
  userAgent: string | null;
}

/** Writes down what an administrator did, in the transaction that does it. `administratorId` null: nobody was recognised. */
export async function writeLog(
  tx: Database,
  administratorId: string | null,
  { address, userAgent }: Whence,
  entries: LogEntry | readonly LogEntry[],
  at: Date,
): Promise<void> {
  const rows = [entries].flat().map(({ action, resource: [type, id], before, after, details }: LogEntry) => ({
    admin_id: administratorId,
    action,
    resource_type: type,
    resource_id: id,
    before: asJson(before),
    after: asJson(after),
    details: asJson(details) ?? "{}",
    ip_address: address,
    user_agent: userAgent,
    created_at: at,
  }));
  if (rows.length > 0) await tx.insertInto("admin_activity_log").values(rows).execute();
}

const asJson = (value: object | null | undefined) =>
  value === null || value === undefined ? null : JSON.stringify(value);
