import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { pictureKey } from "#features/media/pipeline.ts";
import { diskStorage } from "#platform/storage/storage.ts";
import { testApp } from "../../tests/support/app.ts";
import { loadDemoMarket } from "./demo-market.ts";
import { findMissing, paintRemaining } from "./paint.ts";
import { pictureAddress } from "./picture-pool.ts";

const { app, db, time } = await testApp();
const folder = await mkdtemp(join(tmpdir(), "mishwar-paint-"));
afterAll(() => rm(folder, { recursive: true, force: true }));
const storage = diskStorage(folder);

const load = (listings: number) =>
  loadDemoMarket({ db, config: { demoListings: listings }, clock: () => time.now });
const stored = () => db.selectFrom("uploads").selectAll().orderBy("created_at").execute();

interface Listing {
  id: string;
  photos: { id: string }[];
}
async function listingsOf(address: string): Promise<Listing[]> {
  const answer = await app.inject(address);
  expect(answer.statusCode).toBe(200);
  return (answer.json() as { data: Listing[] }).data;
}

it("paints in the order in which visitors come upon the listings", async () => {
  await load(300);
  const missing = (await findMissing(db, time.now)).map(pictureAddress);
  const cars = await db.selectFrom("cars").select(["id", "images"]).execute();
  expect(missing.toSorted()).toEqual([...new Set(cars.flatMap(({ images }) => images))].toSorted());

  const coverOf = new Map(cars.map(({ id, images }) => [id, images[0]]));
  const firstPages = ["car", "motorcycle"].flatMap((type) =>
    ["default", "newest"].map((sort) => `/api/cars?vehicleType=${type}&sort=${sort}&limit=24`),
  );
  const covers = new Set<string | undefined>();
  for (const address of firstPages) {
    const listings = await listingsOf(address);
    // The place of a picture that is not there yet is for a drawing: no address that would fail.
    expect(listings.flatMap(({ photos }) => photos)).toEqual([]);
    for (const { id } of listings) covers.add(coverOf.get(id));
  }
  for (const { id } of (await app.inject("/api/cars/featured")).json()) covers.add(coverOf.get(id));
  expect(new Set(missing.slice(0, covers.size))).toEqual(covers);
  // What the landing page shows comes before most of them.
  const [newest] = await listingsOf("/api/cars?sort=newest&limit=1");
  const [featured] = await listingsOf("/api/cars?limit=1");
  for (const one of [newest, featured]) {
    expect(missing.indexOf(coverOf.get(one?.id ?? "") ?? "")).toBeLessThan(5);
  }
  const all = new Set(coverOf.values());
  expect(new Set(missing.slice(0, all.size))).toEqual(all);
});

it("can be ended half way, goes on where it was, and shows what is there", {
  timeout: 120_000,
}, async () => {
  await load(1);
  const { images } = await db.selectFrom("cars").select("images").executeTakeFirstOrThrow();

  const ending = new AbortController();
  const some = await paintRemaining({ db, storage, signal: ending.signal, onProgress: () => ending.abort() });
  const first = await stored();
  expect(first).toHaveLength(some);
  expect(some).toBeGreaterThan(0);
  expect(some).toBeLessThan(images.length);
  for (const one of first) {
    expect(one).toMatchObject({ width: 1280, height: 960, widths: [320, 640, 960, 1280], user_id: null });
    for (const file of ["320.avif", "1280.webp"]) {
      expect(existsSync(join(folder, pictureKey(one.id, file)))).toBe(true);
    }
  }

  // Not in the background: on a busy machine that waits for all others.
  await paintRemaining({ db, storage, background: false });
  const ids = (await stored()).map(({ id }) => `/media/${id}/1280.webp`);
  expect(ids.toSorted()).toEqual(images.toSorted());
  const shown = await listingsOf("/api/cars");
  expect(shown.map(({ photos }) => `/media/${photos[0]?.id}/1280.webp`)).toEqual([images[0]]);
  expect(await paintRemaining({ db, storage })).toBe(0);
});
