import { type RawBuilder, sql } from "kysely";
import type { PictureRow } from "#features/listings/listing.queries.ts";
import type { PrivatePhoto } from "#features/media/private-photo.ts";
import type { VehicleType } from "#features/reference/enumerations.ts";
import type { Currency } from "#i18n/format.ts";
import type { Database } from "#platform/db/connect.ts";
import type { HintKind } from "./conversation.schema.ts";
import { findOffersOfMessages, type OfferRow } from "./offers/offer.queries.ts";
import { findPhotosOfMessages } from "./photos/chat-photo.queries.ts";
import { findViewingsOfMessages, type ViewingRow } from "./viewings/viewing.queries.ts";

export interface MessageRow {
  id: string;
  number: number;
  sender_id: string;
  content: string;
  hints: HintKind[];
  key: string;
  sent_at: Date;
  delivered_at: Date | null;
  read_at: Date | null;
  /** Which colleague of a dealership wrote it, by name, where that is known. */
  author?: string | null;
  /** The offer, or the viewing, that it tells of. */
  offer: OfferRow | null;
  viewing: ViewingRow | null;
  /** Those that it shows. */
  photos: PrivatePhoto[];
}

/** A conversation as one of the two has it, with its last message. */
export interface ConversationRow {
  id: string;
  car_id: string;
  is_buyer: boolean;
  pinned: boolean;
  unread: number;
  vehicle_type: VehicleType;
  title: string;
  brand: string;
  model: string;
  year: number;
  price: string;
  currency: Currency;
  price_usd: string;
  images: string[];
  is_public: boolean;
  is_sold: boolean;
  may_be_named: boolean;
  first_name: string;
  last_name: string;
  is_dealership: boolean;
  is_verified_dealer: boolean;
  is_verified_seller: boolean;
  dealership_name: string | null;
  other_in_good_standing: boolean;
  blocked_by_me: boolean;
  blocked_by_other: boolean;
  last: Omit<MessageRow, "sent_at" | "delivered_at" | "read_at"> &
    Record<"sent_at" | "delivered_at" | "read_at", string>;
}

/** The rows of `found` (conversations, with `pinned`) as `userId` has them, in the order of the list. */
async function view(db: Database, userId: string, found: RawBuilder<unknown>): Promise<ConversationRow[]> {
  const me = sql`${userId}::uuid`;
  const { rows } = await sql<ConversationRow>`
    select c.id, c.car_id, c.buyer_id = ${me} as is_buyer, c.pinned,
      case when c.buyer_id = ${me} then c.buyer_unread else c.seller_unread end as unread,
      car.vehicle_type, car.title, car.brand, car.model, car.year, car.price, car.currency, car.price_usd, car.images, car.is_public,
      car.expired_reason is not distinct from 'sold' as is_sold,
      car.user_id = ${me} or car.deleted_at is null and car.owner_in_good_standing
        and car.status in ('active', 'expired') as may_be_named,
      u.first_name, u.last_name, u.is_dealership, u.is_verified_dealer, u.is_verified_seller, u.dealership_name,
      in_good_standing(u.user_status, u.deletion_requested_at) as other_in_good_standing,
      exists (select from user_blocks b where b.user_id = ${me} and b.blocked_id = u.id) as blocked_by_me,
      exists (select from user_blocks b where b.user_id = u.id and b.blocked_id = ${me}) as blocked_by_other,
      to_jsonb(m) || jsonb_build_object('offer', (
        select to_jsonb(o) from offers o where o.conversation_id = c.id and m.number in (o.made_number, o.answered_number)
        order by o.made_number desc limit 1), 'viewing', (
        select to_jsonb(v) from viewings v where v.conversation_id = c.id
          and m.number in (v.asked_number, v.offered_number, v.confirmed_number, v.ended_number)), 'photos', coalesce((
        select jsonb_agg(to_jsonb(p) order by p.place) from message_photos p
        where p.conversation_id = c.id and p.number = m.number), '[]')) as last
    from (${found}) c
    join cars car on car.id = c.car_id
    join users u on u.id = case when c.buyer_id = ${me} then c.seller_id else c.buyer_id end
    join messages m on m.conversation_id = c.id and m.number = c.message_count
    order by c.pinned desc, c.last_message_at desc, c.id desc`.execute(db);
  return rows;
}

/**
 * A user's conversations in their order: of the own listings those with the add-on first, then all by their last message.
 * Behind the conversation `after`, where one is named; of each role its index gives the first ones.
 */
