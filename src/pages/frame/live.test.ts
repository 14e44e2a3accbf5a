import { sql } from "kysely";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { makeTalk } from "#features/conversations/conversation.factory.ts";
import { makeUser } from "#features/listings/listing.factory.ts";
import { makeMember } from "#features/staff/staff.factory.ts";
import { listeningProcess, testApp } from "../../../tests/support/app.ts";
import { makeDealership } from "../../../tests/support/own-things.ts";
import { signIn } from "../../../tests/support/sign-in.ts";

const test = await testApp();
const { app, db } = test;

const first = await listeningProcess(test);
const second = await listeningProcess(test);
beforeAll(() => makeUser(db));

interface Told {
  event: string;
  data: Record<string, unknown> & { message?: { content: string; number: number } };
}
const openStreams: AbortController[] = [];
afterEach(() => {
  for (const one of openStreams.splice(0)) one.abort();
});

/** A browser's stream: what it was told, in order. */
async function stream(headers: Record<string, string>, at = first) {
  const ending = new AbortController();
  openStreams.push(ending);
  const response = await fetch(`${at.origin}/api/events`, { headers, signal: ending.signal });
  const told: Told[] = [];
  let over = false;
  const read = async () => {
    let text = "";
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk as Uint8Array, { stream: true });
      const whole = text.split("\n\n");
      text = whole.pop() ?? "";
      for (const one of whole) {
        const [, event, data] = /^event: (\w+)\ndata: (.*)$/.exec(one) ?? [];
        if (event && data) told.push({ event, data: JSON.parse(data) });
      }
    }
  };
  const done = read()
    .catch(() => {})
    .finally(() => {
      over = true;
    });
  return {
    response,
    told,
    close: async () => {
      ending.abort();
      await done;
    },
    isOver: () => over,
    /** The first event of a name, once it is there. */
    async of(event: string): Promise<Told["data"]> {
      await expect.poll(() => told.some((one) => one.event === event)).toBe(true);
      return told.find((one) => one.event === event)?.data ?? {};
    },
    /** The message of a number, once it is there: what was said before the stream opened may still come. */
    async message(number: number): Promise<Told["data"]> {
      const find = () => told.find(({ event, data }) => event === "message" && data.number === number);
      await expect.poll(() => find() !== undefined).toBe(true);
      return find()?.data ?? {};
    },
    named: (event: string) => told.filter((one) => one.event === event).map(({ data }) => data),
  };
}

