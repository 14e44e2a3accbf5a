import { askedLabel } from "#features/listings/field-words/labels.ts";
import { boundsOf, type CountField, countFields, type Field, ofCounts } from "#features/listings/fields.ts";
import type { VehicleType } from "#features/reference/enumerations.ts";
import { formatNumber } from "#i18n/format.ts";
import type { Language } from "#i18n/language.ts";
import type { Translate } from "#i18n/translate.ts";

/** The lists whose names a cell may hold. */
export type ChoiceKind =
  | "vehicleType"
  | "condition"
  | "category"
  | "bodyType"
  | "gearType"
  | "fuelType"
  | "driveType"
  | "motorcycleType"
  | "source"
  | "customs"
  | "titleStatus"
  | "plate"
  | "currency"
  | "exteriorColor"
  | "interiorColor"
  | "city";

interface Column {
  takes:
    | "text"
    | "stockNumber"
    | "number"
    | "yesNo"
    | "brand"
    | "features"
    | "photos"
    | "phone"
    | { choice: ChoiceKind };
  /** The one kind of vehicle that has it; without it both have. */
  of?: VehicleType;
  /** A file without it is refused; of the others a row may say nothing. */
  needed?: true;
  example: string;
  /** Other heads that are understood, beside the names in both languages. */
  heads?: string;
}

const choice = (kind: ChoiceKind) => ({ choice: kind }) as const;

/** How dealers call what is counted; the rest of its column is the same for each. */
const counted: Partial<Record<CountField, Pick<Column, "example" | "heads">>> = {
  numberOfSeats: { example: "5", heads: "places, number of seats, مقاعد" },
  numberOfDoors: { example: "4", heads: "portes, number of doors, ابواب" },
};

/** What a file may say of a vehicle, in the order of the template. The rules are those of the forms. */
export const columns = {
  vehicleType: {
    takes: choice("vehicleType"),
    example: "car",
    heads: "kind, vehicle, type of vehicle, المركبة, النوع",
  },
  stockNumber: {
    takes: "stockNumber",
    example: "A-1042",
    heads: "stock, stock no, stock id, reference, ref, sku, رقم المخزون, رقم المخزن, الرقم المرجعي",
  },
  brand: { takes: "brand", needed: true, example: "Kia", heads: "make, marque, manufacturer, الصانع, ماركة" },
  model: { takes: "text", needed: true, example: "Sportage", heads: "modele, الموديل, موديل" },
  year: {
    takes: "number",
    needed: true,
    example: "2018",
    heads: "model year, annee, سنة, سنة الصنع, موديل سنة",
  },
  price: {
    takes: "number",
    needed: true,
    example: "14800",
    heads: "asking price, prix, السعر, السعر المطلوب",
  },
  currency: { takes: choice("currency"), example: "USD", heads: "devise, عملة" },
  mileage: {
    takes: "number",
    example: "92000",
    heads:
      "km, kilometers, kilometres, odometer, kilometrage, كيلومتر, كيلومتراج, كيلو متراج, كيلوميتراج, كم, العداد, عداد, mileage km",
  },
  title: { takes: "text", example: "Kia Sportage 2018, one owner", heads: "titre, العنوان, عنوان الاعلان" },
  condition: { takes: choice("condition"), example: "used", heads: "state, etat, حالة" },
  category: { takes: choice("category"), example: "family", heads: "categorie, فئة" },
  bodyType: { takes: choice("bodyType"), of: "car", example: "suv", heads: "body type, carrosserie, الشكل" },
  gearType: {
    takes: choice("gearType"),
    example: "automatic",
    heads: "gear, gearbox type, transmission, trans, boite, علبة السرعة, الغيار, فيتاس",
  },
  fuelType: { takes: choice("fuelType"), example: "gas", heads: "fuel type, carburant, وقود" },
  engineCapacity: {
    takes: "number",
    of: "car",
    example: "2.0",
    heads: "engine, engine size, engine capacity, litres, liters, moteur, المحرك",
  },
  horsepower: { takes: "number", example: "155", heads: "hp, power, cv, الاحصنة, احصنة, قوة" },
  driveType: {
    takes: choice("driveType"),
    of: "car",
    example: "awd",
    heads: "drivetrain, drive train, traction, الدفع",
  },
  exteriorColor: {
    takes: choice("exteriorColor"),
    example: "white",
    heads: "colour, color, exterior color, couleur, اللون, لون",
  },
  interiorColor: {
    takes: choice("interiorColor"),
    of: "car",
    example: "black",
    heads: "interior, interior color, لون الداخل, اللون الداخلي",
  },
  ...ofCounts((field): Column => ({ takes: "number", of: "car", example: "", ...counted[field] })),
  motorcycleType: { takes: choice("motorcycleType"), of: "motorcycle", example: "", heads: "bike type" },
  bikeEngineSize: {
    takes: "number",
    of: "motorcycle",
    example: "",
    heads: "cc, displacement, cylindree, motorcycle engine, سعة المحرك, محرك الدراجة",
  },
  previousOwners: { takes: "number", example: "1", heads: "owners, previous owners, عدد المالكين, المالكين" },
  vinNumber: {
    takes: "text",
    example: "KNAPM81ABJ7123456",
    heads: "vin number, chassis, chassis number, رقم الشاسي, شاسي",
  },
  licenseValid: { takes: "yesNo", example: "yes", heads: "registered, license, رخصة سارية, رخصة سير سارية" },
  accidentHistory: { takes: "yesNo", example: "no", heads: "accidents, accident history, حوادث" },
  serviceHistory: { takes: "yesNo", example: "yes", heads: "service, serviced, صيانة" },
  source: { takes: choice("source"), example: "gulf", heads: "origin, imported from, المصدر" },
  customs: { takes: choice("customs"), example: "paid", heads: "customs paid, douane, جمرك" },
  titleStatus: { takes: choice("titleStatus"), example: "clean", heads: "title status, salvage, كارفاكس" },
  plate: { takes: choice("plate"), example: "private", heads: "plate type, النمرة" },
  plateNumber: { takes: "text", example: "", heads: "plate no, number plate, رقم اللوحة" },
  city: { takes: choice("city"), example: "Beirut", heads: "location, place, ville, المدينة, منطقة, القضاء" },
  phoneNumber: {
    takes: "phone",
    example: "03 123 456",
    heads: "telephone, mobile, tel, whatsapp, تلفون, الهاتف",
  },
  features: {
    takes: "features",
    example: "sunroof | rear camera | bluetooth",
    heads: "options, extras, equipment, تجهيزات",
  },
  description: { takes: "text", example: "", heads: "notes, details, remarks, وصف, تفاصيل, ملاحظات" },
  photos: {
    takes: "photos",
    example: "sportage-1.jpg | sportage-2.jpg",
    heads: "images, pictures, photo, image, files, صورة, الصورة, ملفات الصور",
  },
} as const satisfies Record<Exclude<Field, "images"> | "vehicleType" | "stockNumber" | "photos", Column>;

