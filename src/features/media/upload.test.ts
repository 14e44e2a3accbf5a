import { access, readdir } from "node:fs/promises";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import { sql } from "kysely";
import sharp from "sharp";
import { describe, expect, it, vi } from "vitest";
import { carForm, makeSeller, type Seller } from "#features/selling/selling.factory.ts";
import { StorageAway } from "#platform/storage/storage.ts";
import { testApp } from "../../../tests/support/app.ts";
import { testJobs } from "../../../tests/support/jobs.ts";
import { pictureFolder } from "./pipeline.ts";

const test = await testApp();
const { app, db, config, time } = test;
const jobs = await testJobs(test);

const plain = (background: string, width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background } });
const jpeg = (background: string, width?: number, height?: number) =>
  plain(background, width, height).jpeg().toBuffer();

const boundary = "----mishwar";
const multipart = (bytes: Uint8Array, { field = "file", name = "photo.jpg", type = "image/jpeg" } = {}) =>
  Buffer.concat([
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`,
    ),
    bytes,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
const send = (
  { headers }: Pick<Seller, "headers">,
  bytes: Uint8Array,
  part: Parameters<typeof multipart>[1] = {},
  key?: string,
) =>
  app.inject({
    method: "POST",
    url: "/api/uploads",
    payload: multipart(bytes, part),
    headers: {
      ...headers,
      "content-type": `multipart/form-data; boundary=${boundary}`,
      ...(key && { "idempotency-key": key }),
    },
  });
const rowsOf = (userId: string) =>
  db.selectFrom("uploads").selectAll().where("user_id", "=", userId).orderBy("created_at").execute();
const hasFiles = (id: string) =>
  access(join(config.dataDir, "uploads", pictureFolder(id))).then(
    () => true,
    () => false,
  );
/** A PNG of some hundred bytes that says it is 9000 by 9000 pixels. */
async function pixelBomb(): Promise<Buffer> {
  const bytes = await plain("#000", 9, 9).png().toBuffer();
  bytes.writeUInt32BE(9000, 16);
  bytes.writeUInt32BE(9000, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}

describe("POST /api/uploads", () => {
  it("shows an upright picture without its place at once, and all widths after the job", async () => {
    const seller = await makeSeller(app, db);
    const sideways = await plain("#a33", 1600, 1000)
      .withExif({ IFD0: { Orientation: "6" }, IFD3: { GPSLatitude: "33/1 53/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(sideways).metadata()).exif).toBeDefined();
    const answer = await send(seller, sideways);
    expect(answer.statusCode, answer.body).toBe(201);
    const { id, url, ...rest } = answer.json();
    expect(url).toBe(`/media/${id}/640.webp`);
    expect(rest).toMatchObject({ width: 1000, height: 1600, variants: [{ width: 640 }, { url }] });

    const shown = await app.inject({ url, headers: seller.headers });
    const { exif, xmp, icc, width, height, orientation } = await sharp(shown.rawPayload).metadata();
    expect({ exif, xmp, icc, width, height, orientation: orientation ?? 1 }).toEqual({
      width: 640,
      height: 1024,
      orientation: 1,
    });
    expect((await app.inject(`/media/${id}/1000.avif`)).statusCode).toBe(404);

    await jobs.run();
    for (const file of ["320.avif", "640.avif", "960.webp", "1000.avif", "1000.webp"]) {
      const { statusCode, rawPayload } = await app.inject({
        url: `/media/${id}/${file}`,
        headers: seller.headers,
      });
      expect([file, statusCode]).toEqual([file, 200]);
      expect((await sharp(rawPayload).metadata()).exif).toBeUndefined();
    }
    const [row] = await rowsOf(seller.id);
    expect(row).toMatchObject({ widths: [320, 640, 960, 1000], width: 1000, height: 1600 });
    // What the others were made of is gone, and was never to be had.
    const files = await readdir(join(config.dataDir, "uploads", pictureFolder(id)), { recursive: true });
    expect(files.toSorted()).toEqual(
      [320, 640, 960, 1000].flatMap((width) => [`${width}.avif`, `${width}.webp`]).toSorted(),
    );
  });

  it("takes what is a picture, whatever it is called, in any colours and depth", async () => {
    const seller = await makeSeller(app, db);
    const frames = await Promise.all(["#f00", "#00f"].map((one) => plain(one, 60, 40).png().toBuffer()));
    const cases: [what: string, bytes: Buffer, size: [number, number]][] = [
      ["CMYK", await plain("#284", 300, 200).toColourspace("cmyk").jpeg().toBuffer(), [300, 200]],
      ["16 bits", await plain("#482", 300, 200).toColourspace("rgb16").png().toBuffer(), [300, 200]],
      ["grey", await plain("#777", 300, 200).toColourspace("b-w").jpeg().toBuffer(), [300, 200]],
      ["palette", await plain("#248", 300, 200).png({ palette: true }).toBuffer(), [300, 200]],
      [
        "see-through",
        await sharp({ create: { width: 90, height: 60, channels: 4, background: "#0000" } })
          .webp()
          .toBuffer(),
        [90, 60],
      ],
      [
        "animated",
        await sharp(frames, { join: { animated: true } })
          .webp({ loop: 0 })
          .toBuffer(),
        [60, 40],
      ],
      ["one pixel", await plain("#123", 1, 1).png().toBuffer(), [1, 1]],
      ["a thread", await plain("#321", 40, 30_000).png().toBuffer(), [5, 4096]],
    ];
    for (const [what, bytes, [width, height]] of cases) {
      const answer = await send(seller, bytes, { name: "../../evil.php", type: "text/html" });
      expect([what, answer.statusCode, answer.json().width, answer.json().height]).toEqual([
        what,
        201,
        width,
        height,
      ]);
      const { channels, space } = await sharp(
        (await app.inject({ url: answer.json().url, headers: seller.headers })).rawPayload,
      ).metadata();
      expect([what, channels, space]).toEqual([what, 3, "srgb"]);
    }
    await jobs.run();
    expect((await rowsOf(seller.id)).length).toBe(cases.length);
  });

  it("refuses what is no picture, a broken one, a bomb and too much, and keeps nothing", async () => {
    const seller = await makeSeller(app, db);
    const small = await jpeg("#555", 60, 40);
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
    const cases: [what: string, answer: Awaited<ReturnType<typeof send>>, status: number][] = [
      ["no session", await send({ headers: { cookie: "" } }, small), 401],
      ["text", await send(seller, Buffer.from("hello")), 400],
      ["SVG with a script", await send(seller, Buffer.from(svg)), 400],
      ["SVG behind the head of a JPEG", await send(seller, Buffer.from(`\xff\xd8\xff${svg}`, "latin1")), 400],
      ["GIF", await send(seller, await plain("#222", 9, 9).gif().toBuffer()), 400],
      ["TIFF", await send(seller, await plain("#222", 9, 9).tiff().toBuffer()), 400],
      ["AVIF", await send(seller, await plain("#222", 9, 9).avif().toBuffer()), 400],
      ["cut off", await send(seller, (await jpeg("#777")).subarray(0, 900)), 400],
      ["bomb", await send(seller, await pixelBomb()), 400],
      ["empty", await send(seller, Buffer.alloc(0)), 400],
      ["another field", await send(seller, small, { field: "image" }), 400],
      ["12 MB and a byte", await send(seller, Buffer.alloc(12 * 1024 * 1024 + 1)), 413],
      ["bad key", await send(seller, small, {}, "with space"), 400],
    ];
    for (const [what, answer, status] of cases) expect([what, answer.statusCode]).toEqual([what, status]);
    expect(await rowsOf(seller.id)).toEqual([]);
  });

  it("keeps of a picture that is a page too only the picture", async () => {
    const seller = await makeSeller(app, db);
    const polyglot = Buffer.concat([
      await jpeg("#919", 400, 300),
      Buffer.from("<script>alert(1)</script>PK\x03\x04"),
    ]);
    const { url } = (await send(seller, polyglot)).json();
    const { rawPayload, headers } = await app.inject({ url, headers: seller.headers });
    expect(rawPayload.includes("script")).toBe(false);
    expect([headers["content-type"], headers["x-content-type-options"]]).toEqual(["image/webp", "nosniff"]);
  });

  it("keeps the same file once, with the files of one, also when it is sent several times at once", async () => {
    const seller = await makeSeller(app, db);
    const bytes = await jpeg("#1a9");
    const answers = await Promise.all([1, 2, 3].map(() => send(seller, bytes)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    const ids = new Set(answers.map((answer) => answer.json().id));
    expect(ids.size).toBe(1);
    const all = await db.selectFrom("uploads").select("id").execute();
    const kept = await readdir(join(config.dataDir, "uploads/pictures"), { recursive: true });
    expect(kept.filter((name) => /^..\/[^/]+$/.test(name)).length).toBe(all.length);
    const other = await makeSeller(app, db);
    expect(ids.has((await send(other, bytes)).json().id)).toBe(false);
  });

  it("answers a repeated key alike, and refuses it with another file", async () => {
    const seller = await makeSeller(app, db);
    const bytes = await jpeg("#64b");
    const first = await send(seller, bytes, {}, "photo-1");
    await jobs.run();
    const again = await send(seller, bytes, { name: "other.png" }, "photo-1");
    expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
    expect((await send(seller, await jpeg("#64c"), {}, "photo-1")).statusCode).toBe(409);
    const [row, ...others] = await rowsOf(seller.id);
    expect([others, row && (await hasFiles(row.id))]).toEqual([[], true]);
  });

  it("stops after so many in an hour", async () => {
    const seller = await makeSeller(app, db);
    await send(seller, Buffer.from("nothing"));
    await db
      .updateTable("rate_counters")
      .set({ count: 400 })
      .where("key", "like", "uploads-hour:%")
      .execute();
    const { statusCode, headers } = await send(seller, await jpeg("#111"));
    expect([statusCode, Number(headers["retry-after"]) > 0]).toEqual([429, true]);
    await db.deleteFrom("rate_counters").execute();
  });
});

describe("uploads afterwards", () => {
  it("go after a day where nothing shows them", async () => {
    const seller = await makeSeller(app, db);
    const [unused, listed, sentAgain] = [await jpeg("#a01"), await jpeg("#a02"), await jpeg("#a03")];
    const ids: string[] = [];
    for (const bytes of [unused, listed, sentAgain]) ids.push((await send(seller, bytes)).json().id);
    const images = [`/media/${ids[1]}/640.webp`];
    expect((await seller.post("/api/cars", { ...carForm, images })).statusCode).toBe(201);
    const portrait = await app.inject({
      method: "PUT",
      url: "/api/auth/picture",
      payload: multipart(await jpeg("#a04")),
      headers: { ...seller.headers, "content-type": `multipart/form-data; boundary=${boundary}` },
    });
    expect(portrait.statusCode, portrait.body).toBe(200);
    await db.updateTable("uploads").set({ created_at: time.now }).where("user_id", "=", seller.id).execute();

    const start = time.now;
    time.now = new Date(start.getTime() + 23 * 3_600_000);
    await jobs.runNamed("media.purge_unused");
    expect((await rowsOf(seller.id)).length).toBe(4);
    expect((await send(seller, sentAgain)).json().id).toBe(ids[2]);
    time.now = new Date(start.getTime() + 25 * 3_600_000);
    await jobs.runNamed("media.purge_unused");
    await jobs.run();
    const left = (await rowsOf(seller.id)).map(({ id }) => id);
    expect([left.length, left.includes(ids[0] ?? "")]).toEqual([3, false]);
    expect([await hasFiles(ids[0] ?? ""), await hasFiles(ids[1] ?? "")]).toEqual([false, true]);
    time.now = start;
  });

  it("leave no file where they go before their other widths are made", async () => {
    const seller = await makeSeller(app, db);
    const { id } = (await send(seller, await jpeg("#b01"))).json();
    await db.deleteFrom("uploads").where("id", "=", id).execute();
    await jobs.run();
    await jobs.runNamed("media.remove_files", { ids: [id] });
    expect(await hasFiles(id)).toBe(false);
  });

  it("are known again in the listing of somebody else", async () => {
    const [first, second] = [await makeSeller(app, db), await makeSeller(app, db)];
    const scene = sharp(
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><rect width="900" height="600" fill="#9cd"/><rect x="200" y="240" width="420" height="170" fill="#a22"/><circle cx="300" cy="420" r="52"/></svg>',
      ),
    );
    const list = async (seller: Seller, bytes: Buffer) => {
      const { url } = (await send(seller, bytes)).json();
      return (await seller.post("/api/cars", { ...carForm, images: [url] })).json().id;
    };
    await list(first, await scene.clone().jpeg({ quality: 90 }).toBuffer());
    const copy = await list(second, await scene.clone().resize(640).webp({ quality: 60 }).toBuffer());
    const flags = await db.selectFrom("listing_flags").select("kind").where("car_id", "=", copy).execute();
    expect(flags).toEqual([{ kind: "reused_picture" }]);
  });
});

describe("a picture that comes to nothing", () => {
  const waiting = async (id: string) => {
    const { rows } =
      await sql`select from graphile_worker.jobs where key = ${`media.forget_unnamed ${id}`}`.execute(db);
    return rows.length;
  };

  it("leaves no file behind: a job removes what no row names, and only that", async () => {
    const seller = await makeSeller(app, db);
    const { id } = (await send(seller, await jpeg("#123456"))).json();
    expect(await waiting(id)).toBe(0);
    const killed = "0badc0de-0000-4000-8000-000000000000";
    await test.storage.put(`${pictureFolder(killed)}/640.webp`, Buffer.from("the process was killed here"));
    await jobs.runNamed("media.forget_unnamed", { id: killed });
    await jobs.runNamed("media.forget_unnamed", { id });
    expect([await hasFiles(killed), await hasFiles(id)]).toEqual([false, true]);
  });

  it("is known before its first file is stored, for as long as no row names it", async () => {
    const seller = await makeSeller(app, db);
    const announced: number[] = [];
    const put = vi.spyOn(test.storage, "put").mockImplementation(async (key) => {
      announced.push(await waiting(/[0-9a-f-]{36}/.exec(key)?.[0] ?? ""));
      throw new StorageAway("full");
    });
    const refused = await send(seller, await jpeg("#654321"));
    put.mockRestore();
    expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([503, "5"]);
    expect(announced).toEqual([1, 1, 1]);
    expect(await rowsOf(seller.id)).toEqual([]);
  });
});
