import { sql } from "kysely";
import type { Database } from "#platform/db/connect.ts";
import type { ViewingState } from "./viewing.schema.ts";

/** A viewing; its times as the driver gives them, or as JSON has them. */
export interface ViewingRow {
  id: string;
  conversation_id: string;
  state: ViewingState;
  times: (Date | string)[];
  at: Date | string | null;
  until: Date | string;
  asked_number: number | null;
  offered_number: number | null;
  confirmed_number: number | null;
  ended_number: number | null;
}

const columns = sql`v.id, v.conversation_id, v.state, v.times, v.at, v.until, v.asked_number, v.offered_number,
  v.confirmed_number, v.ended_number`;
const mostShown = 20;

/** The viewings of a conversation, the newest first. */
export async function findViewings(db: Database, conversationId: string): Promise<ViewingRow[]> {
  const { rows } = await sql<ViewingRow>`select ${columns} from viewings v
    where conversation_id = ${conversationId}::uuid order by made_at desc, id desc limit ${mostShown}`.execute(
    db,
  );
  return rows;
}

/** One viewing of a conversation that a user takes part in. */
export async function findViewing(db: Database, id: string, userId: string): Promise<ViewingRow | undefined> {
  const { rows } = await sql<ViewingRow>`select ${columns} from viewings v
    join conversations c on c.id = v.conversation_id
    where v.id = ${id}::uuid and ${userId}::uuid in (c.buyer_id, c.seller_id)`.execute(db);
  return rows[0];
}

/** The viewings that messages of a conversation tell of, by the messages' numbers. */
export async function findViewingsOfMessages(
  db: Database,
  conversationId: string,
  numbers: readonly number[],
): Promise<ReadonlyMap<number, ViewingRow>> {
  if (numbers.length === 0) return new Map();
  const { rows } = await sql<ViewingRow>`select ${columns} from viewings v
    where conversation_id = ${conversationId}::uuid
      and array[asked_number, offered_number, confirmed_number, ended_number] && ${[...numbers]}::int[]`.execute(
    db,
  );
  const found = new Map<number, ViewingRow>();
  for (const row of rows) {
    for (const number of [row.asked_number, row.offered_number, row.confirmed_number, row.ended_number]) {
      if (number !== null) found.set(number, row);
    }
  }
  return found;
}
