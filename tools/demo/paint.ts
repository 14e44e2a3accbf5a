import { availableParallelism } from "node:os";
import { sql } from "kysely";
import { findFeaturedInTurn, stripSize, turnAt } from "#features/listings/featured-turn.ts";
import { keepPicture } from "#features/media/pipeline.ts";
import { vehicleTypes } from "#features/reference/enumerations.ts";
import { searchListings } from "#features/search/search.query.ts";
import type { Database } from "#platform/db/connect.ts";
import type { Storage } from "#platform/storage/storage.ts";
import type { OnProgress } from "./load.ts";
import { Painter } from "./painter.ts";
import { allRecipes, pictureIdOf, type Recipe } from "./picture-pool.ts";
import { inBulk } from "./tables.ts";

export interface PaintOptions {
  db: Database;
  storage: Storage;
  onProgress?: OnProgress;
  /** Ends painting between two pictures; what is painted stays, and the next run goes on from there. */
  signal?: AbortSignal;
  /** False where a person waits for the pictures; true by default. */
  background?: boolean;
}

const mostPainters = 4;
/** In the background two at most: each holds the layers of a picture in memory. */
const mostBehind = 2;
/** Listings of a first page. */
const firstPage = 24;

/**
 * The pictures that demo listings name and the store lacks, in the order in which visitors come upon them: the covers of the
 * first page of cars and of motorcycles and of the newest of both, then those of other listings, then the pictures inside.
 */
export async function findMissing(db: Database, now = new Date()): Promise<Recipe[]> {
  const first = await findFirst(db, turnAt(now));
  const { rows } = await inBulk(db, (tx) =>
    sql<{ image: string }>`
      with listed as (
        select images, featured, first.turn from cars
        join users on users.id = cars.user_id and users.is_demo
        left join (
          select id, min(turn) as turn from unnest(${first.map(({ id }) => id)}::uuid[], ${first.map(({ turn }) => turn)}::int[])
            as shown (id, turn) group by id
        ) first on first.id = cars.id
      )
      select image from (
        select image, sum(1 + 9 * featured::int) as weight, bool_or(place = 1) as cover,
          min(turn) filter (where place = 1) as turn
        from listed cross join unnest(images) with ordinality as pictures (image, place)
        group by image
      ) named
      where not exists (select from uploads where uploads.id::text = substr(image, 8, 36))
      order by turn nulls last, cover desc, weight desc, image`.execute(tx),
  );
  const recipes = allRecipes();
  return rows.flatMap(({ image }) => recipes.get(image) ?? []);
}

/** What visitors come upon first: the pages and the strip that they see as they arrive, each listing with its place there. */
async function findFirst(db: Database, turn: number): Promise<{ id: string; turn: number }[]> {
  const pages = vehicleTypes.flatMap((vehicleType) =>
    (["default", "newest"] as const).map(async (sort) => {
      const request = { sort, page: 1, limit: firstPage, turn };
      return (await searchListings(db, { vehicleType, filters: {}, words: [] }, request, false)).ids;
    }),
  );
  const lists = await Promise.all([...pages, findFeaturedInTurn(db, sql`c.is_public`, turn, stripSize)]);
  return lists.flatMap((ids) => ids.map((id, at) => ({ id, turn: at + 1 })));
}

/**
 * Paints every picture that is missing and returns how many were painted: with all processors or, in the background, with
 * processes of low priority, so that serving goes first. Several processes each take the next picture. It can be ended at
 * any moment and finds what is left when it runs again; it stops at the first that cannot be painted or kept.
 */
export async function paintRemaining(options: PaintOptions): Promise<number> {
  const { db, storage, onProgress = () => {}, signal, background = true } = options;
  const recipes = await findMissing(db);
  const total = recipes.length;
  const queue = recipes[Symbol.iterator]();
  const count = Math.min(background ? mostBehind : mostPainters, availableParallelism(), total);
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
        onProgress({ step: "pictures", done, total });
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
