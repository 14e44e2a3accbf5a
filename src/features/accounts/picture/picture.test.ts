import { access } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { makeListing, makeUser } from "#features/listings/listing.factory.ts";
import { pictureFolder, storePicture } from "#features/media/pipeline.ts";
import { testApp } from "../../../../tests/support/app.ts";
import { testJobs } from "../../../../tests/support/jobs.ts";
import { signIn } from "../../../../tests/support/sign-in.ts";

const test = await testApp();
const { app, db, storage, config } = test;
const jobs = await testJobs(test);

const photo = (background: string, width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background } })
    .withExif({ IFD3: { GPSLatitude: "33/1 53/1 0/1" } })
    .jpeg()
    .toBuffer();
/** A PNG of some hundred bytes that says it is 9000 by 9000 pixels. */
async function pixelBomb(): Promise<Buffer> {
  const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: "#000" } })
    .png()
    .toBuffer();
  bytes.writeUInt32BE(9000, 16);
  bytes.writeUInt32BE(9000, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}
const newUser = async () => {
  const id = await makeUser(db);
  return { id, headers: await signIn(db, id) };
};

const boundary = "----mishwar";
function multipart(bytes: Uint8Array, { field = "file", end = `\r\n--${boundary}--\r\n` } = {}) {
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="../../me.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from(end)]);
}
const put = (
  headers: { cookie?: string },
  payload: Buffer | string,
  type = `multipart/form-data; boundary=${boundary}`,
) =>
  app.inject({
    method: "PUT",
    url: "/api/auth/picture",
    payload,
    headers: { ...headers, "content-type": type },
  });
const idOf = (address: string) => /^\/media\/([0-9a-f-]{36})\/\d+\.webp$/.exec(address)?.[1] ?? "";
const uploadsOf = (userId: string) =>
  db.selectFrom("uploads").selectAll().where("user_id", "=", userId).execute();
const filesOf = (id: string) =>
  access(join(config.dataDir, "uploads", pictureFolder(id))).then(
    () => true,
    () => false,
  );

