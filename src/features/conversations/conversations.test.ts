import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { makeListing, makeListings, makeUser } from "#features/listings/listing.factory.ts";
import { secondProcess, testApp } from "../../../tests/support/app.ts";
import { makeTalk, makeTalker } from "./conversation.factory.ts";

const test = await testApp();
const { app, db, time } = test;
const beside = await secondProcess(test);
const later = (minutes = 1) => {
  time.now = new Date(time.now.getTime() + minutes * 60_000);
};
// Brings the plan that has room for everything.
beforeAll(() => makeUser(db));

const talk = (listing = {}) => makeTalk(app, db, listing);
const talker = (given = {}) => makeTalker(app, db, given);
const texts = ({ data }: { data: { content: string }[] }) => data.map(({ content }) => content);

describe("a conversation", () => {
  it("is one for each listing and buyer, and each of the two sees it as theirs", async () => {
    const { buyer, seller, carId, id } = await talk({ title: "Kia Sportage 2018", price: 9000 });
    later();
    const again = await buyer.begin(carId, "Hello?");
    expect(again.json()).toMatchObject({
      conversation: { id, role: "buyer", unread: 0, state: "open", other: { name: "Karim H." } },
      message: { number: 2, mine: true, content: "Hello?", hints: [] },
    });
    later();
    expect((await seller.write(id, "Yes, come and see it")).statusCode).toBe(201);
    const listed = await seller.list();
    expect(listed).toMatchObject({
      hasMore: false,
      data: [
        {
          id,
          role: "seller",
          unread: 2,
          listing: { id: carId, title: "Kia Sportage 2018", price: 9000, state: "available" },
          last: { number: 3, mine: true, content: "Yes, come and see it" },
        },
      ],
    });
    expect(texts(await buyer.messages(id))).toEqual([
      "Is it still available?",
      "Hello?",
      "Yes, come and see it",
    ]);
    expect((await buyer.messages(id)).data.map(({ mine }: { mine: boolean }) => mine)).toEqual([
      true,
      true,
      false,
    ]);
    expect((await buyer.list(`?carId=${carId}`)).data).toHaveLength(1);
    expect((await seller.list(`?carId=${carId}`)).data).toEqual([]);
  });

  it("is nobody else's: not to be read, written in, blocked or reported", async () => {
    const { id } = await talk();
    const stranger = await talker();
    const tries = [
      await stranger.get(`/api/conversations/${id}/messages`),
      await stranger.write(id, "Let me in"),
      await stranger.read(id, 1),
      await stranger.block(id),
      await stranger.block(id, "DELETE"),
      await stranger.post(`/api/conversations/${id}/report`, { reason: "scam" }),
    ];
    for (const answer of tries) {
      expect([answer.statusCode, answer.json().code]).toEqual([404, "conversation.not_found"]);
    }
    expect((await stranger.list()).data).toEqual([]);
    expect((await stranger.list(`?after=${id}`)).data).toEqual([]);
    const guest = await app.inject({
      method: "POST",
      url: `/api/conversations/${id}/messages`,
      payload: { content: "x" },
    });
    expect(guest.statusCode).toBe(401);
  });

  it("begins about a listing that anyone may see, of somebody else", async () => {
    const { buyer, seller, carId } = await talk();
    const refused = async (given: object) => {
      const answer = await buyer.begin(await makeListing(db, { user_id: seller.id, ...given }));
      return [answer.statusCode, answer.json().code];
    };
    expect(await refused({ status: "pending" })).toEqual([404, "listing.not_found"]);
    expect(await refused({ deleted_at: time.now })).toEqual([404, "listing.not_found"]);
    expect(await refused({ status: "expired", expired_reason: "sold" })).toEqual([410, "listing.gone"]);
    expect((await buyer.begin(randomUUID())).statusCode).toBe(404);
    expect((await buyer.begin("x")).statusCode).toBe(400);
    const own = await seller.begin(carId);
    expect([own.statusCode, own.json().code]).toEqual([403, "listing.own"]);
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from conversations
      where seller_id = ${seller.id}::uuid`.execute(db);
    expect(rows).toEqual([{ n: 1 }]);
  });

  it("goes on after its listing has gone, and says nothing of what nobody may see", async () => {
    const { buyer, seller, carId, id } = await talk({ title: "A fine car" });
    const become = (given: object) => db.updateTable("cars").set(given).where("id", "=", carId).execute();
    await become({ status: "expired", expired_reason: "sold" });
    expect((await buyer.begin(carId, "Sold? A pity")).json()).toMatchObject({
      conversation: { id, listing: { state: "sold", title: "A fine car" } },
    });
    await become({ status: "pending", expired_reason: null, title: "Call +961 70 000 000" });
    const [seen] = (await buyer.list()).data;
    expect(seen.listing).toMatchObject({ state: "away", title: null, price: null, photo: null });
    const [own] = (await seller.list()).data;
    expect(own.listing).toMatchObject({ state: "away", title: "Call +961 70 000 000" });
    expect((await seller.write(id, "It is under review")).statusCode).toBe(201);
  });

  it("stands in the order of its last message, page by page, first those with chat priority, for the seller alone", async () => {
    const seller = await talker();
    const cars = await makeListings(
      db,
      Array.from({ length: 5 }, () => ({ user_id: seller.id })),
    );
    const ids: string[] = [];
    for (const car of cars) {
      later();
      ids.push((await (await talker()).begin(car)).json().conversation.id);
    }
    const other = await talker();
    const theirs = await makeListing(db, { user_id: other.id });
    later();
    const bought = (await seller.begin(theirs)).json().conversation.id;
    await db
      .updateTable("cars")
      .set({ chat_priority: true })
      .where("id", "in", [cars[1] ?? "", theirs])
      .execute();
    const whole = [ids[1], bought, ids[4], ids[3], ids[2], ids[0]];
    const order: string[] = [];
    const pinned: boolean[] = [];
    for (let after = ""; ; ) {
      const page = await seller.list(`?limit=2${after && `&after=${after}`}`);
      for (const one of page.data) {
        order.push(one.id);
        pinned.push(one.priority);
      }
      if (!page.hasMore) break;
      after = order.at(-1) ?? "";
    }
    expect(order).toEqual(whole);
    expect(pinned).toEqual([true, false, false, false, false, false]);
    expect((await other.list()).data[0]).toMatchObject({ id: bought, priority: true });
    await db
      .updateTable("cars")
      .set({ chat_priority: false })
      .where("id", "=", cars[1] ?? "")
      .execute();
    expect((await seller.list()).data[0]).toMatchObject({ id: bought, priority: false });
  });
});

describe("a message", () => {
  it("sent twice with one key is one, by two processes at once and long after", async () => {
    const { buyer, seller, id } = await talk();
    const key = randomUUID();
    const send = (on = app) =>
      on.inject({
        method: "POST",
        url: `/api/conversations/${id}/messages`,
        payload: { content: "Once" },
        headers: { ...buyer.headers, "idempotency-key": key },
      });
    const answers = await Promise.all([send(), send(beside), send(), send(beside)]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    later(3 * 24 * 60);
    await db.deleteFrom("idempotency_keys").execute();
    expect((await send()).json()).toEqual(answers[0]?.json());
    expect(texts(await seller.messages(id))).toEqual(["Is it still available?", "Once"]);
    expect(await seller.unread()).toBe(2);
    const other = await buyer.write(id, "Another text", key);
    expect([other.statusCode, other.json().code]).toEqual([409, "request.key_reused"]);
    // A key is its sender's: the same one of the other is another message.
    expect((await seller.write(id, "Mine", key)).json()).toMatchObject({ number: 3, content: "Mine" });
    expect((await buyer.write(id, "x", "a key with spaces")).json().code).toBe("request.key_invalid");
  });

  it("that begins a conversation twice at once begins one", async () => {
    const buyer = await talker();
    const seller = await talker();
    const carId = await makeListing(db, { user_id: seller.id });
    const key = randomUUID();
    const begin = (content: string, of: string, on = app) =>
      on.inject({
        method: "POST",
        url: "/api/conversations",
        payload: { carId, content },
        headers: { ...buyer.headers, "idempotency-key": of },
      });
    const answers = await Promise.all([
      begin("One", key),
      begin("One", key, beside),
      begin("Two", randomUUID(), beside),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    const [{ id }] = (await seller.list()).data;
    expect(texts(await seller.messages(id)).toSorted()).toEqual(["One", "Two"]);
  });

  it("has its number, without a gap, however many write at once", async () => {
    const { buyer, seller, id } = await talk();
    const sent = Array.from({ length: 12 }, (_, at) => (at % 2 ? buyer : seller).write(id, `Text ${at}`));
    expect((await Promise.all(sent)).every(({ statusCode }) => statusCode === 201)).toBe(true);
    const { data } = await buyer.messages(id);
    expect(data.map(({ number }: { number: number }) => number)).toEqual(
      Array.from({ length: 13 }, (_, at) => at + 1),
    );
  });

  it("comes page by page: the last ones, those before, those missed since", async () => {
    const { buyer, id } = await talk();
    for (let at = 2; at <= 7; at++) await buyer.write(id, `Text ${at}`);
    const numbers = async (query: string) => {
      const { data, hasMore } = await buyer.messages(id, query);
      return [data.map(({ number }: { number: number }) => number), hasMore];
    };
    expect(await numbers("?limit=3")).toEqual([[5, 6, 7], true]);
    expect(await numbers("?limit=3&before=5")).toEqual([[2, 3, 4], true]);
    expect(await numbers("?limit=3&before=2")).toEqual([[1], false]);
    expect(await numbers("?limit=3&after=3")).toEqual([[4, 5, 6], true]);
    expect(await numbers("?limit=3&after=6")).toEqual([[7], false]);
    expect(await numbers("?after=7")).toEqual([[], false]);
    expect((await buyer.get(`/api/conversations/${id}/messages?before=0`)).statusCode).toBe(400);
    expect((await buyer.get(`/api/conversations/${id}/messages?limit=101`)).statusCode).toBe(400);
    // Greater than any number that its column holds.
    for (const bound of ["before", "after"])
      expect((await buyer.get(`/api/conversations/${id}/messages?${bound}=2147483648`)).statusCode).toBe(400);
    expect((await buyer.read(id, 2_147_483_648)).statusCode).toBe(400);
    expect((await buyer.read(id, 2_147_483_647)).statusCode).toBe(200);
  });

  it("is text of a sensible length, whatever is sent", async () => {
    const { buyer, seller, id } = await talk();
    for (const content of [
      "",
      "   \n ",
      "x".repeat(2001),
      "\u0000\u0001",
      7,
      null,
      "half \ud800",
      undefined,
    ]) {
      const answer = await buyer.post(`/api/conversations/${id}/messages`, { content });
      expect([answer.statusCode, Object.keys(answer.json().errors ?? {})]).toEqual([400, ["content"]]);
    }
    expect(
      (await buyer.post(`/api/conversations/${id}/messages`, { content: "x", senderId: seller.id }))
        .statusCode,
    ).toBe(400);
    const kept = await buyer.write(id, "  <b>مرحبا</b>\r\n\r\n\r\n\r\n\r\nBob\u0007 ");
    expect(kept.json().content).toBe("<b>مرحبا</b>\n\n\nBob");
    expect((await buyer.write(id, "🚗".repeat(2000))).statusCode).toBe(201);
  });

  it("warns its reader, and not its writer, of a link, of money in advance, of papers", async () => {
    const { buyer, seller, id } = await talk();
    await seller.write(id, "ابعتلي عربون وصورة هويتك على www.pay.example.com");
    const last = async (of: typeof buyer) => (await of.messages(id)).data.at(-1).hints;
    expect(await last(buyer)).toEqual(["link", "deposit", "identity"]);
    expect(await last(seller)).toEqual([]);
  });

  it("is delivered, then read, up to a number, by its reader alone", async () => {
    const { buyer, seller, id } = await talk();
    await buyer.write(id, "Two");
    const marks = async () =>
      (await buyer.messages(id)).data.map((one: { deliveredAt: string | null; readAt: string | null }) => [
        one.deliveredAt !== null,
        one.readAt !== null,
      ]);
    expect((await buyer.read(id, 2)).statusCode).toBe(200);
    await buyer.post("/api/conversations/delivered");
    expect(await marks()).toEqual([
      [false, false],
      [false, false],
    ]);
    expect((await seller.post("/api/conversations/delivered")).statusCode).toBe(204);
    expect(await marks()).toEqual([
      [true, false],
      [true, false],
    ]);
    expect((await buyer.messages(id)).seen).toEqual({ delivered: 2, read: 0 });
    expect((await seller.read(id, 1)).json()).toEqual({ unread: 1 });
    expect(await marks()).toEqual([
      [true, true],
      [true, false],
    ]);
    await buyer.write(id, "Three");
    expect((await seller.list()).data[0].unread).toBe(2);
    expect((await seller.read(id, 99)).json()).toEqual({ unread: 0 });
    expect((await buyer.messages(id)).seen).toEqual({ delivered: 3, read: 3 });
    expect((await seller.read(id, 0)).statusCode).toBe(400);
  });

  it("is not counted twice, whichever devices read at once", async () => {
    const { buyer, seller, id } = await talk();
    for (let at = 0; at < 5; at++) await buyer.write(id, `Text ${at}`);
    const read = (upTo: number, on = app) =>
      on.inject({
        method: "POST",
        url: `/api/conversations/${id}/read`,
        payload: { upTo },
        headers: seller.headers,
      });
    const delivered = (on = app) =>
      on.inject({ method: "POST", url: "/api/conversations/delivered", headers: seller.headers });
    await Promise.all([read(3), delivered(beside), read(4, beside), delivered(), buyer.write(id, "More")]);
    expect(await seller.unread()).toBe(3);
    expect(await buyer.unread()).toBe(0);
  });
});
