import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { AppError } from "#errors";
import type { Database } from "#platform/db/connect.ts";
import type { Pixels } from "./decode.ts";
import { editPixels } from "./edit-pixels.ts";
import { sourceKey } from "./first-files.ts";
import { pictureKey, uprightPixels } from "./pipeline.ts";
import type { PhotoSlot, Upload, UploadEdit } from "./upload.contract.ts";
import { type KeepDeps, keepPixels, present, shownColumns } from "./upload.ts";

/** Those of these pictures that are this user's. */
export async function findOwnUploads(
  db: Database,
  userId: string,
  ids: readonly string[],
): Promise<Upload[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("uploads")
    .select(shownColumns)
    .where("id", "in", ids)
    .where("user_id", "=", userId)
    .execute();
  return rows.map(present);
}

/** Keeps what a picture shows, as its owner says it. Error: `photo.not_found`, also for anyone else's. */
export async function sayWhatItShows(
  db: Database,
  { userId, id, shows }: { userId: string; id: string; shows: PhotoSlot | null },
): Promise<Upload> {
  const row = await db
    .updateTable("uploads")
    .set({ shows })
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .returning(shownColumns)
    .executeTakeFirst();
  if (!row) throw new AppError("photo.not_found");
  return present(row);
}

/**
 * Makes another picture of an own one and keeps it as one that was sent; the first goes as soon as nothing shows it. The same
 * edit of the same picture gives the same picture, also after the first is gone, and twice at once. Errors: `photo.not_found`, also
 * for anyone else's and for one that another edit took the place of meanwhile; `server.busy`.
 */
export async function editUpload(
  deps: KeepDeps,
  { userId, id, edit }: { userId: string; id: string; edit: UploadEdit },
): Promise<Upload> {
  const [found] = await findOwnUploads(deps.db, userId, [id]);
  const said = JSON.stringify([
    id,
    edit.turns,
    edit.boxes.map(inOneOrder),
    edit.crop && inOneOrder(edit.crop),
  ]);
  return keepPixels(
    deps,
    {
      userId,
      sourceHash: createHash("sha256").update("edit:").update(said).digest("hex"),
      shows: found?.shows,
      pixels: async () => {
        const pixels = await storedPixels(deps, userId, id);
        return pixels && editPixels(pixels, edit);
      },
      replaces: id,
    },
    (work) => deps.db.transaction().execute(work),
  );
}

const inOneOrder = ({ x, y, width, height }: UploadEdit["boxes"][number]) => [x, y, width, height];

/** The pixels of what is kept of a picture: of its source while that is there, else of its largest width; undefined where it is gone. */
async function storedPixels(
  { db, storage }: Pick<KeepDeps, "db" | "storage">,
  userId: string,
  id: string,
): Promise<Pixels | undefined> {
  const own = async () => (await findOwnUploads(db, userId, [id]))[0];
  if (!(await own())) return undefined;
  // Its source goes after its other widths are there and its row names them: asked again, the row knows.
  const source = await storage.get(sourceKey(id));
  const row = source ? undefined : await own();
  const widths = row?.variants.map(({ width }) => width);
  const kept = source ?? (widths && (await storage.get(pictureKey(id, `${Math.max(...widths)}.webp`))));
  return kept && uprightPixels(await buffer(kept.stream));
}