describe("the picture of a profile", () => {
  it("is a small square without a place, shown with the account", async () => {
    const { headers } = await newUser();
    const answer = await put(headers, multipart(await photo("#a33")));
    expect(answer.statusCode, answer.body).toBe(200);
    const address = answer.json().profileImageUrl;
    const shown = await app.inject(address);
    const { width, height, exif, format } = await sharp(shown.rawPayload).metadata();
    expect({ width, height, exif, format }).toEqual({ width: 384, height: 384, format: "webp" });
    expect((await app.inject(address.replace("384.webp", "96.avif"))).statusCode).toBe(200);
    const me = await app.inject({ url: "/api/auth/user", headers });
    expect(me.json().profileImageUrl).toBe(address);
  });

  it("replaces the one before, whose files go; the same one again is kept once", async () => {
    const { id, headers } = await newUser();
    const first = (await put(headers, multipart(await photo("#111")))).json().profileImageUrl;
    const again = (await put(headers, multipart(await photo("#111")))).json().profileImageUrl;
    expect(again).toBe(first);
    const second = (await put(headers, multipart(await photo("#222")))).json().profileImageUrl;
    await jobs.run();
    expect((await uploadsOf(id)).map((row) => row.id)).toEqual([idOf(second)]);
    expect([await filesOf(idOf(first)), await filesOf(idOf(second))]).toEqual([false, true]);
    const gone = await app.inject({ method: "DELETE", url: "/api/auth/picture", headers });
    expect([gone.statusCode, gone.json().profileImageUrl]).toEqual([200, null]);
    await jobs.run();
    expect([await uploadsOf(id), await filesOf(idOf(second))]).toEqual([[], false]);
    expect((await app.inject({ method: "DELETE", url: "/api/auth/picture", headers })).statusCode).toBe(200);
  });

  it("is one of the two that are sent at once", async () => {
    const { id, headers } = await newUser();
    const bodies = [multipart(await photo("#333")), multipart(await photo("#444"))];
    const answers = await Promise.all([...bodies, ...bodies].map((body) => put(headers, body)));
    await jobs.run();
    expect(
      answers.map(({ statusCode }) => statusCode).filter((status) => status !== 200 && status !== 503),
    ).toEqual([]);
    const [kept, ...others] = await uploadsOf(id);
    expect(others).toEqual([]);
    const user = await db
      .selectFrom("users")
      .select("profile_image_url")
      .where("id", "=", id)
      .executeTakeFirst();
    expect(idOf(user?.profile_image_url ?? "")).toBe(kept?.id);
    expect(await filesOf(kept?.id ?? "")).toBe(true);
  });

  it("does not take away what a listing shows, nor the uncropped picture of the same bytes", async () => {
    const { id, headers } = await newUser();
    const bytes = await photo("#555");
    const listed = await storePicture({ db, storage }, { bytes, userId: id });
    const portrait = (await put(headers, multipart(bytes))).json().profileImageUrl;
    expect(idOf(portrait)).not.toBe(listed.id);
    await makeListing(db, { user_id: id, images: [portrait] });
    await app.inject({ method: "DELETE", url: "/api/auth/picture", headers });
    await jobs.run();
    expect((await uploadsOf(id)).length).toBe(2);
    expect(await filesOf(idOf(portrait))).toBe(true);
  });

  it("is refused with the right answer when it is none, and nothing changes", async () => {
    const { id, headers } = await newUser();
    const small = await photo("#666", 50, 40);
    const bomb = await pixelBomb();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    const cases: [what: string, answer: Awaited<ReturnType<typeof put>>, status: number, field?: string][] = [
      ["no session", await put({}, multipart(small)), 401],
      ["text", await put(headers, multipart(Buffer.from("hello"))), 400, "file"],
      ["svg", await put(headers, multipart(svg)), 400, "file"],
      ["bomb", await put(headers, multipart(bomb)), 400, "file"],
      ["cut off picture", await put(headers, multipart((await photo("#777")).subarray(0, 900))), 400, "file"],
      ["empty", await put(headers, multipart(Buffer.alloc(0))), 400, "file"],
      ["other field", await put(headers, multipart(small, { field: "image" })), 400, "file"],
      ["__proto__", await put(headers, multipart(small, { field: "__proto__" })), 400],
      ["no part", await put(headers, `--${boundary}--\r\n`), 400, "file"],
      ["cut off body", await put(headers, multipart(small, { end: "" })), 400],
      ["no boundary", await put(headers, multipart(small), "multipart/form-data"), 400],
      ["JSON", await put(headers, "{}", "application/json"), 415],
      ["raw picture", await put(headers, small, "image/jpeg"), 415],
      ["no body", await app.inject({ method: "PUT", url: "/api/auth/picture", headers }), 415],
      ["12 MB and a byte", await put(headers, multipart(Buffer.alloc(12 * 1024 * 1024 + 1))), 413],
    ];
    for (const [what, answer, status, field] of cases) {
      expect([what, answer.statusCode, ...Object.keys(answer.json().errors ?? {})]).toEqual(
        field ? [what, status, field] : [what, status],
      );
    }
    expect(await uploadsOf(id)).toEqual([]);
  });

  it("tells a real connection that it is too large while that still sends", async () => {
    const { headers } = await newUser();
    await app.listen({ port: 0, host: "127.0.0.1" });
    const { port } = app.server.address() as { port: number };
    const body = multipart(Buffer.alloc(20 * 1024 * 1024));
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(port, "127.0.0.1");
      let text = "";
      socket.on("data", (part) => {
        text += part;
        if (text.includes("\r\n\r\n")) resolve(text);
      });
      socket.on("error", reject);
      socket.write(
        `PUT /api/auth/picture HTTP/1.1\r\nhost: localhost\r\ncookie: ${headers.cookie}\r\ncontent-type: multipart/form-data; boundary=${boundary}\r\ncontent-length: ${body.length}\r\n\r\n`,
      );
      socket.write(body);
    });
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  });

  it("may be changed thirty times an hour", async () => {
    const { headers } = await newUser();
    const body = multipart(Buffer.from("nothing"));
    for (let i = 0; i < 30; i++) expect((await put(headers, body)).statusCode).toBe(400);
    expect((await put(headers, body)).statusCode).toBe(429);
  });
});
