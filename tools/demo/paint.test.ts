import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { pictureKey } from "#features/media/pipeline.ts";
import { diskStorage } from "#platform/storage/storage.ts";
import { testDatabase } from "../../tests/support/database.ts";
import { loadDemoMarket } from "./demo-market.ts";
import { paintRemaining } from "./paint.ts";

const { db } = await testDatabase();
const folder = await mkdtemp(join(tmpdir(), "mishwar-paint-"));
afterAll(() => rm(folder, { recursive: true, force: true }));
const storage = diskStorage(folder);

const stored = () => db.selectFrom("uploads").selectAll().orderBy("created_at").execute();

it("paints the cover first, can be ended half way, and goes on where it was", {
  timeout: 120_000,
}, async () => {
  const config = { demoListings: 1 };
  const { covers } = await loadDemoMarket({
    db,
    storage,
    config,
    clock: () => new Date("2026-11-20T15:00:00Z"),
  });
  expect(covers).toBe(1);
  const { images } = await db.selectFrom("cars").select("images").executeTakeFirstOrThrow();
  const [cover] = await stored();
  expect(images[0]).toBe(`/media/${cover?.id}/1280.webp`);
  expect(cover).toMatchObject({ width: 1280, height: 960, widths: [320, 640, 960, 1280], user_id: null });
  for (const file of ["320.avif", "1280.webp"]) {
    expect(existsSync(join(folder, pictureKey(cover?.id ?? "", file)))).toBe(true);
  }

  const ending = new AbortController();
  const some = await paintRemaining({ db, storage, signal: ending.signal, onProgress: () => ending.abort() });
  expect(some).toBe(1);
  // Not in the background: on a busy machine that waits for all others.
  await paintRemaining({ db, storage, background: false });
  const ids = (await stored()).map(({ id }) => `/media/${id}/1280.webp`);
  expect(ids.toSorted()).toEqual(images.toSorted());
  expect(await paintRemaining({ db, storage })).toBe(0);
});
