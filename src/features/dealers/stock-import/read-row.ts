import type { VehicleType } from "#features/reference/enumerations.ts";
import type { Brand, Model } from "#features/reference/reference.types.ts";
import { typedNumber } from "#features/selling/typed-number.ts";
import { bareNumber, currencyIn, listed, phoneText, photosIn, withoutApostrophe, yesOrNo } from "./cells.ts";
import {
  type ChoiceKind,
  type ColumnName,
  columnNames,
  columnOf,
  isOf,
  longestStockNumber,
} from "./columns.ts";
import { brandNamed, brandOfModel, choiceNamed, featureNamed, modelNamed } from "./names.ts";
import type { Heads } from "./read-heads.ts";
import { type Said, shortly } from "./said.ts";

/** What the cells of a row say, as a form would send it: nothing for an empty one. */
export interface ReadRow {
  vehicleType: VehicleType;
  said: Partial<Record<ColumnName, unknown>>;
  /** The dealer's own number of the vehicle, or its VIN where it has none: the same one in another file is the same vehicle. */
  stockNumber: string | null;
  /** As it stands there, right or wrong. */
  vinNumber: string | null;
  /** Names of files in an archive, or addresses. */
  photos: string[];
  brand: Brand | undefined;
  model: Model | undefined;
  errors: Said[];
  warnings: Said[];
}

const mostPhotosNamed = 60;
/** Not "n/a" or "-", which several rows may have. */
const isKey = /^[A-Z0-9]{11,17}$/;

/** Reads a row: names as their slugs, numbers without units, lists apart. What it cannot read is an error of its column. */
export function readRow(cells: readonly string[], { placeOf }: Heads): ReadRow {
  const textOf = (name: ColumnName) => {
    const place = placeOf[name];
    return place === undefined ? "" : withoutApostrophe((cells[place] ?? "").trim());
  };
  const vehicleType = kindOf(textOf);
  const numberOf = (text: string) => text.replace(/\s+/g, " ").slice(0, longestStockNumber) || null;
  const vinNumber = numberOf(textOf("vinNumber"))?.toUpperCase() ?? null;
  const row: ReadRow = {
    vehicleType,
    said: {},
    stockNumber: numberOf(textOf("stockNumber")) ?? (isKey.test(vinNumber ?? "") ? vinNumber : null),
    vinNumber,
    photos: photosIn(textOf("photos")).slice(0, mostPhotosNamed),
    brand: undefined,
    model: undefined,
    errors: [],
    warnings: [],
  };
  for (const name of columnNames) {
    const text = textOf(name);
    if (text === "" || name === "photos" || name === "stockNumber") continue;
    if (isOf(name, vehicleType)) readCell(row, name, text);
    else row.warnings.push({ field: name, key: `stock-import.notOf_${vehicleType}` });
  }
  nameVehicle(row);
  const currency = currencyIn(textOf("price"));
  if (row.said.currency === undefined && currency) row.said.currency = currency;
  return row;
}

/** A row that says nothing is a car's, unless it speaks of a motorcycle's engine or type. */
function kindOf(textOf: (name: ColumnName) => string): VehicleType {
  const kind = choiceNamed("vehicleType", textOf("vehicleType"));
  if (kind === "car" || kind === "motorcycle") return kind;
  return textOf("motorcycleType") || textOf("bikeEngineSize") ? "motorcycle" : "car";
}

function readCell(row: ReadRow, name: ColumnName, text: string): void {
  const { takes } = columnOf(name);
  if (typeof takes === "object") readChoice(row, name, takes.choice, text);
  else if (takes === "yesNo") readYesNo(row, name, text);
  else if (takes === "features") readFeatures(row, text);
  else if (takes === "number") row.said[name] = typedNumber(bareNumber(text)) ?? text;
  else row.said[name] = takes === "phone" ? phoneText(text) : text;
}

/** What a vehicle is as well sold without: a word for it that is not on the list holds nothing up. */
const mayBeLeftOut: ReadonlySet<ColumnName> = new Set(["exteriorColor", "interiorColor", "driveType"]);

function readChoice(row: ReadRow, field: ColumnName, kind: ChoiceKind, text: string): void {
  const slug = choiceNamed(kind, text);
  if (slug === undefined && mayBeLeftOut.has(field)) {
    row.warnings.push({ field, key: "stock-import.unknownLeftOut", values: { typed: shortly(text) } });
  } else if (slug === undefined) row.errors.push({ field, choice: kind, typed: shortly(text) });
  else if (field !== "vehicleType") row.said[field] = slug;
}

function readYesNo(row: ReadRow, field: ColumnName, text: string): void {
  const answer = yesOrNo(text);
  if (answer === undefined) {
    row.errors.push({ field, key: "stock-import.yesOrNo", values: { typed: shortly(text) } });
  } else {
    row.said[field] = answer;
  }
}

/** One that is not on the list is left out, and told. */
function readFeatures(row: ReadRow, text: string): void {
  const slugs: string[] = [];
  for (const one of listed(text)) {
    const slug = featureNamed(one);
    if (slug) slugs.push(slug);
    else {
      const values = { typed: shortly(one) };
      row.warnings.push({ field: "features", key: "stock-import.unknownFeature", values });
    }
  }
  row.said.features = [...new Set(slugs)];
}

/** Brand and model by any of their names; what is not on the list stays as it was written, for the rules to judge. */
function nameVehicle(row: ReadRow): void {
  const { said } = row;
  row.brand = said.brand === undefined ? undefined : brandNamed(row.vehicleType, String(said.brand));
  if (!row.brand) row.brand = brandOfFamily(row);
  if (!row.brand) return;
  said.brand = row.brand.slug;
  if (said.model === undefined) return;
  row.model = modelNamed(row.brand, String(said.model));
  if (row.model) said.model = row.model.slug;
  else {
    const values = { typed: shortly(String(said.model)), brand: row.brand.en };
    row.warnings.push({ field: "model", key: "stock-import.unknownModel", values });
  }
}

/** "Range Rover" in the place of the brand: what is sold under the name of a model. Its words then belong to the model. */
function brandOfFamily({ vehicleType, said }: ReadRow): Brand | undefined {
  const typed = String(said.brand ?? "");
  const brand = typed === "" ? undefined : brandOfModel(vehicleType, typed);
  if (!brand) return undefined;
  const whole = `${typed} ${said.model ?? ""}`.trim();
  if (modelNamed(brand, whole)) said.model = whole;
  else if (said.model === undefined || !modelNamed(brand, String(said.model))) said.model = typed;
  return brand;
}
