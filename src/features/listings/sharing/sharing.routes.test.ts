import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { sql } from "kysely";
import sharp from "sharp";
import { describe, expect, it, vi } from "vitest";
import { testApp } from "../../../../tests/support/app.ts";
import { testJobs } from "../../../../tests/support/jobs.ts";
import { makeListing, makeUser } from "../listing.factory.ts";

const test = await testApp();
const { app, db, storage, config, time } = test;
const jobs = await testJobs(test);
const owner = await makeUser(db);
const kia = await makeListing(db, { user_id: owner, title: "Kia <b>Sportage</b> & more", price: "9300" });
const hidden = await makeListing(db, { user_id: owner, status: "pending" });

/** The files that are kept of a listing's previews, by language. */
const kept = async (id: string) => {
  const folder = join(config.dataDir, "uploads/share", id.slice(0, 2), id);
  return (await readdir(folder, { recursive: true }).catch(() => [])).filter((file) => file.endsWith(".jpg"));
};

const picture = (id: string, lang = "ar") => app.inject(`/og/cars/${id}.jpg?lang=${lang}`);

describe("the picture of a link preview", () => {
  it("is a JPEG of 1200 by 630 in the language asked for", async () => {
    const [arabic, english] = await Promise.all([picture(kia), picture(kia, "en")]);
    for (const one of [arabic, english]) {
      expect([one.statusCode, one.headers["content-type"]]).toEqual([200, "image/jpeg"]);
      expect(await sharp(one.rawPayload).metadata()).toMatchObject({
        format: "jpeg",
        width: 1200,
        height: 630,
      });
    }
    expect(arabic.rawPayload.equals(english.rawPayload)).toBe(false);
  });

  it("is drawn once however many ask at once, and anew when the price changes", async () => {
    await storage.removeFolder("share");
    const put = vi.spyOn(storage, "put");
    const many = await Promise.all(Array.from({ length: 8 }, () => picture(kia)));
    expect(new Set(many.map((one) => one.rawPayload.toString("base64"))).size).toBe(1);
    expect((await picture(kia)).rawPayload.equals(many[0]?.rawPayload ?? Buffer.alloc(0))).toBe(true);
    expect(put).toHaveBeenCalledTimes(1);
    await db.updateTable("cars").set({ price: "8900" }).where("id", "=", kia).execute();
    const cheaper = await picture(kia);
    expect(cheaper.rawPayload.equals(many[0]?.rawPayload ?? Buffer.alloc(0))).toBe(false);
    expect(put).toHaveBeenCalledTimes(2);
    put.mockRestore();
  });

  it("is kept once for each language: what it said before goes", async () => {
    const id = await makeListing(db, { user_id: owner, price: 7000 });
    for (const price of ["7000", "6800", "6500"]) {
      await db.updateTable("cars").set({ price }).where("id", "=", id).execute();
      await Promise.all([picture(id), picture(id, "en")]);
    }
    expect((await kept(id)).map((file) => file.slice(0, 3)).sort()).toEqual(["ar/", "en/"]);
  });

  it("goes with its listing, when that is purged and when its owner's account is deleted", async () => {
    const leaving = await makeUser(db);
    const purged = await makeListing(db, { user_id: owner });
    const others = await makeListing(db, { user_id: leaving });
    const stays = await makeListing(db, { user_id: owner });
    for (const id of [purged, others, stays]) await picture(id);
    const ago = (days: number) => new Date(time.now.getTime() - days * 86_400_000);
    await db
      .updateTable("cars")
      .set({ deleted_at: ago(31) })
      .where("id", "=", purged)
      .execute();
    await db
      .updateTable("users")
      .set({ deletion_requested_at: ago(8) })
      .where("id", "=", leaving)
      .execute();
    const counts = async () =>
      (await Promise.all([purged, others, stays].map(kept))).map((one) => one.length);
    expect(await counts()).toEqual([1, 1, 1]);
    await jobs.runNamed("listings.purge");
    await jobs.runNamed("accounts.delete_due");
    await jobs.run();
    expect(await counts()).toEqual([0, 0, 1]);
  });

  it("does not exist for what is not public, nor for what is no id", async () => {
    expect((await picture(hidden)).statusCode).toBe(404);
    expect((await picture("..%2f..%2fetc")).statusCode).toBe(404);
    expect((await picture("00000000-0000-4000-8000-000000000000")).statusCode).toBe(404);
  });

  it("has one language for each address", async () => {
    const bare = await app.inject({ url: `/og/cars/${kia}.jpg`, headers: { cookie: "language=en" } });
    expect([bare.statusCode, bare.headers.location]).toEqual([302, `/og/cars/${kia}.jpg?lang=en`]);
  });
});

describe("the picture of the market", () => {
  const site = (lang: string) => app.inject(`/og/site.jpg?lang=${lang}`);

  it("is a JPEG of 1200 by 630 in each language, with the name that the settings have", async () => {
    const [arabic, english] = await Promise.all([site("ar"), site("en")]);
    for (const one of [arabic, english]) {
      expect([one.statusCode, one.headers["content-type"]]).toEqual([200, "image/jpeg"]);
      const { format, width, height } = await sharp(one.rawPayload).metadata();
      expect([format, width, height]).toEqual(["jpeg", 1200, 630]);
    }
    expect(arabic.rawPayload.equals(english.rawPayload)).toBe(false);
    await sql`update app_settings set value = value || '{"nameEn": "A very long name for a market of cars"}'
      where key = 'site'`.execute(db);
    expect((await site("en")).rawPayload.equals(english.rawPayload)).toBe(false);
    expect((await site("ar")).rawPayload.equals(arabic.rawPayload)).toBe(true);
  });

  it("has one language for each address", async () => {
    const bare = await app.inject({ url: "/og/site.jpg?x=1", headers: { cookie: "language=en" } });
    expect([bare.statusCode, bare.headers.location]).toEqual([302, "/og/site.jpg?lang=en"]);
  });
});

describe("storage", () => {
  it("refuses keys that would leave its folder", async () => {
    for (const key of ["../secret", "/etc/passwd", "a/../../b", "a//b", "a/.hidden", ""]) {
      await expect(storage.put(key, new Uint8Array([1]))).rejects.toThrow("storage key");
    }
    await storage.put("a/b.bin", new Uint8Array([1, 2]));
    const kept = await storage.get("a/b.bin");
    expect(kept && (await buffer(kept.stream))).toEqual(Buffer.from([1, 2]));
    await storage.removeFolder("a");
    expect(await storage.get("a/b.bin")).toBeUndefined();
  });
});
