import { sql } from "kysely";
import type { JobDeps } from "#deps";
import { AppError } from "#errors";
import { keepPicture } from "#features/media/upload.ts";
import { largestFile } from "#platform/http/file-upload.ts";
import { callPublic, PublicCallFailed } from "#platform/net/call-public.ts";
import { lockOwnShowroom } from "../own-showroom/own-showroom.queries.ts";
import { findItem } from "./stock-item.queries.ts";
import { askForPhotos, showPhotos } from "./verbs/keep-photos.ts";

/** Other work comes in between after so long. */
const turnMs = 10_000;
/** Who has taken the photos of a vehicle has so long; then another may. */
const heldSeconds = 600;
const limitMs = 15_000;
const mostTries = 3;
/** After a first and a second failure that may pass. */
const waitSeconds = [60, 600];

interface Due {
  user_id: string;
  stock_number: string;
  photos_due_at: Date;
}
type Why = "unreachable" | "not_found" | "too_large" | "unreadable";

/** Fetches the photos that programs named, vehicle by vehicle, for its turn; asks for another where some are left. */
export async function fetchStockPhotos(deps: JobDeps): Promise<void> {
  const until = performance.now() + turnMs;
  for (;;) {
    const due = await take(deps);
    if (!due) return;
    await fetchOf(deps, due);
    if (performance.now() > until) return askForPhotos(deps.db);
  }
}

async function take({ db, clock }: JobDeps): Promise<Due | undefined> {
  const at = clock();
  const { rows } = await sql<Due>`
    update stock_items set photos_due_at = ${at}::timestamptz + make_interval(secs => ${heldSeconds})
    where (user_id, stock_number) = (
      select user_id, stock_number from stock_items where photos_due_at <= ${at}::timestamptz
      order by photos_due_at limit 1 for update skip locked)
    returning user_id, stock_number, photos_due_at`.execute(db);
  return rows[0];
}

async function fetchOf(deps: JobDeps, due: Due): Promise<void> {
  const { db, clock } = deps;
  const { user_id: userId, stock_number: number } = due;
  const waiting = db
    .selectFrom("stock_photos")
    .select(["place", "url", "tries"])
    .where("user_id", "=", userId)
    .where("stock_number", "=", number)
    .where("image", "is", null)
    .where("error", "is", null)
    .orderBy("place");
  let again: number | undefined;
  for (const photo of await waiting.execute()) {
    const fetched = await fetchOne(deps, userId, photo.url);
    const isPassing = fetched.error === "unreachable" && photo.tries + 1 < mostTries;
    if (isPassing) again = Math.min(again ?? Number.POSITIVE_INFINITY, waitSeconds[photo.tries] ?? 600);
    await sql`update stock_photos
      set tries = tries + 1, image = ${fetched.image ?? null}, error = ${isPassing ? null : (fetched.error ?? null)}
      where user_id = ${userId}::uuid and stock_number = ${number} and url = ${photo.url} and image is null`.execute(
      db,
    );
  }
  await db
    .transaction()
    .execute(async (tx) => {
      const at = clock();
      await lockOwnShowroom(tx, userId);
      const item = await findItem(tx, userId, number);
      // Its program may have named others meanwhile: those are due by themselves.
      await sql`update stock_items
      set photos_due_at = ${at}::timestamptz + make_interval(secs => ${again ?? null}::float8)
      where user_id = ${userId}::uuid and stock_number = ${number} and photos_due_at = ${due.photos_due_at}::timestamptz`.execute(
        tx,
      );
      if (item) await showPhotos(tx, { userId, number, carId: item.carId, at });
    })
    .catch(unlessRefused);
}

/** The dealer, or the listing, is not there any more. */
function unlessRefused(error: unknown): void {
  if (!(error instanceof AppError)) throw error;
}

async function fetchOne(
  deps: JobDeps,
  userId: string,
  url: string,
): Promise<{ image?: string; error?: Why }> {
  const withLoopback = deps.config.env === "test";
  try {
    const { status, body } = await callPublic(url, { limitMs, mostBytes: largestFile, withLoopback });
    if (status !== 200) return { error: status === 429 || status >= 500 ? "unreachable" : "not_found" };
    return { image: await keepPicture(deps, { userId, bytes: body }) };
  } catch (error) {
    if (error instanceof PublicCallFailed)
      return { error: error.reason === "forbidden" ? "not_found" : error.reason };
    if (error instanceof AppError && error.code === "request.invalid") return { error: "unreadable" };
    throw error;
  }
}
