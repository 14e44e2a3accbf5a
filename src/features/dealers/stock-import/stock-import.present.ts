import type { Usage } from "#features/plans/usage.queries.ts";
import type { MessageKey } from "#i18n/catalogue.ts";
import type { Translate } from "#i18n/translate.ts";
import { partsOf } from "./archive.ts";
import { isAddress } from "./cells.ts";
import { columnNames, headOf, partBytes } from "./columns.ts";
import { findPhotos, type PhotoIndex, photoIndex } from "./find-photos.ts";
import { type GoneListing, isManyGone } from "./gone.queries.ts";
import { presentChange } from "./present-change.ts";
import { headsOf } from "./read-heads.ts";
import { type Reader, type Said, shortly, wordSaid } from "./said.ts";
import type { ImportedRow, ImportSummary, StockImportView, Told } from "./stock-import.contract.ts";
import type { ImportRow, RowState, StockImport } from "./stock-import.queries.ts";
import { mappingOf } from "./verbs/mend-import.ts";

export function presentSummary(
  found: StockImport,
  counts: Partial<Record<RowState, number>>,
  t: Translate,
): ImportSummary {
  const { ready = 0, wrong = 0, known = 0, imported = 0, changed = 0, failed = 0 } = counts;
  return {
    id: found.id,
    fileName: found.file_name,
    state: found.state,
    stoppedBy: found.stopped_by === null ? null : said(t, `errors.${found.stopped_by}` as MessageKey),
    createdAt: found.created_at.toISOString(),
    endedAt: found.ended_at?.toISOString() ?? null,
    counts: {
      all: ready + wrong + known + imported + changed + failed,
      ready,
      wrong,
      known,
      imported,
      changed,
      failed,
    },
  };
}

const said = (t: Translate, key: MessageKey) => (t as (key: string) => string)(key);

const mostParts = (found: StockImport) => partsOf(found.archive_bytes ?? 0);
/** Parts of its archive that have not come yet. */
export const missingParts = (found: StockImport): number[] =>
  Array.from({ length: mostParts(found) }, (_, part) => part).filter(
    (part) => !found.archive_parts.includes(part),
  );

/** The whole of an import: what photos it has and which places the plan has are of this moment. */
export function presentImport(
  found: StockImport,
  rows: readonly ImportRow[],
  { usage, gone, stock }: { usage: Usage; gone: readonly GoneListing[]; stock: number },
  { t, language }: Reader,
): StockImportView {
  const counts: Partial<Record<RowState, number>> = {};
  for (const { state } of rows) counts[state] = (counts[state] ?? 0) + 1;
  const { maxPhotos } = usage.plan;
  const index = found.archive_files && photoIndex(found.archive_files);
  const used = new Set<string>();
  const mapping = mappingOf(found);
  const heads = headsOf(mapping, found.heads);
  const fits = placesFor(rows, usage);
  const word = (one: Said): Told => ({
    column: one.field && t(headOf(one.field)),
    text: wordSaid(one, t, language),
  });
  const views = rows.map((row): ImportedRow => {
    const photos = photosOf(row, index, maxPhotos);
    for (const path of photos.paths) used.add(path);
    return {
      line: row.line,
      state: row.state,
      title: row.title,
      vehicleType: row.vehicle_type,
      carId: row.car_id,
      photos: {
        named: row.photos.length,
        found: photos.paths.length,
        byAddress: row.photos.some(isAddress),
      },
      fits: fits.has(row.line),
      errors: row.errors.map((one) => ({
        ...word(one),
        field: one.field,
        typed: (one.field && row.cells[heads.placeOf[one.field] ?? -1]) || "",
      })),
      warnings: [...row.warnings, ...(row.state === "ready" ? photos.warnings : [])].map(word),
      changes: row.changes.map((one) => presentChange(one, { t, language })),
    };
  });
  const { archive_name: name, archive_bytes: bytes } = found;
  return {
    ...presentSummary(found, counts, t),
    fromAddress: found.from_address,
    columns: found.heads.map((head, place) => ({
      head,
      name: columnNames.find((name) => name === mapping[place]) ?? null,
      sample: shortly(rows.find(({ cells }) => cells[place]?.trim())?.cells[place] ?? ""),
    })),
    missingColumns: heads.missing.map((name) => t(headOf(name))),
    gone: {
      listings: [...gone],
      stock,
      isMany: isManyGone(gone.filter(({ state }) => state === "gone").length, stock),
      decision: found.gone,
    },
    ignoredColumns: found.ignored_heads,
    willImport: rows.filter(({ state, line }) => state === "ready" && fits.has(line)).length,
    places: leftOf(usage),
    maxPhotos,
    archive:
      name === null || bytes === null
        ? null
        : {
            name,
            bytes,
            partBytes,
            missing: missingParts(found),
            photos: found.archive_files && Object.keys(found.archive_files).length,
            used: used.size,
          },
    rows: views,
  };
}

const left = ({ used, max }: { used: number; max: number }) => Math.max(0, max - used);
const leftOf = ({ ads, cars, motorcycles }: Usage) => ({
  all: left(ads),
  cars: Math.min(left(cars), left(ads)),
  motorcycles: Math.min(left(motorcycles), left(ads)),
});

/** Before the zip is there nothing is missing in it. */
function photosOf(row: ImportRow, index: PhotoIndex | null, most: number) {
  return index && !row.photos.some(isAddress)
    ? findPhotos(row.photos, index, most)
    : { paths: [], warnings: [] };
}

/** The ready rows that find a place, as they come one after the other, and all that need none. */
function placesFor(rows: readonly ImportRow[], usage: Usage): ReadonlySet<number> {
  const places = { ...leftOf(usage) };
  const fits = new Set<number>();
  for (const { line, state, vehicle_type, car_id } of rows) {
    if (state !== "ready" || car_id !== null) {
      fits.add(line);
      continue;
    }
    const kind = vehicle_type === "car" ? "cars" : "motorcycles";
    if (places.all < 1 || places[kind] < 1) continue;
    places.all--;
    places[kind]--;
    fits.add(line);
  }
  return fits;
}