export type ColumnName = keyof typeof columns;
export const columnNames = Object.keys(columns) as ColumnName[];
export const columnOf = (name: ColumnName): Column => columns[name];
/** The key of the words at the head of a column: those that the form asks with. */
export const headOf = (name: ColumnName) =>
  name === "vehicleType" || name === "stockNumber"
    ? (`stock-import.${name}` as const)
    : askedLabel(name === "photos" ? "images" : name);
/** Whether vehicles of a kind have what a column says. */
export const isOf = (name: ColumnName, vehicleType: VehicleType): boolean =>
  (columnOf(name).of ?? vehicleType) === vehicleType;

const isCounted = (name: ColumnName): name is CountField => (countFields as readonly string[]).includes(name);
/** What a column takes, in words. */
export function hintOf(name: ColumnName, t: Translate, language: Language): string {
  if (!isCounted(name)) return t(`stock-import.hint_${name}`);
  const [least, most] = boundsOf(name).map((bound) => formatNumber(language, bound));
  return t("stock-import.hint_count", { least: String(least), most: String(most) });
}

export const longestStockNumber = 40;
export const mostRows = 500;
/** Of a CSV, in bytes: 500 rows with long descriptions are under 2 MB. */
export const largestTable = 4 * 1024 * 1024;
/** Of a workbook at an address, in bytes; drawings lie in it, which nobody reads. */
export const largestWorkbook = 20 * 1024 * 1024;
/** Of one that is sent, in bytes: as of every file. */
export const largestSent = 12 * 1024 * 1024;
/** In bytes, of all photos together. */
export const largestArchive = 300 * 1024 * 1024;
/** An archive is sent in parts of so many bytes: over 400 kbit/s each arrives within the time that a request has. */
export const partBytes = 2 * 1024 * 1024;
