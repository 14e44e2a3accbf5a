import type { FastifyInstance } from "fastify";
import { makeTalker } from "#features/conversations/conversation.factory.ts";
import { makeListing } from "#features/listings/listing.factory.ts";
import { paperForm } from "#features/payments/pdf.factory.ts";
import type { Database } from "#platform/db/connect.ts";
import { signIn } from "./sign-in.ts";

export interface Owner {
  id: string;
  headers: { cookie: string };
}

/** Where things are made: what `testApp` returns. */
export interface Market {
  app: FastifyInstance;
  db: Database;
  time: { now: Date };
}

/** A call that its owner makes with success, of something that is the owner's alone. */
export type Own = (owner: Owner) => Promise<{
  id: string;
  payload?: object | ((id: string) => object);
  headers?: object;
}>;

const inTwoDays = (now: Date) => new Date(now.getTime() + 2 * 86_400_000).toISOString();
const offerAt = (now: Date) => ({ amount: 8000, currency: "usd", until: inTwoDays(now) });

export const aPhoto = paperForm(
  Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEklEQVR4nGP4z8CAFWEXHbQSACj/P8Fu7N9hAAAAAElFTkSuQmCC",
    "base64",
  ),
);

/** What belongs to conversations, of those whose things calls name. */
export function conversationThings({ app, db, time }: Market): Record<string, Own> {
  /** A conversation that its buyer has begun, about another user's listing. */
  const talk =
    (payload?: object): Own =>
    async ({ id, headers }) => {
      const seller = await makeTalker(app, db);
      const carId = await makeListing(db, { user_id: seller.id });
      const content = "Is it still available?";
      const begun = await app.inject({
        method: "POST",
        url: "/api/conversations",
        headers,
        payload: { carId, content },
      });
      if (begun.statusCode !== 201) throw new Error(`${id} could not write: ${begun.body}`);
      return { id: begun.json().conversation.id, ...(payload && { payload }) };
    };

  /** A photo that was brought for a conversation. */
  const chatPhoto = async (owner: Owner): Promise<string> => {
    const { id } = await talk()(owner);
    const made = await app.inject({
      method: "POST",
      url: `/api/conversations/${id}/photos`,
      payload: aPhoto.payload,
      headers: { ...owner.headers, ...aPhoto.headers },
    });
    if (made.statusCode !== 201) throw new Error(made.body);
    return made.json().id;
  };

  /** What a buyer began about the owner's own listing. */
  const lead =
    (payload?: object): Own =>
    async ({ id: ownerId }) => {
      const buyer = await makeTalker(app, db);
      const begun = await buyer.begin(await makeListing(db, { user_id: ownerId }));
      if (begun.statusCode !== 201) throw new Error(begun.body);
      return { id: begun.json().conversation.id, ...(payload && { payload }) };
    };

  /** An offer in such a conversation, of its buyer or of the seller. */
  const offer =
    (by: "buyer" | "seller", payload?: object): Own =>
    async (owner) => {
      const { id } = await talk()(owner);
      const talked = db.selectFrom("conversations").select("seller_id").where("id", "=", id);
      const { seller_id } = await talked.executeTakeFirstOrThrow();
      const made = await app.inject({
        method: "POST",
        url: `/api/conversations/${id}/offers`,
        headers: by === "buyer" ? owner.headers : await signIn(db, seller_id),
        payload: offerAt(time.now),
      });
      if (made.statusCode !== 201) throw new Error(made.body);
      return { id: made.json().id, ...(payload && { payload }) };
    };

  /** A viewing in such a conversation, as far as it got. */
  const viewing =
    (as: "asked" | "offered" | "confirmed", payload?: object): Own =>
    async (owner) => {
      const { id } = await talk()(owner);
      const talked = db.selectFrom("conversations").select("seller_id").where("id", "=", id);
      const { seller_id } = await talked.executeTakeFirstOrThrow();
      const post = async (url: string, headers: object, body: object) => {
        const made = await app.inject({ method: "POST", url, headers: { ...headers }, payload: body });
        if (made.statusCode >= 300) throw new Error(made.body);
        return made.json();
      };
      const seller = await signIn(db, seller_id);
      const [headers, body] =
        as === "asked" ? [owner.headers, {}] : [seller, { times: [inTwoDays(time.now)] }];
      const made = await post(`/api/conversations/${id}/viewings`, headers, body);
      if (as === "confirmed")
        await post(`/api/viewings/${made.id}/confirm`, owner.headers, { time: inTwoDays(time.now) });
      return { id: made.id, ...(payload && { payload }) };
    };

  return {
    "POST /api/conversations/:id/photos": async (owner) => ({ ...(await talk()(owner)), ...aPhoto }),
    "GET /api/message-photos/:id": async (owner) => ({ id: await chatPhoto(owner) }),
    "GET /api/leads/:id": lead(),
    "PATCH /api/leads/:id": lead({ state: "won" }),
    "POST /api/leads/:id/notes": lead({ text: "Calls back" }),
    "GET /api/conversations/:id/messages": talk(),
    "POST /api/conversations/:id/messages": talk({ content: "Hello?" }),
    "POST /api/conversations/:id/read": talk({ upTo: 1 }),
    "PUT /api/conversations/:id/block": talk(),
    "DELETE /api/conversations/:id/block": talk(),
    "POST /api/conversations/:id/report": talk({ reason: "spam" }),
    "GET /api/conversations/:id/offers": talk(),
    "POST /api/conversations/:id/offers": talk(offerAt(time.now)),
    "GET /api/conversations/:id/viewings": talk(),
    "POST /api/conversations/:id/viewings": talk({}),
    "POST /api/viewings/:id/confirm": viewing("offered", { time: inTwoDays(time.now) }),
    "POST /api/viewings/:id/decline": viewing("offered"),
    "POST /api/viewings/:id/cancel": viewing("asked"),
    "GET /api/viewings/:id.ics": viewing("confirmed"),
    "POST /api/offers/:id/accept": offer("seller"),
    "POST /api/offers/:id/decline": offer("seller"),
    "POST /api/offers/:id/counter": offer("seller", offerAt(time.now)),
    "POST /api/offers/:id/withdraw": offer("buyer"),
  };
}