describe("the stream of events", () => {
  it("is for the signed-in, and says what it is to proxies and browsers", async () => {
    expect((await fetch(`${first.origin}/api/events`)).status).toBe(401);
    const { buyer, seller } = await makeTalk(app, db);
    const { response, of } = await stream(seller.headers);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store, no-transform",
      "x-accel-buffering": "no",
      "x-content-type-options": "nosniff",
    });
    expect(response.headers.get("content-encoding")).toBeNull();
    expect(await of("hello")).toEqual({ messages: 1, undelivered: true, notifications: 0 });
    expect(await (await stream(buyer.headers)).of("hello")).toMatchObject({
      messages: 0,
      undelivered: false,
    });
    expect(
      (await fetch(`${first.origin}/api/events`, { method: "HEAD", headers: buyer.headers })).status,
    ).toBe(200);
  });

  it("brings a message to its reader and to the writer's other browsers, in whatever process they are", async () => {
    const { buyer, seller, id } = await makeTalk(app, db);
    const reader = await stream(seller.headers, second);
    const other = await stream(buyer.headers, first);
    const stranger = await stream((await makeTalk(app, db)).buyer.headers, second);
    await Promise.all([reader, other, stranger].map((one) => one.of("hello")));
    await buyer.write(id, "Pay at www.example.com", "key-1");
    expect(await reader.message(2)).toMatchObject({
      conversationId: id,
      number: 2,
      unread: 2,
      message: { number: 2, mine: false, content: "Pay at www.example.com", hints: ["link"], key: null },
    });
    const own = await other.message(2);
    expect(own).toMatchObject({ number: 2, message: { mine: true, hints: [], key: "key-1" } });
    expect(own).not.toHaveProperty("unread");
    expect(stranger.named("message").filter(({ conversationId }) => conversationId === id)).toEqual([]);
  });

  it("says of a message that is too long for the channel where it is", async () => {
    const { buyer, seller, id } = await makeTalk(app, db);
    const reader = await stream(seller.headers);
    await reader.of("hello");
    const long = "🚗".repeat(2000);
    expect((await buyer.write(id, long)).statusCode).toBe(201);
    expect(await reader.message(2)).toEqual({ conversationId: id, number: 2, unread: 2 });
    expect((await seller.messages(id, "?after=1")).data[0].content).toBe(long);
  });

  it("loses nothing and doubles nothing when it drops: what is behind the last number is asked for", async () => {
    const { buyer, seller, id } = await makeTalk(app, db);
    const got = new Map<number, string>();
    let twice = 0;
    const take = (messages: { number: number; content: string }[]) => {
      for (const { number, content } of messages) {
        if (got.has(number)) twice++;
        got.set(number, content);
      }
    };
    take((await seller.messages(id)).data);
    const sending = (async () => {
      for (let at = 2; at <= 30; at++) await buyer.write(id, `Text ${at}`);
    })();
    // It drops again and again while messages come, now at one process, now at the other.
    for (let drop = 0; got.size < 30; drop++) {
      const reader = await stream(seller.headers, drop % 2 ? first : second);
      await reader.of("hello");
      const last = Math.max(...got.keys());
      take((await seller.messages(id, `?after=${last}`)).data);
      const known = Math.max(...got.keys());
      const numbers = () => [known, ...reader.named("message").map(({ number }) => Number(number))];
      await expect.poll(() => numbers().length > 4 || Math.max(...numbers()) === 30).toBe(true);
      await reader.close();
      const heard = reader
        .named("message")
        .flatMap(({ message }) => (message && message.number > known ? [message] : []));
      take(heard);
    }
    await sending;
    expect([...got.keys()]).toEqual(Array.from({ length: 30 }, (_, at) => at + 1));
    expect(twice).toBe(0);
  });

  it("tells who wrote that it was delivered and read, and one's other browsers that one has read", async () => {
    const { buyer, seller, id } = await makeTalk(app, db);
    const writer = await stream(buyer.headers, first);
    const reader = await stream(seller.headers, second);
    await Promise.all([writer.of("hello"), reader.of("hello")]);
    await seller.post("/api/conversations/delivered");
    expect(await writer.of("seen")).toEqual({ conversationId: id, by: seller.id, delivered: 1 });
    await seller.read(id, 1);
    const read = { conversationId: id, by: seller.id, delivered: 1, read: 1 };
    expect(await reader.of("seen")).toEqual(read);
    await expect.poll(() => writer.named("seen")).toEqual([expect.anything(), read]);
  });

  it("tells of notices, of many users in one statement too", async () => {
    const { buyer, seller } = await makeTalk(app, db);
    const both = [await stream(buyer.headers), await stream(seller.headers, second)];
    await Promise.all(both.map((one) => one.of("hello")));
    await sql`insert into users (email, first_name, last_name)
      select 'many-' || n || '@example.com', 'A', 'B' from generate_series(1, 400) n`.execute(db);
    await sql`insert into notifications (user_id, type, title, body, created_at)
      select id, 'system', 'x', 'y', now() from users`.execute(db);
    for (const one of both) expect(await one.of("notification")).toEqual({});
  });

  it("ends with the session: by signing out, by a suspension; others stay", async () => {
    const { buyer, seller } = await makeTalk(app, db);
    const out = await stream(buyer.headers, second);
    const suspended = await stream(seller.headers, first);
    const stays = await stream((await makeTalk(app, db)).buyer.headers, first);
    await Promise.all([out, suspended, stays].map((one) => one.of("hello")));
    expect((await buyer.post("/api/auth/logout")).statusCode).toBe(204);
    await expect.poll(out.isOver).toBe(true);
    expect(out.told.at(-1)?.event).toBe("ended");
    await db.updateTable("users").set({ user_status: "suspended" }).where("id", "=", seller.id).execute();
    await expect.poll(suspended.isOver).toBe(true);
    expect(stays.isOver()).toBe(false);
    expect((await fetch(`${first.origin}/api/events`, { headers: seller.headers })).status).toBe(401);
  });

  it("brings a dealership's messages to who sells there, until that ends, and to no one else of its staff", async () => {
    const { buyer, seller, id } = await makeTalk(app, db);
    await makeDealership(db, seller.id);
    const hire = async (role: "sales" | "stock") => {
      const { id: memberId, staffId } = await makeMember(db, seller.id, role);
      return { memberId, staffId, headers: await signIn(db, memberId) };
    };
    const [sales, stock] = [await hire("sales"), await hire("stock")];
    const hears = await stream(sales.headers, second);
    const keeps = await stream(stock.headers, first);
    expect(await hears.of("hello")).toMatchObject({ messages: 1, undelivered: true });
    expect(await keeps.of("hello")).toMatchObject({ messages: 0, undelivered: false });
    await buyer.write(id, "Are you there?");
    expect(await hears.message(2)).toMatchObject({ unread: 2, message: { mine: false } });
    const out = { method: "DELETE" as const, url: `/api/staff/${sales.staffId}`, headers: seller.headers };
    expect((await app.inject(out)).statusCode).toBe(204);
    // Its browser comes back, and hears what is its own.
    await expect.poll(hears.isOver).toBe(true);
    expect(hears.named("ended")).toEqual([]);
    const own = await stream(sales.headers, second);
    expect(await own.of("hello")).toMatchObject({ messages: 0 });
    await buyer.write(id, "Hello?");
    const founder = await stream(seller.headers, second);
    await founder.of("hello");
    await buyer.write(id, "Hello again?");
    await founder.message(4);
    expect([own.named("message"), keeps.named("message")]).toEqual([[], []]);
  });

  it("is one of eight at most of a user; the oldest gives way", async () => {
    const { buyer } = await makeTalk(app, db);
    const before = first.live.size();
    const streams: Awaited<ReturnType<typeof stream>>[] = [];
    for (let at = 0; at < 9; at++) {
      const one = await stream(buyer.headers);
      await one.of("hello");
      streams.push(one);
    }
    await expect.poll(() => streams[0]?.isOver()).toBe(true);
    expect(streams[0]?.told.at(-1)?.event).toBe("replaced");
    expect(first.live.size()).toBe(before + 8);
    for (const one of streams) await one.close();
    await expect.poll(first.live.size).toBe(before);
  });

  it("has its browsers ask for what they missed when the database was away", async () => {
    const { seller, buyer, id } = await makeTalk(app, db);
    const reader = await stream(seller.headers);
    await reader.of("hello");
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'mishwar listen live'`.execute(db);
    await reader.of("missed");
    await buyer.write(id, "Are you there?");
    expect(await reader.message(2)).toMatchObject({ unread: 2 });
    expect(first.errors.length).toBeGreaterThan(0);
  });

  it("ends when the process stops, so that it can", async () => {
    const third = await listeningProcess(test);
    const { seller } = await makeTalk(app, db);
    const reader = await stream(seller.headers, third);
    await reader.of("hello");
    await third.web.close();
    await expect.poll(reader.isOver).toBe(true);
  });
});
