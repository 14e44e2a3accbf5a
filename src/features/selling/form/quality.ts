import type { VehicleType } from "#features/reference/enumerations.ts";
import { typedNumber } from "../typed-number.ts";
import type { FieldName, Fields } from "./fields.ts";

/** A way to a better listing: what it is worth in points, and the field that it is done in. */
export interface QualityItem {
  name:
    | "basics"
    | "photos"
    | "title"
    | "mileage"
    | "description"
    | "vin"
    | "owners"
    | "accident"
    | "service"
    | "engine"
    | "colours"
    | "cabin"
    | "features"
    | "phone";
  field: FieldName;
  worth: number;
  done: boolean;
}

/** What a description needs to answer more than the fields do. */
const fullDescription = 80;
const fullTitle = 20;
const fullFeatures = 3;
/** Who answers neither may still say it: that there was no accident, where it was serviced. */
const accidentWords = /حادث|حوادث|صدم|accident|crash/i;
const serviceWords = /صيان|خدمة الوكالة|servic|maint|entreti/i;
/** From the front, from behind, from the side, and the inside. */
const fullPhotos = 4;

const filled = (fields: Fields, ...names: FieldName[]) => names.every((name) => fields[name] !== "");
const first = (fields: Fields, names: FieldName[]) => names.find((name) => fields[name] === "") ?? names[0];

/**
 * How good a listing will be: what it has and lacks, the most worthwhile first, and its share of all points. `photosHere` are
 * those in this browser alone.
 */
export function qualityOf(
  vehicleType: VehicleType,
  fields: Fields,
  photosHere = 0,
): { percent: number; items: QualityItem[] } {
  const needed: FieldName[] = ["brand", "model", "year", "price", "city"];
  const item = (name: QualityItem["name"], field: FieldName | undefined, worth: number, done: boolean) =>
    field ? [{ name, field, worth, done }] : [];
  const mileage = Number(typedNumber(fields.mileage));
  const items = [
    ...item("basics", first(fields, needed), 30, filled(fields, ...needed)),
    ...item("photos", "images", 25, fields.images.length + photosHere >= fullPhotos),
    ...item("description", "description", 20, fields.description.trim().length >= fullDescription),
    ...item("phone", "phoneNumber", 12, filled(fields, "phoneNumber")),
    ...item("mileage", "mileage", 8, mileage > 0 || fields.condition === "new"),
    ...item("title", "title", 5, fields.title.trim().length >= fullTitle),
    ...(vehicleType === "car"
      ? [
          ...item("features", "features", 10, fields.features.length >= fullFeatures),
          ...item("vin", "vinNumber", 10, filled(fields, "vinNumber")),
          ...item(
            "service",
            "serviceHistory",
            5,
            filled(fields, "serviceHistory") ||
              fields.condition === "new" ||
              serviceWords.test(fields.description),
          ),
          ...item(
            "accident",
            "accidentHistory",
            5,
            filled(fields, "accidentHistory") ||
              fields.condition === "new" ||
              accidentWords.test(fields.description),
          ),
          ...item("owners", "previousOwners", 2, filled(fields, "previousOwners")),
          ...item(
            "engine",
            first(fields, ["engineCapacity", "horsepower", "driveType"]),
            5,
            filled(fields, "engineCapacity", "horsepower", "driveType"),
          ),
          ...item(
            "colours",
            first(fields, ["exteriorColor", "interiorColor"]),
            5,
            filled(fields, "exteriorColor", "interiorColor"),
          ),
          ...item(
            "cabin",
            first(fields, ["numberOfSeats", "numberOfDoors"]),
            3,
            filled(fields, "numberOfSeats", "numberOfDoors"),
          ),
        ]
      : []),
  ];
  const all = items.reduce((sum, { worth }) => sum + worth, 0);
  const had = items.reduce((sum, { worth, done }) => sum + (done ? worth : 0), 0);
  return { percent: Math.round((had / all) * 100), items };
}
