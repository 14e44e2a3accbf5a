import { createHash } from "node:crypto";
import { safeParse } from "zod/v4/core";
import { AppError } from "#errors";
import type { Brand, Model } from "#features/reference/reference.types.ts";
import { columnsOf } from "#features/selling/listing-columns.ts";
import { type ListingInput, listingInput } from "#features/selling/listing-input.schema.ts";
import { textFlags } from "#features/selling/review/text-flags.ts";
import type { MessageKey } from "#i18n/catalogue.ts";
import type { Language } from "#i18n/language.ts";
import { isPublicUrl } from "#platform/net/public-address.ts";
import { isAddress } from "./cells.ts";
import { type ColumnName, columnNames } from "./columns.ts";
import type { Heads } from "./read-heads.ts";
import { type ReadRow, readRow } from "./read-row.ts";
import type { TableRow } from "./read-table.ts";
import { type Change, keepIssue, type Said } from "./said.ts";

/** What of the dealer stands in a listing where its row says nothing, and how many photos each may have. */
export interface ImportSeller {
  phone: string | null;
  city: string | null;
  maxPhotos: number;
  language: Language;
  /** Photos may lie on this machine: in tests alone. */
  withLoopback: boolean;
}

/** What a row says, what is wrong with it, and what a user should look at. */
export interface CheckedRow extends TableRow {
  vehicleType: "car" | "motorcycle";
  title: string;
  stockNumber: string | null;
  vinNumber: string | null;
  photos: string[];
  /** What it says itself; the rest of `input` is of the dealer, or usual of the model. */
  said: ColumnName[];
  /** What a form would have sent, without photos; null where something is wrong. */
  input: ListingInput | null;
  /** The same for the same row in another file: of what it says, not of how it is written. */
  hash: string;
  errors: Said[];
  warnings: Said[];
}

/** A row with what became of the same one before. */
export interface CheckedForImport extends CheckedRow {
  key: string;
  /** The listing that the same row, or another of its number, became before. */
  carId: string | null;
  /** Nothing is to be done: the same was said last time, or that listing says all of it. */
  isKnown: boolean;
  /** What that listing will say otherwise. */
  changes: Change[];
}

/** Judges one row by the rules of the forms. */
export function checkRow(row: TableRow, heads: Heads, seller: ImportSeller): CheckedRow {
  const read = readRow(row.cells, heads);
  const body = withDefaults(read, seller);
  const errors = [...read.errors];
  const parsed = safeParse(listingInput, body, { reportInput: true });
  const input = parsed.success ? (parsed.data as ListingInput) : null;
  if (input) errors.push(...refusalsOf(input));
  for (const issue of parsed.success ? [] : parsed.error.issues) {
    const field = fieldOf(issue.path[0]);
    // The cell was refused already, in words that say more.
    if (!errors.some((one) => one.field === field)) errors.push({ field, issue: keepIssue(issue) });
  }
  // A title that was made of the others cannot be mended by itself.
  if (read.said.title === undefined && errors.length > 1) {
    errors.splice(0, errors.length, ...errors.filter(({ field }) => field !== "title"));
  }
  if (read.photos.length > seller.maxPhotos) {
    errors.push({ field: "photos", key: "stock-import.tooManyPhotos", values: { max: seller.maxPhotos } });
  }
  errors.push(...addressErrors(read, seller));
  return {
    ...row,
    vehicleType: read.vehicleType,
    title: String(body.title ?? ""),
    stockNumber: read.stockNumber,
    vinNumber: read.vinNumber,
    photos: read.photos,
    said: columnNames.filter((name) => name in read.said),
    input: errors.length === 0 ? input : null,
    hash: hashOf(read),
    errors: errors.toSorted((a, b) => placeOf(a) - placeOf(b)),
    warnings: [...read.warnings, ...(input ? textWarnings(input) : [])],
  };
}

/** Photos by their addresses are fetched as those of programs, which name a vehicle by its number. */
function addressErrors({ photos, stockNumber }: ReadRow, { withLoopback }: ImportSeller): Said[] {
  const addresses = photos.filter(isAddress);
  if (addresses.length === 0) return [];
  if (stockNumber === null) return [{ field: "photos", key: "stock-import.photosNeedNumber" }];
  const isPublic = addresses.every((url) => isPublicUrl(url, { withLoopback }));
  return isPublic ? [] : [{ field: "photos", key: "errors.field.public_url" }];
}

const placeOf = ({ field }: Said) => (field === null ? -1 : columnNames.indexOf(field));
const fieldOf = (name: unknown): ColumnName | null =>
  columnNames.find((column) => column === (name === "images" ? "photos" : name)) ?? null;

/** The brand and the number are looked up where listings are stored. */
function refusalsOf(input: ListingInput): Said[] {
  try {
    columnsOf(input.vehicleType, input);
    return [];
  } catch (error) {
    if (!(error instanceof AppError) || !error.fields) throw error;
    return Object.entries(error.fields).map(([field, code]) => ({
      field: fieldOf(field),
      key: `errors.${code}` as MessageKey,
    }));
  }
}

const flagWords = {
  phone_in_text: "stock-import.phoneInText",
  link_in_text: "stock-import.linkInText",
  deposit: "stock-import.depositInText",
} as const;

function textWarnings(input: ListingInput): Said[] {
  return textFlags(input).flatMap(({ kind }) =>
    kind in flagWords
      ? [{ field: "description" as const, key: flagWords[kind as keyof typeof flagWords] }]
      : [],
  );
}

/** As a form is filled in before anybody types: by the dealer's profile, and by what is known of the model. */
function withDefaults(read: ReadRow, seller: ImportSeller): Record<string, unknown> {
  const { said, vehicleType, brand, model } = read;
  const body: Record<string, unknown> = {
    vehicleType,
    phoneNumber: seller.phone ?? undefined,
    city: seller.city ?? undefined,
    ...ofModel(model),
    // Only of a new vehicle nothing need be said.
    ...(said.condition !== "new" && { mileage: "" }),
    ...said,
  };
  if (vehicleType === "motorcycle") delete body.bodyType;
  body.title ??= titleOf(read, brand, model, seller.language);
  return body;
}

/** Of a car nothing that its dealer does not say; a motorcycle cannot be without these. */
function ofModel(model: Model | undefined): Record<string, unknown> {
  if (!model || "bodies" in model) return {};
  const { category, motorcycleType, engineCc } = model;
  return { category, motorcycleType, ...(engineCc > 0 && { bikeEngineSize: engineCc }) };
}

function titleOf({ said }: ReadRow, brand: Brand | undefined, model: Model | undefined, language: Language) {
  const words = [brand?.[language] ?? said.brand, model?.[language] ?? said.model, said.year];
  return words.filter((word) => word !== undefined).join(" ");
}

function hashOf({ said, vehicleType, photos }: ReadRow): string {
  const sorted = Object.entries(said).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash("sha256")
    .update(JSON.stringify([vehicleType, sorted, photos]))
    .digest("base64url");
}
