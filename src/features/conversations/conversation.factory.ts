import { randomUUID } from "node:crypto";
import type { Insertable } from "kysely";
import { type ListingInput, makeListing } from "#features/listings/listing.factory.ts";
import { makeSeller } from "#features/selling/selling.factory.ts";
import type { Database } from "#platform/db/connect.ts";
import type { Users } from "#platform/db/schema.d.ts";

type App = Parameters<typeof makeSeller>[0];

/** A user who talks: how they call, and what they see. */
export async function makeTalker(app: App, db: Database, given: Partial<Insertable<Users>> = {}) {
  const one = await makeSeller(app, db, { current_plan: "roomy", ...given });
  const under = (key: string | undefined): Record<string, string> =>
    key === undefined ? {} : { "idempotency-key": key };
  return {
    ...one,
    begin: (carId: string, content = "Is it still available?", key?: string) =>
      one.post("/api/conversations", { carId, content }, under(key)),
    write: (id: string, content: string, key?: string) =>
      one.post(`/api/conversations/${id}/messages`, { content }, under(key)),
    read: (id: string, upTo: number) => one.post(`/api/conversations/${id}/read`, { upTo }),
    list: async (query = "") => (await one.get(`/api/conversations${query}`)).json(),
    messages: async (id: string, query = "") =>
      (await one.get(`/api/conversations/${id}/messages${query}`)).json(),
    unread: async () => (await one.get("/api/conversations/unread")).json().unread as number,
    block: (id: string, method: "PUT" | "DELETE" = "PUT") =>
      app.inject({ method, url: `/api/conversations/${id}/block`, headers: one.headers }),
  };
}
export type Talker = Awaited<ReturnType<typeof makeTalker>>;

/** A buyer and a seller who have begun to talk about a live listing. */
export async function makeTalk(app: App, db: Database, listing: Partial<ListingInput> = {}) {
  const [buyer, seller] = [await makeTalker(app, db), await makeTalker(app, db)];
  const carId = await makeListing(db, { user_id: seller.id, ...listing });
  const begun = await buyer.begin(carId, "Is it still available?", randomUUID());
  if (begun.statusCode !== 201) throw new Error(begun.body);
  return { buyer, seller, carId, id: begun.json().conversation.id as string };
}

/** A report of an empty conversation about a listing: `by` reports, `about` offers it. */
export async function makeConversationReport(
  db: Database,
  { by, about, carId, at }: { by: string; about: string; carId: string; at: Date },
): Promise<string> {
  const talk = { car_id: carId, buyer_id: by, seller_id: about, last_message_at: at, created_at: at };
  const { id } = await db.insertInto("conversations").values(talk).returning("id").executeTakeFirstOrThrow();
  const report = db
    .insertInto("conversation_reports")
    .values({ conversation_id: id, user_id: by, reason: "scam", message_count: 0, created_at: at })
    .returning("id");
  return (await report.executeTakeFirstOrThrow()).id;
}
