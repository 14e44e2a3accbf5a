import { describe, expect, it } from "vitest";
import { carInput, motorcycleInput } from "#features/selling/listing-input.schema.ts";
import { loadServerMessages } from "#i18n/server-messages.ts";
import { checkRow } from "./check-row.ts";
import { columnNames, isOf } from "./columns.ts";
import { readHeads } from "./read-heads.ts";
import { wordSaid } from "./said.ts";
import { goodRow } from "./stock-import.factory.ts";

const words = await loadServerMessages();
const seller = {
  phone: "+9611234567",
  city: "metn",
  maxPhotos: 2,
  language: "en" as const,
  withLoopback: false,
};

function judge(given: Record<string, string>, base: Record<string, string> = goodRow) {
  const row = { ...base, ...given };
  const judged = checkRow({ line: 2, cells: Object.values(row) }, readHeads(Object.keys(row)), seller);
  const worded = (list: typeof judged.errors) =>
    list.map((one) => `${one.field}: ${wordSaid(one, words.en, "en")}`);
  return { ...judged, errors: worded(judged.errors), warnings: worded(judged.warnings) };
}

it("takes every field that the forms take", () => {
  const fieldsOf = (schema: object) => Object.keys((schema as { def: { shape: object } }).def.shape);
  for (const [kind, schema] of [
    ["car", carInput],
    ["motorcycle", motorcycleInput],
  ] as const) {
    const columns = columnNames
      .filter((name) => isOf(name, kind))
      .filter((name) => name !== "stockNumber")
      .map((name) => (name === "photos" ? "images" : name));
    expect(columns.toSorted()).toEqual(fieldsOf(schema).toSorted());
  }
});

describe("a row", () => {
  it("becomes what a form sends, in either language, with the dealer's phone and place", () => {
    const english = judge({
      Color: "white",
      Gearbox: "automatic",
      Currency: "USD",
      Features: "sunroof | ABS",
    });
    const arabic = judge(
      {},
      {
        الماركة: "كيا",
        الموديل: "سبورتاج",
        "سنة الصنع": "٢٠١٨",
        السعر: "١٤٬٨٠٠ $",
        "العدّاد (كم)": "٩٢٬٠٠٠ كم",
        العنوان: "Kia Sportage 2018, one owner",
        "اللون الخارجي": "أبيض",
        "علبة السرعة": "اوتوماتيك",
        التجهيزات: "فتحة سقف، فرامل ABS",
      },
    );
    expect(english.errors).toEqual([]);
    expect(english.input).toMatchObject({
      vehicleType: "car",
      brand: "kia",
      model: "sportage",
      year: 2018,
      price: 14_800,
      currency: "usd",
      mileage: 92_000,
      exteriorColor: "white",
      features: ["abs", "sunroof"],
      phoneNumber: "+9611234567",
      city: "metn",
      images: [],
    });
    // What the row leaves out, its dealer did not say.
    for (const unsaid of ["bodyType", "category", "condition", "licenseValid"])
      expect(english.input).not.toHaveProperty(unsaid);
    expect(arabic.errors).toEqual([]);
    expect(arabic.input).toEqual(english.input);
  });

  it.each([
    ["Brand", "مرسيدس", { brand: "mercedes-benz" }],
    ["Brand", "Mercedes", { brand: "mercedes-benz" }],
    ["Model", "Kia Sportage", { model: "sportage" }],
    ["Price", "$14,800.00", { price: 14_800, currency: "usd" }],
    ["Price", "14.800 €", { price: 14_800, currency: "eur" }],
    ["Price", "1,300,000,000 LBP", { price: 1_300_000_000, currency: "lbp" }],
    ["Mileage", "92 000 KM", { mileage: 92_000 }],
    ["Engine", "2.0L", { engineCapacity: 2 }],
    ["Engine", "١٫٦", { engineCapacity: 1.6 }],
    ["Drive", "4x4", { driveType: "4wd" }],
    ["Phone", "3123456", { phoneNumber: "03123456" }],
    ["VIN", "knapm81abj7123456", { vinNumber: "KNAPM81ABJ7123456" }],
    ["Place", "Gotham", undefined],
    ["Place", "بيروت", { city: "beirut" }],
    ["Accident history", "نعم", { accidentHistory: true }],
    ["Accident history", "no", { accidentHistory: false }],
    ["Place", "ضبيه", { city: "antelias" }],
  ])("reads %s “%s”", (head, cell, fields) => {
    const { input, errors } = judge({ [head]: cell });
    if (fields) expect([errors, input]).toMatchObject([[], fields]);
    else expect([errors.length, input]).toEqual([1, null]);
  });

  it.each([
    [{ Brand: "" }, ["brand: This is required."]],
    [{ Brand: "Lada Motors" }, ["brand: This brand is not in our list."]],
    [{ Year: "1950" }, ["year: This must be at least 1990."]],
    [{ Year: "two thousand" }, ["year: This must be a number."]],
    [{ Price: "0" }, ["price: This must be at least 0.01."]],
    [{ Price: "-5" }, ["price: This must be at least 0.01."]],
    [{ Mileage: "" }, ["mileage: This is required."]],
    [{ Title: "short" }, ["title: This needs at least 10 characters."]],
    [{ VIN: "123" }, ["vinNumber: A VIN has 17 letters and digits, without I, O and Q."]],
    [{ Fuel: "steam" }, [expect.stringMatching(/^fuelType: “steam” is none of the choices: Petrol, Diesel/)]],
    [{ Vehicle: "boat" }, [expect.stringMatching(/^vehicleType: “boat” is none/)]],
    [{ "Has had an accident": "perhaps" }, ["accidentHistory: “perhaps” is neither yes nor no."]],
    [
      { Salvage: "salvage" },
      ["accidentHistory: A salvage title means that there was an accident: say so too."],
    ],
    [{ "Plate number": "B 123456" }, ["plateNumber: Say first which plate it is."]],
    [{ Phone: "12" }, ["phoneNumber: This phone number is not valid."]],
    [{ Photos: "a.jpg|b.jpg|c.jpg" }, ["photos: Your plan allows 2 photos per listing."]],
    [{ Description: "x".repeat(10_001) }, ["description: This may have at most 10,000 characters."]],
  ])("with %j is refused in words", (given, errors) => {
    expect(judge(given)).toMatchObject({ errors, input: null });
  });

  it("tells what is left out, and what a reviewer will look at", () => {
    const { input, warnings } = judge({
      Features: "sunroof, warp drive",
      "Motorcycle engine (cc)": "600",
      Vehicle: "car",
      Model: "Sportage Deluxe Plus",
      Description: "call me 03 123 456",
    });
    expect(input).toMatchObject({ features: ["sunroof"], model: "Sportage Deluxe Plus" });
    expect(warnings).toEqual([
      "bikeEngineSize: Cars do not have this: it is left out.",
      "features: “warp drive” is not on our list and is left out.",
      expect.stringMatching(/^model: “Sportage Deluxe Plus” is not on our list of Kia/),
      expect.stringMatching(/^description: There is a phone number/),
    ]);
  });

  it("of a motorcycle takes from the model what it does not say", () => {
    const { input, errors } = judge({ Brand: "Yamaha", Model: "MT-07", Vehicle: "دراجة", Title: "" });
    expect(errors).toEqual([]);
    expect(input).toMatchObject({
      vehicleType: "motorcycle",
      model: "mt-07",
      title: "Yamaha MT-07 2018",
      motorcycleType: "naked",
      bikeEngineSize: 689,
    });
  });

  it("of a new vehicle needs no mileage, and without brand and model no title is missed", () => {
    expect(judge({ Mileage: "", Condition: "جديد" }).input).toMatchObject({ condition: "new" });
    expect(judge({ Brand: "", Title: "" }).errors).toEqual(["brand: This is required."]);
  });

  it("is the same row however it is written, and another when it says something else", () => {
    const { hash } = judge({ Color: "white" });
    expect(judge({ Color: "أبيض", Brand: "كيا", Price: "14,800" }).hash).toBe(hash);
    expect(judge({ Color: "white", Price: "14801" }).hash).not.toBe(hash);
  });

  it("survives cells that were made to hurt", () => {
    for (const cell of [
      "=cmd|' /C calc'!A0",
      "'=1+1",
      "<script>",
      "\u202e",
      "{count, plural}",
      "__proto__",
      "🚗".repeat(500),
    ]) {
      const { input, errors } = judge({
        Title: `Kia Sportage ${cell}`,
        Features: cell,
        Color: cell,
        Photos: cell,
      });
      expect(input === null).toBe(errors.length > 0);
    }
  });
});