export async function findConversations(
  db: Database,
  userId: string,
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<ConversationRow[]> {
  const me = sql`${userId}::uuid`;
  const last = sql`select priority and seller_id = ${me}, last_message_at, id from conversations
    where id = ${after ?? null}::uuid and ${me} in (buyer_id, seller_id)`;
  const behind = (place: RawBuilder<unknown>) => (after ? sql`and ${place} < (${last})` : sql``);
  return view(
    db,
    userId,
    sql`select * from (
        (select c.*, priority as pinned from conversations c where seller_id = ${me}
          ${behind(sql`(priority, last_message_at, id)`)}
          order by priority desc, last_message_at desc, id desc limit ${limit})
        union all
        (select c.*, false as pinned from conversations c where buyer_id = ${me}
          ${behind(sql`(false, last_message_at, id)`)}
          order by last_message_at desc, id desc limit ${limit})
      ) either order by pinned desc, last_message_at desc, id desc limit ${limit}`,
  );
}

/** One of a user's conversations; undefined for one of others. */
export async function findConversation(
  db: Database,
  userId: string,
  id: string,
): Promise<ConversationRow | undefined> {
  const me = sql`${userId}::uuid`;
  const [row] = await view(
    db,
    userId,
    sql`select c.*, priority and seller_id = ${me} as pinned from conversations c
      where id = ${id}::uuid and ${me} in (buyer_id, seller_id)`,
  );
  return row;
}

/** Those of a user's conversations that are named, the last written in first. */
export const findConversationsById = (
  db: Database,
  userId: string,
  ids: readonly string[],
): Promise<ConversationRow[]> =>
  view(
    db,
    userId,
    sql`select *, false as pinned from conversations
      where id = any (${[...ids]}::uuid[]) and ${userId}::uuid in (buyer_id, seller_id)`,
  );

/** The conversation that a user began about a listing. */
export async function findConversationAbout(
  db: Database,
  userId: string,
  carId: string,
): Promise<ConversationRow[]> {
  return view(
    db,
    userId,
    sql`select c.*, false as pinned from conversations c
      where car_id = ${carId}::uuid and buyer_id = ${userId}::uuid`,
  );
}

/** Of a message: the colleague who wrote it for a dealership. */
const authorOf = sql<string | null>`(select u.first_name || ' ' || u.last_name from message_authors a
  join staff s on s.id = a.staff_id join users u on u.id = s.member_id where a.message_id = messages.id)`;

/** Messages of a conversation around a number, in the order they were written. */
export async function findMessages(
  db: Database,
  conversationId: string,
  { before, after, limit }: { before?: number | undefined; after?: number | undefined; limit: number },
): Promise<{ rows: MessageRow[]; hasMore: boolean }> {
  let found = db
    .selectFrom("messages")
    .selectAll()
    .select(authorOf.as("author"))
    .where("conversation_id", "=", conversationId);
  if (before !== undefined) found = found.where("number", "<", before);
  if (after !== undefined) found = found.where("number", ">", after);
  const forwards = after !== undefined;
  const rows = await found
    .orderBy("number", forwards ? "asc" : "desc")
    .limit(limit + 1)
    .execute();
  const some = await withActs(db, conversationId, rows.slice(0, limit));
  return { rows: forwards ? some : some.toReversed(), hasMore: rows.length > limit };
}

/** Messages of a conversation with what they tell of offers and viewings, and the photos that they show. */
export async function withActs<Row extends { number: number; hints: string[] }>(
  db: Database,
  conversationId: string,
  rows: readonly Row[],
): Promise<(Row & Pick<MessageRow, "offer" | "viewing" | "photos" | "hints">)[]> {
  const numbers = rows.map(({ number }) => number);
  const [offers, viewings, photos] = await Promise.all([
    findOffersOfMessages(db, conversationId, numbers),
    findViewingsOfMessages(db, conversationId, numbers),
    findPhotosOfMessages(db, conversationId, numbers),
  ]);
  return rows.map((row) => ({
    ...row,
    hints: row.hints as HintKind[],
    offer: offers.get(row.number) ?? null,
    viewing: viewings.get(row.number) ?? null,
    photos: photos.get(row.number) ?? [],
  }));
}

/** The numbers of a user's last messages that reached the other, and that the other read; 0: none. */
export async function findSeen(
  db: Database,
  conversationId: string,
  userId: string,
): Promise<{ delivered: number; read: number }> {
  const lastWith = (column: "delivered_at" | "read_at") => sql<number>`coalesce((
    select number from messages where conversation_id = ${conversationId}::uuid and sender_id = ${userId}::uuid
      and ${sql.ref(column)} is not null order by number desc limit 1), 0)`;
  const { rows } = await sql<{ delivered: number; read: number }>`
    select ${lastWith("delivered_at")} as delivered, ${lastWith("read_at")} as read`.execute(db);
  return rows[0] ?? { delivered: 0, read: 0 };
}

export type Pictures = ReadonlyMap<string, PictureRow>;
