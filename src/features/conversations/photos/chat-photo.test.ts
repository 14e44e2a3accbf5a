import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { makeAdministrator, signInAdministrator } from "#features/administrators/admin.factory.ts";
import { makeUser } from "#features/listings/listing.factory.ts";
import { paperForm, pdf } from "#features/payments/pdf.factory.ts";
import { testApp } from "../../../../tests/support/app.ts";
import { testJobs } from "../../../../tests/support/jobs.ts";
import { makeTalk, makeTalker, type Talker } from "../conversation.factory.ts";

const test = await testApp();
const { app, db, storage, time } = test;
const jobs = await testJobs(test);
// The plan of those who talk.
await makeUser(db);

const picture = await sharp({ create: { width: 2000, height: 1000, channels: 3, background: "#456" } })
  .withExif({ IFD0: { Copyright: "who took it" }, IFD3: { GPSLatitude: "33/1 53/1 0/1" } })
  .jpeg()
  .toBuffer();

const bring = async (who: Talker, id: string, bytes = picture) => {
  const form = paperForm(bytes);
  const headers = { ...who.headers, ...form.headers };
  const url = `/api/conversations/${id}/photos`;
  return app.inject({ method: "POST", url, payload: form.payload, headers });
};
const brought = async (who: Talker, id: string) => (await bring(who, id)).json().id as string;
const say = (who: Talker, id: string, body: object, key: string = randomUUID()) =>
  who.post(`/api/conversations/${id}/messages`, body, { "idempotency-key": key });
const look = (who: Talker, photo: string, query = "") => who.get(`/api/message-photos/${photo}${query}`);
const keptFiles = async (conversation: string, photo: string) =>
  (
    await Promise.all(
      [360, 1600].map((width) => storage.get(`messages/${conversation}/${photo}/${width}.jpg`)),
    )
  ).filter(Boolean).length;