describe("what people write", () => {
  it.each([
    ["كيلومتراج", { كيلومتراج: "92000", Mileage: undefined }, { mileage: 92_000 }],
    ["150k", { Mileage: "150k" }, { mileage: 150_000 }],
    ["25k", { Price: "25k" }, { price: 25_000 }],
    ["7.5 k", { Price: "7.5 k" }, { price: 7500 }],
    ["Trans", { Trans: "manual", Gearbox: undefined }, { gearType: "manual" }],
    ["burgundy", { Color: "burgundy" }, { exteriorColor: "red" }],
    [
      "Range Rover as a brand",
      { Brand: "Range Rover", Model: "Sport" },
      { brand: "land-rover", model: "range-rover-sport" },
    ],
    [
      "Range Rover twice",
      { Brand: "Range Rover", Model: "Range Rover" },
      { brand: "land-rover", model: "range-rover" },
    ],
    ["رانج روفر", { Brand: "رانج روفر", Model: "فوغ" }, { brand: "land-rover", model: "range-rover" }],
  ])("is understood: %s", (_what, given, expected) => {
    const row = Object.fromEntries(
      Object.entries({ ...goodRow, ...given }).filter(
        (pair): pair is [string, string] => pair[1] !== undefined,
      ),
    );
    const { input, errors } = judge({}, row);
    expect(errors).toEqual([]);
    expect(input).toMatchObject(expected);
  });

  it("holds no row up by a colour that is not on the list", () => {
    const { input, errors, warnings } = judge({ Color: "petrol sparkle" });
    expect(errors).toEqual([]);
    expect(warnings).toEqual(["exteriorColor: “petrol sparkle” is none of the choices and is left out."]);
    expect(input).not.toHaveProperty("exteriorColor");
  });
});
