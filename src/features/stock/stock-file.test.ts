import { describe, expect, it } from "vitest";
import { readHeads } from "#features/dealers/stock-import/read-heads.ts";
import { readRow } from "#features/dealers/stock-import/read-row.ts";
import { readTable } from "#features/dealers/stock-import/read-table.ts";
import { makeUser } from "#features/listings/listing.factory.ts";
import { brands, features } from "#features/reference/reference.ts";
import { languages } from "#i18n/language.ts";
import { testApp } from "../../../tests/support/app.ts";
import { signIn } from "../../../tests/support/sign-in.ts";
import { giveStockNumber, makeLive } from "./stock.factory.ts";
import { stockHeads, stockLine } from "./stock-file.ts";

const { app, db, time } = await testApp();

async function seller() {
  const userId = await makeUser(db);
  const headers = await signIn(db, userId);
  const file = (query = "", language = "en") =>
    app.inject({ url: `/api/stock.csv${query}`, headers: { ...headers, "accept-language": language } });
  const live = (given: object = {}) => makeLive(db, userId, { now: time.now, ...given });
  return { userId, file, live };
}
/** A file as the import reads it. */
function readBack(bytes: Buffer) {
  const { heads, rows } = readTable(bytes);
  const read = readHeads(heads);
  expect(read.ignored).toEqual([]);
  return rows.map(({ cells }) => readRow(cells, read));
}

describe("the stock as a file", () => {
  it.each(languages)(
    "comes back as it is through the import, with heads and names in %s",
    async (language) => {
      const { userId, file, live } = await seller();
      const said = {
        title: 'Kia, one owner; "as new"',
        brand: "mercedes-benz",
        model: "c-200",
        year: 2019,
        price: 14_800.5,
        mileage: 92_000,
        engine_capacity: 2.0,
        drive_type: "awd" as const,
        body_type: "suv" as const,
        exterior_color: "white",
        city: "jounieh",
        vin_number: "KNAPM81ABJ7123456",
        license_valid: true,
        service_history: false,
        features: features.map(({ slug }) => slug).slice(0, 12),
        description: "First line\nsecond, line",
        phone_number: "+96170123456",
      };
      const carId = await live(said);
      await giveStockNumber(db, { userId, carId, stockNumber: "A-1042" });
      const answer = await file("", language);
      expect(answer.headers).toMatchObject({
        "content-type": "text/csv; charset=utf-8",
        "content-disposition": 'attachment; filename="stock.csv"',
      });
      const [row] = readBack(answer.rawPayload);
      expect(row).toMatchObject({
        vehicleType: "car",
        stockNumber: "A-1042",
        errors: [],
        warnings: [],
        said: {
          title: said.title,
          brand: said.brand,
          model: said.model,
          year: 2019,
          price: 14_800.5,
          currency: "usd",
          mileage: 92_000,
          engineCapacity: 2,
          driveType: "awd",
          bodyType: "suv",
          exteriorColor: "white",
          city: "jounieh",
          vinNumber: said.vin_number,
          licenseValid: true,
          serviceHistory: false,
          accidentHistory: false,
          features: said.features,
          description: said.description,
          phoneNumber: "+96170123456",
        },
      });
    },
  );

  it("keeps a spreadsheet from running what a title begins with, and a motorcycle's columns its own", async () => {
    const { file, live } = await seller();
    await live({
      vehicle_type: "motorcycle",
      brand: "honda",
      model: "=cmd|' /C calc'!A0",
      title: '=HYPERLINK("http://x")',
      motorcycle_type: "sport",
      bike_engine_size: 600,
    });
    const { body, rawPayload } = await file();
    expect(body).not.toMatch(/(^|[,"])=/m);
    const [row] = readBack(rawPayload);
    expect(row).toMatchObject({ vehicleType: "motorcycle", errors: [], said: { bikeEngineSize: 600 } });
    expect(row?.said.title).toBe('=HYPERLINK("http://x")');
  });

  it("has what the filter finds, in any state, however many; nothing of another seller", async () => {
    const [one, other] = [await seller(), await seller()];
    await other.live({ title: "Theirs" });
    for (let at = 0; at < 205; at++) await one.live({ title: `Car ${at}`, created_at: new Date(at * 1000) });
    await one.live({ title: "Withdrawn one", status: "expired", expired_reason: "withdrawn" });
    const titles = readBack((await one.file()).rawPayload).map(({ said }) => said.title);
    expect(titles).toHaveLength(206);
    expect(new Set(titles).size).toBe(206);
    expect(titles).not.toContain("Theirs");
    const withdrawn = readBack((await one.file("?state=withdrawn")).rawPayload);
    expect(withdrawn.map(({ said }) => said.title)).toEqual(["Withdrawn one"]);
  });

  it("is for the signed-in alone, and refuses what is no filter", async () => {
    expect((await app.inject({ url: "/api/stock.csv" })).statusCode).toBe(401);
    const { userId, file } = await seller();
    expect((await file("?state=nothing-like-it")).statusCode).toBe(400);
    await db.updateTable("users").set({ user_status: "suspended" }).where("id", "=", userId).execute();
    expect((await file()).statusCode).toBeGreaterThanOrEqual(401);
  });

  it("names every brand, model and feature so that it is read back", () => {
    const t = ((key: string) => key) as never;
    const heads = stockHeads(t);
    const at = (name: string) => heads.findIndex((head) => head.endsWith(`.${name}`));
    for (const language of languages) {
      for (const vehicleType of ["car", "motorcycle"] as const) {
        for (const brand of brands[vehicleType]) {
          for (const { slug } of brand.models) {
            const row = { vehicle_type: vehicleType, brand: brand.slug, model: slug, features: [] };
            const cells = stockLine(row as never, language).map(String);
            const read = readRow(cells, {
              placeOf: { vehicleType: 0, brand: at("brand"), model: at("model") },
              ignored: [],
              missing: [],
            });
            expect([read.said.brand, read.said.model]).toEqual([brand.slug, slug]);
          }
        }
      }
    }
  });
});
