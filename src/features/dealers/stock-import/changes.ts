import { sql } from "kysely";
import { columnNameOf, type Field } from "#features/listings/fields.ts";
import { columnsOf, sellersColumns } from "#features/selling/listing-columns.ts";
import { differingColumns } from "#features/selling/verbs/edit.ts";
import type { Database } from "#platform/db/connect.ts";
import { isAddress } from "./cells.ts";
import type { CheckedForImport } from "./check-row.ts";
import type { ColumnName } from "./columns.ts";
import type { Change } from "./said.ts";
import type { StockBefore } from "./stock-import.queries.ts";

/** Whether the same was said last time, and nothing is to be done: of what lapsed, or was taken off, there is. */
export const isSaidAgain = ({ key, isOver, isTakenOff }: StockBefore, hash: string): boolean =>
  !isOver && !isTakenOff && key.split("#")[0] === hash;

interface Before extends Record<string, unknown> {
  id: string;
  vehicle_type: "car" | "motorcycle";
  comes_back: boolean;
  photo_urls: string[];
}

/** What each listing says now, with what waits for a review beside it: that is what its dealer said last. */
async function findBefore(
  db: Database,
  userId: string,
  ids: readonly string[],
): Promise<Map<string, Before>> {
  if (ids.length === 0) return new Map();
  const columns = sql.join(sellersColumns.map((name) => sql.ref(`c.${name}`)));
  const { rows } = await sql<Before & { held: Record<string, unknown> | null }>`
    select c.id, c.vehicle_type, ${columns},
      c.status = 'expired' and (c.expired_reason = 'lapsed' or (i.user_id is not null and i.said_hash is null)) as comes_back,
      (select r.changes from listing_revisions r where r.car_id = c.id and r.refused_at is null) as held,
      coalesce((select array_agg(p.url order by p.place) from stock_photos p
        where p.user_id = i.user_id and p.stock_number = i.stock_number), '{}') as photo_urls
    from cars c left join stock_items i on i.car_id = c.id
    where c.id = any (${ids}::uuid[]) and c.user_id = ${userId}::uuid`.execute(db);
  return new Map(rows.map(({ held, ...row }) => [row.id, { ...row, ...held } as Before]));
}

/** Adds what each row changes of its listing; one that changes nothing is known. A car is never made a motorcycle. */
export async function addChanges(
  db: Database,
  userId: string,
  rows: readonly CheckedForImport[],
): Promise<CheckedForImport[]> {
  const open = rows.filter(
    ({ carId, isKnown, stockNumber, changes }) =>
      carId && !isKnown && stockNumber !== null && changes.length === 0,
  );
  const before = await findBefore(
    db,
    userId,
    open.flatMap(({ carId }) => carId ?? []),
  );
  return rows.map((row) => {
    const listing = open.includes(row) ? before.get(row.carId ?? "") : undefined;
    if (!listing || !row.input) return row;
    if (listing.vehicle_type !== row.vehicleType) {
      const errors = [
        ...row.errors,
        { field: "vehicleType" as const, key: "stock-import.otherKind" as const },
      ];
      return { ...row, input: null, errors };
    }
    const changes = changesOf(row, listing);
    return { ...row, changes, isKnown: changes.length === 0 };
  });
}

function changesOf({ input, said, photos }: CheckedForImport, before: Before): Change[] {
  const given = Object.fromEntries(
    Object.entries(input ?? {}).filter(([name]) => said.includes(name as ColumnName)),
  );
  const after: Record<string, unknown> = columnsOf(before.vehicle_type, given, String(before.brand));
  const differing = differingColumns(before, after);
  const changes = said
    .map((field): Change & { column: string } => {
      const column = columnNameOf(field as Field);
      return { field, column, before: before[column] ?? null, after: after[column] ?? null };
    })
    .filter(({ column }) => column in differing)
    .map(({ column: _, ...change }) => change);
  return [
    ...(before.comes_back ? [{ field: null, before: null, after: null }] : []),
    ...changes,
    ...photoChange(photos, before),
  ];
}

/** Names of files say nothing of what is in them: they are taken for others whenever the row says something new. */
function photoChange(photos: readonly string[], { photo_urls, images }: Before): Change[] {
  if (photos.length === 0) return [];
  const urls = photos.filter(isAddress);
  if (urls.length > 0 && urls.join("\n") === photo_urls.join("\n")) return [];
  const before = Array.isArray(images) ? images.length : 0;
  return [{ field: "photos", before, after: urls.length || photos.length }];
}
