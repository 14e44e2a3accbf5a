import { availableParallelism } from "node:os";
import { sql } from "kysely";
import { keepPicture } from "#features/media/pipeline.ts";
import type { Database } from "#platform/db/connect.ts";
import type { Storage } from "#platform/storage/storage.ts";
import type { OnProgress, Progress } from "./load.ts";
import { Painter } from "./painter.ts";
import { allRecipes, pictureIdOf, type Recipe } from "./picture-pool.ts";
import { inBulk } from "./tables.ts";

export interface PaintOptions {
  db: Database;
  storage: Storage;
  onProgress?: OnProgress;
  /** Ends painting between two pictures; what is painted stays, and the next run goes on from there. */
  signal?: AbortSignal;
}

const mostPainters = 4;

/** The pictures that demo listings name and the store lacks, covers, featured listings and the most used first: only covers, or all. */
async function findMissing(db: Database, covers: boolean): Promise<Recipe[]> {
  const first = covers ? sql`where place = 1` : sql``;
  const { rows } = await inBulk(db, (tx) =>
    sql<{ image: string }>`
      select image from (
        select image, sum(1 + 9 * cars.featured::int) as weight, bool_or(place = 1) as cover from cars
        join users on users.id = cars.user_id and users.is_demo
        cross join unnest(cars.images) with ordinality as pictures (image, place)
        ${first}
        group by image
      ) named
      where not exists (select from uploads where uploads.id::text = substr(image, 8, 36))
      order by cover desc, weight desc, image`.execute(tx),
  );
  const recipes = allRecipes();
  return rows.flatMap(({ image }) => recipes.get(image) ?? []);
}

/** Paints with several processes, each taking the next picture; stops at the first that cannot be painted or kept. */
async function paintAll(
  { db, storage, onProgress = () => {}, signal }: PaintOptions,
  recipes: readonly Recipe[],
  { step, background }: { step: Progress["step"]; background: boolean },
): Promise<number> {
  const total = recipes.length;
  const queue = recipes[Symbol.iterator]();
  const count = background ? 1 : Math.min(mostPainters, availableParallelism(), total);
  let done = 0;
  let failed = false;
  const work = async () => {
    const painter = new Painter({ background });
    const stop = () => painter.stop();
    signal?.addEventListener("abort", stop);
    try {
      for (const recipe of queue) {
        if (failed || signal?.aborted) return;
        const { sourceHash, picture } = await painter.paint(recipe);
        await keepPicture({ db, storage }, { id: pictureIdOf(recipe), userId: null, sourceHash, picture });
        done++;
        onProgress({ step, done, total });
      }
    } catch (error) {
      if (signal?.aborted) return;
      failed = true;
      throw error;
    } finally {
      signal?.removeEventListener("abort", stop);
      stop();
    }
  };
  await Promise.all(Array.from({ length: count }, work));
  return done;
}

/**
 * The first picture of every listing, with all processors; on a slow machine only those that are done in time, the rest
 * being the first of what `paintRemaining` paints. Returns how many were painted.
 */
export async function paintCovers({
  seconds,
  ...given
}: PaintOptions & { seconds: number }): Promise<number> {
  const options = { ...given, signal: AbortSignal.timeout(seconds * 1000) };
  return paintAll(options, await findMissing(options.db, true), { step: "covers", background: false });
}

/**
 * Every picture that is still missing; in the background with one process of low priority, so that serving goes first.
 * It can be ended at any moment and finds what is left when it runs again.
 */
export async function paintRemaining(options: PaintOptions & { background?: boolean }): Promise<number> {
  const { background = true } = options;
  return paintAll(options, await findMissing(options.db, false), { step: "pictures", background });
}
