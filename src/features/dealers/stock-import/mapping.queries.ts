import { sql } from "kysely";
import type { Database } from "#platform/db/connect.ts";

/** Files with other heads that a dealer's are remembered of; the ones that were used longest ago are forgotten. */
const mostMappings = 20;

/** How the dealer wanted these heads read the last time. */
export async function findMapping(
  db: Database,
  userId: string,
  headsKey: string,
): Promise<string[] | undefined> {
  const { columns } =
    (await db
      .selectFrom("stock_mappings")
      .select("columns")
      .where("user_id", "=", userId)
      .where("heads_key", "=", headsKey)
      .executeTakeFirst()) ?? {};
  return columns;
}

/** From now on these heads are read so; what an address has is read whole the next time. */
export async function keepMapping(
  tx: Database,
  { userId, headsKey, columns, at }: { userId: string; headsKey: string; columns: string[]; at: Date },
): Promise<void> {
  await tx
    .insertInto("stock_mappings")
    .values({ user_id: userId, heads_key: headsKey, columns, said_at: at })
    .onConflict((on) => on.columns(["user_id", "heads_key"]).doUpdateSet({ columns, said_at: at }))
    .execute();
  await sql`delete from stock_mappings where user_id = ${userId}::uuid and heads_key in (
    select heads_key from stock_mappings where user_id = ${userId}::uuid
    order by said_at desc offset ${mostMappings})`.execute(tx);
  await tx
    .updateTable("stock_sources")
    .set({ etag: null, last_modified: null })
    .where("user_id", "=", userId)
    .execute();
}
