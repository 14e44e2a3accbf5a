import { once } from "node:events";
import { type ClientRequest, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { makeListing, makeUser } from "#features/listings/listing.factory.ts";
import { pictureKey } from "#features/media/pipeline.ts";
import { guestPages } from "#platform/http/guest-pages.ts";
import { testApp } from "./support/app.ts";
import { signIn } from "./support/sign-in.ts";

/** Visitors who leave in the middle, of a market that listens: none of that is an error. */
const log: { level: number; msg: string }[] = [];
const pageAsked = Promise.withResolvers<void>();
const { app, db, storage } = await testApp({
  env: { LOG_LEVEL: "debug" },
  logTo: { write: (line) => void log.push(JSON.parse(line)) },
  development: true,
  guestPages: guestPages({ mostBytes: 1e6 }),
  renderer: async () => ({
    // As the real one does when nobody waits any more.
    render: async ({ signal }) => {
      pageAsked.resolve();
      if (signal) await once(signal, "abort");
      throw signal?.reason;
    },
    ...{ styles: {}, sheets: new Map(), modules: {}, messageChunks: {} },
  }),
});
await app.listen({ port: 0, host: "127.0.0.1" });
const { port } = app.server.address() as AddressInfo;
const user = await signIn(db, await makeUser(db, { is_email_verified: true }));

/** Asks, lets `leaveWhen` say when it is time, and leaves; returns once the server has noticed. */
async function cut(
  [method, path, headers = {}]: [string, string, object?],
  leaveWhen: (asked: ClientRequest, arrived: Promise<[IncomingMessage, ServerResponse]>) => Promise<unknown>,
): Promise<void> {
  const arrived = once(app.server, "request") as Promise<[IncomingMessage, ServerResponse]>;
  const asked = request({
    port,
    host: "127.0.0.1",
    method,
    path,
    agent: false,
    headers: { ...user, ...headers },
  });
  asked.on("error", () => {});
  const left = leaveWhen(asked, arrived);
  const [, answer] = await arrived;
  const closed = once(answer, "close");
  await left;
  asked.destroy();
  await closed;
  expect(answer.writableFinished).toBe(false);
}
const cutOffs = () => log.filter(({ msg }) => msg === "a request was cut off").length;
const answered = async (asked: ClientRequest) => {
  const [answer] = await once(asked.end(), "response");
  await once(answer, "data");
};
const multipart =
  '--x\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\nabc';

test.each([
  ["a call", "POST", "/api/contact", "application/json", '{"message":'],
  ["a photo", "POST", "/api/uploads", "multipart/form-data; boundary=x", multipart],
  ["the picture of a profile", "PUT", "/api/auth/picture", "multipart/form-data; boundary=x", multipart],
])("the body of %s ends in the middle", async (_what, method, path, type, body) => {
  const before = cutOffs();
  await cut([method, path, { "content-type": type, "content-length": 1000 }], async (asked, arrived) => {
    asked.write(body);
    const [read] = await arrived;
    await expect.poll(() => read.listenerCount("data")).toBeGreaterThan(0);
  });
  await expect.poll(cutOffs).toBe(before + 1);
});

/** Lets a request leave while it waits for this table; afterwards it goes on. */
async function cutWaitingFor(table: string, what: [string, string, object?], body = ""): Promise<void> {
  const free = Promise.withResolvers<void>();
  const holds = Promise.withResolvers<void>();
  const holding = db.transaction().execute(async (tx) => {
    await sql`lock table ${sql.table(table)} in access exclusive mode`.execute(tx);
    holds.resolve();
    await free.promise;
  });
  await holds.promise;
  const waiting = sql`select from pg_locks where not granted and relation = ${table}::regclass
    and database = (select oid from pg_database where datname = current_database())`;
  await cut(what, async (asked) => {
    asked.write(body);
    await expect.poll(async () => (await waiting.execute(db)).rows.length).toBe(1);
  });
  free.resolve();
  await holding;
}

test("a call is answered when nobody is there any more, and a body that broke off before it was read is waited for by none", async () => {
  await cutWaitingFor("app_settings", ["GET", "/api/site", { "content-length": 0 }]);
  const before = cutOffs();
  const type = { "content-type": "multipart/form-data; boundary=x", "content-length": 1000 };
  await cutWaitingFor("rate_counters", ["POST", "/api/uploads", type], multipart);
  await expect.poll(cutOffs).toBe(before + 1);
});

test("a page, a picture and a stream of events are left while they are made or sent", async () => {
  const before = cutOffs();
  await cut(["GET", "/", { cookie: "" }], async (asked) => {
    asked.end();
    await pageAsked.promise;
  });
  await expect.poll(cutOffs).toBe(before + 1);

  const id = "0198a9c4-0000-7000-8000-000000000000";
  const owner = await makeUser(db);
  const shape = { width: 960, height: 640, thumbhash: "x", widths: [960], bytes: 1, source_hash: "x" };
  await db
    .insertInto("uploads")
    .values({ id, user_id: owner, ...shape })
    .execute();
  await makeListing(db, { user_id: owner, images: [`/media/${id}/960.webp`] });
  await storage.put(pictureKey(id, "960.webp"), Buffer.alloc(20_000_000));
  await cut(["GET", `/media/${id}/960.webp`], answered);
  await cut(["GET", "/api/events"], answered);
});

test("and nothing of all that is an error in the log, nor in the way of the end", async () => {
  await app.close();
  expect(log.filter(({ level }) => level >= 40)).toEqual([]);
  expect(log.length).toBeGreaterThan(10);
});
