import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { makeAdministrator, signInAdministrator } from "#features/administrators/admin.factory.ts";
import { livesIn, makeSeller, type Seller } from "#features/selling/selling.factory.ts";
import { testApp } from "../../../tests/support/app.ts";
import { testJobs } from "../../../tests/support/jobs.ts";
import { pictureFolder } from "./pipeline.ts";

const test = await testApp();
const { app, db, config, time } = test;
const jobs = await testJobs(test);
const { liveListing } = livesIn(db, time);

const [width, height] = [1600, 1200];
/** Where the plate is, in shares of the upright picture. */
const plate = { x: 0.4, y: 0.7, width: 0.2, height: 0.1 };
let made = 0;
/** Red, green, blue and white quarters, clockwise from the top left, with a magenta plate. Each is another file. */
const photo = () =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <rect width="800" height="600" fill="#c00"/><rect x="800" width="800" height="600" fill="#0a0"/>
      <rect x="800" y="600" width="800" height="600" fill="#00c"/><rect y="600" width="800" height="600" fill="#eee"/>
      <rect x="640" y="840" width="320" height="120" fill="#f0f"/><rect width="8" height="${++made * 8}" fill="#000"/></svg>`),
  );
const jpeg = () => photo().jpeg({ quality: 92 }).toBuffer();

const boundary = "----mishwar";
function send({ headers }: Pick<Seller, "headers">, bytes: Uint8Array, shows?: string) {
  const field = (head: string) => `--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n`;
  const said = shows === undefined ? "" : `${field('name="shows"')}\r\n${shows}\r\n`;
  const file = `${field('name="file"; filename="a.jpg"')}content-type: image/jpeg\r\n\r\n`;
  return app.inject({
    method: "POST",
    url: "/api/uploads",
    payload: Buffer.concat([Buffer.from(said + file), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { ...headers, "content-type": `multipart/form-data; boundary=${boundary}` },
  });
}
/** A seller with a photo that was just sent. */
async function withPhoto(bytes?: Buffer, shows?: string) {
  const seller = await makeSeller(app, db);
  const answer = await send(seller, bytes ?? (await jpeg()), shows);
  expect(answer.statusCode, answer.body).toBe(201);
  const { id, url } = answer.json() as { id: string; url: string };
  const edit = (body: object, one = id) => seller.post(`/api/uploads/${one}/edit`, body);
  return { seller, id, url, edit };
}

const store = join(config.dataDir, "uploads");
const filesOf = (id: string) => {
  try {
    return readdirSync(join(store, pictureFolder(id)), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
  } catch {
    return [];
  }
};
const idsOf = async ({ id }: Seller) =>
  (await db.selectFrom("uploads").select("id").where("user_id", "=", id).execute()).map((row) => row.id);

/** The colour at a point, in shares of the picture. */
async function at(file: string | Buffer, x: number, y: number) {
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  const start = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
  return [...data.subarray(start, start + 3)];
}
const nameOf = ([red = 0, green = 0, blue = 0]: number[]) => {
  const [r, g, b] = [red > 120, green > 120, blue > 120];
  if (r && g && b) return "white";
  if (r && b) return "magenta";
  return r ? "red" : g ? "green" : b ? "blue" : "dark";
};
/** How many of its pixels are of the plate. */
async function platePixels(file: string) {
  const { data, info } = await sharp(readFileSync(file)).raw().toBuffer({ resolveWithObject: true });
  let found = 0;
  for (let i = 0; i < data.length; i += info.channels) {
    if ((data[i] ?? 0) > 150 && (data[i + 1] ?? 0) < 90 && (data[i + 2] ?? 0) > 150) found++;
  }
  return found;
}

describe("POST /api/uploads/:id/edit", () => {
  it.each(["before", "after"])(
    "covers a plate in every width and format, and drops what was uncovered, %s the other widths are made",
    async (when) => {
      const { seller, id, url, edit } = await withPhoto();
      if (when === "after") await jobs.run();
      const uncovered = await Promise.all(filesOf(id).map(platePixels));
      expect(Math.min(...uncovered)).toBeGreaterThan(500);
      const hashed = db.selectFrom("uploads").select("perceptual_hash").where("user_id", "=", seller.id);
      const before = await hashed.executeTakeFirstOrThrow();

      const answer = await edit({ boxes: [plate] });
      expect(answer.statusCode, answer.body).toBe(200);
      const covered = answer.json();
      expect(covered).toMatchObject({ width: 1280, height: 960, url: `/media/${covered.id}/640.webp` });
      expect([covered.id === id, await idsOf(seller)]).toEqual([false, [covered.id]]);
      expect((await seller.get(url)).statusCode).toBe(404);
      await jobs.run();

      expect(filesOf(id)).toEqual([]);
      const files = filesOf(covered.id);
      expect(files.length).toBe(8);
      for (const file of files) {
        expect([file, await platePixels(file)]).toEqual([file, 0]);
        const bytes = readFileSync(file);
        for (const [x, y] of [
          [0.41, 0.71],
          [0.5, 0.75],
          [0.59, 0.79],
        ] as const) {
          const [red = 0, green = 0, blue = 0] = await at(bytes, x, y);
          expect(
            [Math.abs(red - 52), Math.abs(green - 56), Math.abs(blue - 61)].every((off) => off < 12),
          ).toBe(true);
        }
        const corners = [await at(bytes, 0.2, 0.2), await at(bytes, 0.8, 0.2), await at(bytes, 0.8, 0.9)];
        expect(corners.map(nameOf)).toEqual(["red", "green", "blue"]);
      }
      const after = await hashed.executeTakeFirstOrThrow();
      expect(after.perceptual_hash).not.toBeNull();
      expect(after.perceptual_hash).not.toEqual(before.perceptual_hash);
    },
  );

  it("turns what stands upright by its EXIF, covers, then crops", async () => {
    // As a phone that was held upright sends it: the pixels lie on their side.
    const lying = await photo().rotate(270).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { seller, edit } = await withPhoto(lying);
    // A quarter clockwise the plate stands at the left, and the top is white, then red.
    const turnedPlate = { x: 0.2, y: 0.4, width: 0.1, height: 0.2 };
    const turned = (await edit({ turns: 1, boxes: [turnedPlate] })).json();
    expect(turned).toMatchObject({ width: 960, height: 1280 });
    const shown = (await seller.get(turned.url)).rawPayload;
    const corners = [
      [0.1, 0.1],
      [0.9, 0.1],
      [0.9, 0.9],
      [0.1, 0.9],
      [0.25, 0.5],
    ] as const;
    expect(await Promise.all(corners.map(async ([x, y]) => nameOf(await at(shown, x, y))))).toEqual([
      "white",
      "red",
      "green",
      "blue",
      "dark",
    ]);
    const right = { x: 0.5, y: 0, width: 0.5, height: 1 };
    const cropped = (await edit({ crop: right }, turned.id)).json();
    expect(cropped).toMatchObject({ width: 480, height: 1280 });
    const part = (await seller.get(cropped.url)).rawPayload;
    expect([nameOf(await at(part, 0.5, 0.2)), nameOf(await at(part, 0.5, 0.8))]).toEqual(["red", "green"]);
  });

  it("gives the same picture for the same edit, twice at once and later", async () => {
    const { seller, edit } = await withPhoto(undefined, "rear");
    const answers = await Promise.all([1, 2, 3].map(() => edit({ boxes: [plate] })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const ids = new Set(answers.map((answer) => answer.json().id));
    expect(await idsOf(seller)).toEqual([...ids]);
    const again = await edit({ boxes: [plate] });
    expect(again.json()).toMatchObject({ id: [...ids][0], shows: "rear" });
  });

  it("makes one of two different edits at once, and leaves no file of the other", async () => {
    const { seller, edit } = await withPhoto();
    const answers = await Promise.all([edit({ boxes: [plate] }), edit({ turns: 2 })]);
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.toSorted()).toEqual([200, 404]);
    await jobs.run();
    const [kept, ...others] = await idsOf(seller);
    expect([others, filesOf(kept ?? "").length]).toEqual([[], 8]);
    const pictures = readdirSync(join(store, "pictures"), { recursive: true }).map(String);
    const all = await db.selectFrom("uploads").select("id").execute();
    expect(pictures.filter((name) => /^..\/[^/]+$/.test(name)).length).toBe(all.length);
  });

  it("refuses what is no edit, and makes nothing of it", async () => {
    const { seller, id, edit } = await withPhoto();
    const box = (more: object) => ({ boxes: [{ ...plate, ...more }] });
    const cases: object[] = [
      {},
      { turns: 0 },
      { turns: 4 },
      { turns: -1 },
      { turns: 0.5 },
      { turns: "1" },
      box({ x: -0.1 }),
      box({ x: 0.9 }),
      box({ y: 0.95 }),
      box({ width: 0 }),
      box({ height: -0.1 }),
      box({ width: 1e308 }),
      box({ x: Number.NaN }),
      box({ x: null }),
      box({ x: "0.4" }),
      box({ colour: "red" }),
      { boxes: Array.from({ length: 10_000 }, () => plate) },
      { boxes: Array.from({ length: 11 }, () => plate) },
      { boxes: plate },
      { boxes: [plate], crop: { x: 0, y: 0, width: 0.01, height: 1 } },
      { crop: { x: 0.5, y: 0.5, width: 0.6, height: 0.5 } },
      { rotate: 90 },
    ];
    for (const body of cases) {
      const { statusCode } = await edit(body);
      expect([statusCode, await idsOf(seller)], JSON.stringify(body).slice(0, 99)).toEqual([
        Buffer.byteLength(JSON.stringify(body)) > 256 * 1024 ? 413 : 400,
        [id],
      ]);
    }
    // At the edge, and all of it, is an edit.
    const whole = await edit({
      boxes: [
        { x: 0, y: 0, width: 1, height: 1 },
        { x: 0.9, y: 0.9, width: 0.1, height: 0.1 },
      ],
    });
    expect(whole.statusCode).toBe(200);
    expect(nameOf(await at((await seller.get(whole.json().url)).rawPayload, 0.2, 0.2))).toBe("dark");
  });

  it("knows only one's own pictures, and none that was removed", async () => {
    const { id, edit } = await withPhoto();
    const { seller: other, edit: editOther, id: othersId } = await withPhoto();
    for (const body of [{ turns: 1 }, { boxes: [plate] }]) {
      const refused = await editOther(body, id);
      expect([refused.statusCode, refused.json().code]).toEqual([404, "photo.not_found"]);
    }
    expect(filesOf(id).length).toBeGreaterThan(0);
    expect(
      (await app.inject({ method: "POST", url: `/api/uploads/${id}/edit`, payload: { turns: 1 } }))
        .statusCode,
    ).toBe(401);
    await db.deleteFrom("uploads").where("id", "=", id).execute();
    expect((await edit({ turns: 1 })).statusCode).toBe(404);
    expect(await idsOf(other)).toEqual([othersId]);
  });

  it("counts as what is sent does", async () => {
    const { edit } = await withPhoto();
    await db
      .updateTable("rate_counters")
      .set({ count: 400 })
      .where("key", "like", "uploads-hour:%")
      .execute();
    expect((await edit({ turns: 1 })).statusCode).toBe(429);
    await db.deleteFrom("rate_counters").execute();
  });
});

describe("a covered photo of a listing", () => {
  it("waits for a review beside the one on sale, which goes once it is shown no more", async () => {
    const { seller, id, url, edit } = await withPhoto();
    const listing = await liveListing(seller, { images: [url] });
    const preview = () => app.inject(`/og/cars/${listing}.jpg?lang=en`);
    const previews = () =>
      readdirSync(store, { recursive: true })
        .map(String)
        .filter((name) => name.startsWith("share/") && name.includes(listing) && name.endsWith(".jpg"));
    const shared = await preview();
    expect([shared.statusCode, previews().length]).toEqual([200, 1]);
    const covered = (await edit({ boxes: [plate] })).json();
    await jobs.run();
    // The listing names the first one until its seller has it changed.
    expect((await app.inject(url)).statusCode).toBe(200);
    expect((await app.inject(covered.url)).statusCode).toBe(404);
    const sent = await seller.patch(`/api/cars/${listing}`, { images: [covered.url] });
    expect(sent.json().own.changes.fields).toEqual(["images"]);
    await jobs.runNamed("media.drop_replaced");
    expect((await app.inject(url)).statusCode).toBe(200);

    const { id: reviewer } = await makeAdministrator(db, "content_admin");
    const headers = await signInAdministrator(db, reviewer, time.now);
    const seen = await db
      .selectFrom("cars")
      .select("updated_at")
      .where("id", "=", listing)
      .executeTakeFirstOrThrow();
    const decided = await app.inject({
      method: "PUT",
      url: `/api/admin/cars/${listing}/status`,
      headers,
      payload: { status: "active", seen: seen.updated_at },
    });
    expect(decided.statusCode, decided.body).toBeLessThan(300);
    await jobs.runNamed("media.drop_replaced");
    await jobs.run();
    expect([filesOf(id), filesOf(covered.id).length]).toEqual([[], 8]);
    time.now = new Date(time.now.getTime() + 60_000);
    expect([(await app.inject(url)).statusCode, (await app.inject(covered.url)).statusCode]).toEqual([
      404, 200,
    ]);
    // What is kept of the preview of links shows none.
    expect(previews()).toEqual([]);
    expect((await preview()).rawPayload.equals(shared.rawPayload)).toBe(false);
  });

  it("keeps the first one where it is still on sale after two edits, and drops all between at once", async () => {
    const { seller, id, url, edit } = await withPhoto();
    await liveListing(seller, { images: [url] });
    const once = (await edit({ boxes: [plate] })).json();
    const twice = (await edit({ turns: 1 }, once.id)).json();
    await jobs.run();
    expect((await idsOf(seller)).toSorted()).toEqual([id, twice.id].toSorted());
    expect(filesOf(once.id)).toEqual([]);
    const { replaced_by } = await db
      .selectFrom("uploads")
      .select("replaced_by")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(replaced_by).toBe(twice.id);
  });

  it("is what a dealer's program gets that names the photo", async () => {
    const { seller, url, edit } = await withPhoto();
    const listing = await liveListing(seller, { images: [url] });
    const item = { user_id: seller.id, stock_number: "A-1" };
    await db
      .insertInto("stock_items")
      .values({ ...item, car_id: listing, said_at: time.now })
      .execute();
    await db
      .insertInto("stock_photos")
      .values({ ...item, place: 0, url: "https://dealer.example.com/1.jpg", image: url })
      .execute();
    const covered = (await edit({ boxes: [plate] })).json();
    const row = await db
      .selectFrom("stock_photos")
      .select("image")
      .where("user_id", "=", seller.id)
      .executeTakeFirst();
    expect(row?.image).toBe(covered.url);
  });
});

describe("what a photo shows", () => {
  it("is said when it is sent or later, and found for one's own alone", async () => {
    const { seller, id } = await withPhoto(undefined, "front");
    const other = await withPhoto();
    const ask = async (ids: string[]) => (await seller.get(`/api/uploads?ids=${ids.join()}`)).json().data;
    expect(await ask([id, other.id])).toEqual([expect.objectContaining({ id, shows: "front" })]);
    expect(await ask([])).toEqual([]);
    const said = await seller.patch(`/api/uploads/${id}`, { shows: "engine" });
    expect([said.statusCode, said.json().shows]).toEqual([200, "engine"]);
    expect((await seller.patch(`/api/uploads/${id}`, { shows: null })).json().shows).toBeNull();
    const refused = await other.seller.patch(`/api/uploads/${id}`, { shows: "rear" });
    expect([refused.statusCode, refused.json().code]).toEqual([404, "photo.not_found"]);
  });

  it("is one of the known parts, and stays where the same file is sent again without it", async () => {
    const bytes = await jpeg();
    const { seller, id } = await withPhoto(bytes, "papers");
    expect((await send(seller, bytes)).json()).toMatchObject({ id, shows: "papers" });
    expect((await send(seller, bytes, "left")).json()).toMatchObject({ id, shows: "left" });
    for (const shows of ["roof", "", "front\0", "__proto__"]) {
      const { statusCode, body } = await send(seller, bytes, shows);
      expect([shows, statusCode, JSON.parse(body).errors?.shows !== undefined]).toEqual([shows, 400, true]);
    }
    for (const shows of ["roof", 1, undefined, ["front"]]) {
      expect((await seller.patch(`/api/uploads/${id}`, { shows })).statusCode).toBe(400);
    }
    expect((await seller.get(`/api/uploads?ids=${"a".repeat(36)}`)).statusCode).toBe(400);
  });
});
