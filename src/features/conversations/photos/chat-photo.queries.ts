import { sql } from "kysely";
import type { PrivatePhoto } from "#features/media/private-photo.ts";
import type { Database } from "#platform/db/connect.ts";

/** The photos of messages of a conversation, by the messages' numbers, in their order. */
export async function findPhotosOfMessages(
  db: Database,
  conversationId: string,
  numbers: readonly number[],
): Promise<ReadonlyMap<number, PrivatePhoto[]>> {
  if (numbers.length === 0) return new Map();
  const rows = await db
    .selectFrom("message_photos")
    .select(["id", "width", "height", "widths", "thumbhash", "number"])
    .where("conversation_id", "=", conversationId)
    .where("number", ">=", Math.min(...numbers))
    .where("number", "<=", Math.max(...numbers))
    .orderBy("number")
    .orderBy("place")
    .execute();
  return Map.groupBy(rows, ({ number }) => number ?? 0);
}

/** Where a photo lies. */
interface Kept {
  id: string;
  conversation_id: string;
  widths: number[];
}

/** A photo that a user may have: of a message of either of the two, or one of their own that is not sent yet. */
export async function findPhotoFor(db: Database, id: string, userId: string): Promise<Kept | undefined> {
  const { rows } = await sql<Kept>`
    select p.id, p.conversation_id, p.widths from message_photos p join conversations c on c.id = p.conversation_id
    where p.id = ${id}::uuid and ${userId}::uuid in (c.buyer_id, c.seller_id)
      and (p.number is not null or p.user_id = ${userId}::uuid)`.execute(db);
  return rows[0];
}

/** A photo that was sent in a conversation which one of the two reported. */
export async function findReportedPhoto(
  db: Database,
  id: string,
): Promise<(Kept & { report_id: string; title: string }) | undefined> {
  const { rows } = await sql<Kept & { report_id: string; title: string }>`
    select p.id, p.conversation_id, p.widths, r.id as report_id, car.title
    from message_photos p join conversation_reports r on r.conversation_id = p.conversation_id
      join conversations c on c.id = p.conversation_id join cars car on car.id = c.car_id
    where p.id = ${id}::uuid and p.number is not null
    order by r.created_at limit 1`.execute(db);
  return rows[0];
}