describe("photos of a message", () => {
  it("are sent with or without words, and shown in the thread, in the list and to both", async () => {
    const { id, buyer, seller } = await makeTalk(app, db);
    const sent = await bring(seller, id);
    expect(sent.statusCode, sent.body).toBe(201);
    expect(sent.json()).toMatchObject({ width: 1600, height: 800, widths: [360, 1600] });
    const photoIds = [sent.json().id, await brought(seller, id)];
    const message = await say(seller, id, { photoIds });
    expect(message.statusCode, message.body).toBe(201);
    expect(message.json().photos.map((one: { id: string }) => one.id)).toEqual(photoIds);
    const { data } = await buyer.messages(id);
    expect(data.at(-1)).toMatchObject({ content: "📷", photos: [{ id: photoIds[0] }, { id: photoIds[1] }] });
    expect((await buyer.list()).data[0].last.photos).toHaveLength(2);
    const more = await say(buyer, id, { content: "And this?", photoIds: [await brought(buyer, id)] });
    expect(more.json()).toMatchObject({ content: "And this?", photos: [{ width: 1600 }] });
    expect((await say(buyer, id, { content: "Words alone" })).json().photos).toEqual([]);
  });

  it("lose their metadata, and are kept by no cache", async () => {
    const { id, seller, buyer } = await makeTalk(app, db);
    const photo = await brought(seller, id);
    await say(seller, id, { photoIds: [photo] });
    for (const [query, width] of [
      ["", 1600],
      ["?width=360", 360],
    ] as const) {
      const shown = await look(buyer, photo, query);
      expect(shown.headers).toMatchObject({
        "content-type": "image/jpeg",
        "cache-control": "no-store",
        "x-content-type-options": "nosniff",
        "content-security-policy": "sandbox; default-src 'none'",
      });
      const read = await sharp(shown.rawPayload).metadata();
      expect([read.width, read.exif]).toEqual([width, undefined]);
    }
    expect((await look(buyer, photo, "?width=361")).statusCode).toBe(404);
  });

  it("are the two's alone: not a guest's, nor another user's, nor at a public address", async () => {
    const { id, seller, buyer } = await makeTalk(app, db);
    const photo = await brought(seller, id);
    // Not sent yet it is its sender's.
    expect((await look(seller, photo)).statusCode).toBe(200);
    expect((await look(buyer, photo)).statusCode).toBe(404);
    await say(seller, id, { photoIds: [photo] });
    const other = await makeTalk(app, db);
    for (const who of [other.buyer, other.seller]) {
      const refused = await look(who, photo);
      expect([refused.statusCode, refused.json().code]).toEqual([404, "conversation.photo_not_found"]);
      expect(refused.json()).toEqual((await look(who, randomUUID())).json());
      expect((await bring(who, id)).json().code).toBe("conversation.not_found");
    }
    const guest = await app.inject(`/api/message-photos/${photo}`);
    expect([guest.statusCode, guest.headers["cache-control"]]).toEqual([401, "no-store"]);
    for (const file of ["1600.jpg", "1600.webp", "360.avif"]) {
      expect((await app.inject(`/media/${photo}/${file}`)).statusCode).toBe(404);
    }
  });

  it("are sent once: the same key again is the same message, another message cannot have them", async () => {
    const { id, seller, buyer } = await makeTalk(app, db);
    const photoIds = [await brought(seller, id)];
    const key = randomUUID();
    const both = await Promise.all([say(seller, id, { photoIds }, key), say(seller, id, { photoIds }, key)]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(new Set(both.map((one) => one.json().id)).size).toBe(1);
    const again = await say(seller, id, { photoIds });
    expect([again.statusCode, again.json().errors]).toEqual([400, { photoIds: expect.any(String) }]);
    const twice = await say(seller, id, { photoIds: [photoIds[0], photoIds[0]] });
    expect(twice.statusCode).toBe(400);
    // Nor can the other, nor the same user elsewhere.
    const fresh = await brought(seller, id);
    expect((await say(buyer, id, { photoIds: [fresh] })).statusCode).toBe(400);
    const elsewhere = await makeTalk(app, db);
    expect((await say(elsewhere.seller, elsewhere.id, { photoIds: [fresh] })).statusCode).toBe(400);
    expect((await say(seller, id, { photoIds: [fresh] })).statusCode).toBe(201);
  });

  it("are six at most, and a message is never empty", async () => {
    const { id, seller } = await makeTalk(app, db);
    const photoIds = Array.from({ length: 7 }, () => randomUUID());
    for (const body of [
      { photoIds },
      { photoIds: [] },
      {},
      { photoIds: ["x"] },
      { content: " ", photoIds: [] },
    ]) {
      expect((await say(seller, id, body)).statusCode, JSON.stringify(body)).toBe(400);
    }
  });

  it.each([
    ["text", Buffer.from("hello"), 400],
    ["a PDF", pdf, 400],
    ["SVG", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 400],
    ["a broken picture", Buffer.from([0xff, 0xd8, 0xff, 0, 1, 2]), 400],
    ["nothing", Buffer.alloc(0), 400],
    ["12 MB and a byte", Buffer.alloc(12 * 1024 * 1024 + 1), 413],
  ])("are not %s", async (_, bytes, status) => {
    const { id, seller } = await makeTalk(app, db);
    expect((await bring(seller, id, bytes)).statusCode).toBe(status);
    const { rows } = await sql`select from message_photos where conversation_id = ${id}::uuid`.execute(db);
    expect(rows).toEqual([]);
  });

  it("are refused from one who is blocked, and from one who has blocked", async () => {
    const { id, seller, buyer } = await makeTalk(app, db);
    const photo = await brought(seller, id);
    await buyer.block(id);
    expect((await bring(seller, id)).json().code).toBe("conversation.closed");
    expect((await bring(buyer, id)).json().code).toBe("conversation.blocked");
    expect((await say(seller, id, { photoIds: [photo] })).json().code).toBe("conversation.closed");
  });

  it("are sixty an hour", async () => {
    const { id, seller } = await makeTalk(app, db);
    const small = await sharp({ create: { width: 8, height: 8, channels: 3, background: "red" } })
      .png()
      .toBuffer();
    for (let n = 0; n < 60; n++) expect((await bring(seller, id, small)).statusCode).toBe(201);
    expect((await bring(seller, id, small)).statusCode).toBe(429);
  });
});

describe("the files go", () => {
  it("a day after they were brought and not sent", async () => {
    const { id, seller } = await makeTalk(app, db);
    const [unsent, sent] = [await brought(seller, id), await brought(seller, id)];
    await say(seller, id, { photoIds: [sent] });
    time.now = new Date(time.now.getTime() + 25 * 3_600_000);
    await jobs.runNamed("conversations.purge_unsent_photos");
    await jobs.run();
    expect([await keptFiles(id, unsent), await keptFiles(id, sent)]).toEqual([0, 2]);
  });

  it.each<[string, (talk: Awaited<ReturnType<typeof makeTalk>>) => Promise<unknown>]>([
    ["the listing", ({ carId }) => db.deleteFrom("cars").where("id", "=", carId).execute()],
    ["the sender's account", ({ seller }) => db.deleteFrom("users").where("id", "=", seller.id).execute()],
    ["the other's account", ({ buyer }) => db.deleteFrom("users").where("id", "=", buyer.id).execute()],
  ])("with %s", async (_what, end) => {
    const talk = await makeTalk(app, db);
    const photo = await brought(talk.seller, talk.id);
    await say(talk.seller, talk.id, { photoIds: [photo] });
    expect(await keptFiles(talk.id, photo)).toBe(2);
    await end(talk);
    await jobs.run();
    expect(await keptFiles(talk.id, photo)).toBe(0);
  });
});

it("are shown to reviewers where the conversation was reported, and each look is written down", async () => {
  const { id, seller, buyer } = await makeTalk(app, db);
  const photo = await brought(seller, id);
  await say(seller, id, { photoIds: [photo] });
  const headersOf = async (role: "content_admin" | "payment_admin") =>
    signInAdministrator(db, (await makeAdministrator(db, role)).id, time.now);
  const [content, payments] = [await headersOf("content_admin"), await headersOf("payment_admin")];
  const url = `/api/admin/conversation-photos/${photo}`;
  expect((await app.inject({ url, headers: content })).statusCode).toBe(404);
  await buyer.post(`/api/conversations/${id}/report`, { reason: "insult" });
  const shown = await app.inject({ url, headers: content });
  expect([shown.statusCode, shown.headers["cache-control"]]).toEqual([200, "no-store"]);
  expect((await app.inject({ url, headers: payments })).statusCode).toBe(403);
  expect((await app.inject({ url, headers: seller.headers })).statusCode).toBe(401);
  const { id: report } = await db
    .selectFrom("conversation_reports")
    .select("id")
    .where("conversation_id", "=", id)
    .executeTakeFirstOrThrow();
  const log = db.selectFrom("admin_activity_log").select("action").where("resource_id", "=", report);
  expect(await log.execute()).toEqual([{ action: "conversation_report.photo_seen" }]);
  const whole = await app.inject({ url: `/api/admin/conversation-reports/${report}`, headers: content });
  expect(whole.json().messages.at(-1).photos).toMatchObject([{ id: photo }]);
});

it("are in the export of who sent them", async () => {
  const { id, seller, buyer } = await makeTalk(app, db);
  const photo = await brought(seller, id);
  await say(seller, id, { photoIds: [photo] });
  const exported = async (who: Talker) => (await who.get("/api/auth/export")).json().photosOfMessages;
  expect(await exported(seller)).toMatchObject([{ id: photo, conversationId: id, number: 2, width: 1600 }]);
  expect(await exported(buyer)).toEqual([]);
  expect(await exported(await makeTalker(app, db))).toEqual([]);
});
