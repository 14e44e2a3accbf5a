import { describe, expect, it } from "vitest";
import { makeListing, makeListings, makeUser } from "#features/listings/listing.factory.ts";
import { followMarket } from "#features/pricing/labels/follow-market.ts";
import { isBeyondBelief, labelOf } from "#features/pricing/price-label.ts";
import { makeCalmMarket } from "#features/pricing/pricing.factory.ts";
import { testApp } from "../../../../tests/support/app.ts";

const { app, db, time } = await testApp();
time.now = new Date("2026-11-25T10:00:00Z");
const daysAgo = (days: number) => new Date(time.now.getTime() - days * 86_400_000);
const user_id = await makeUser(db);
await makeCalmMarket(db, user_id);
const corolla = { user_id, brand: "toyota", model: "corolla" };
const years = [2014, 2015, 2016, 2016, 2017, 2018, 2019, 2020];
const ids = await makeListings(
  db,
  years.map((year, no) => ({
    ...corolla,
    ...{ year, mileage: 15_000 * (2026 - year), created_at: daysAgo(10 * (no + 1)) },
    price: Math.round(20_000 * Math.exp(-0.08 * (2026 - year))),
  })),
);
const yaris = await makeListing(db, { ...corolla, model: "yaris", year: 2016, price: 7000, mileage: 90_000 });

const ask = async (query: string) => {
  const answer = await app.inject(`/api/price-guide?brand=toyota&${query}`);
  return { status: answer.statusCode, ...answer.json() };
};
const at2016 = "model=corolla&year=2016&mileage=150000&gearType=automatic";

it("says that it knows nothing before a market was read", async () => {
  expect(await ask(at2016)).toMatchObject({ silence: "model", value: null, marks: null });
});

describe("the price guide", () => {
  it("tells anyone the same range as the page of the value, and where labels change within it", async () => {
    await followMarket(db, time.now);
    const { value, marks, ...told } = await ask(at2016);
    const known = (await app.inject(`/api/value?brand=toyota&${at2016}`)).json();
    for (const name of ["low", "mid", "high", "confidence", "mileage"]) expect(value[name]).toBe(known[name]);
    expect(told).toMatchObject({ status: 200, silence: null });
    expect(value).toMatchObject({ listings: 8, yearMin: 2014, yearMax: 2020, mileageIsUsual: false });
    const rising = [marks.great, marks.good, value.mid, marks.high];
    expect(rising.toSorted((a, b) => a - b)).toEqual(rising);
  });

  it("gives the label that the listing itself has, by all others", async () => {
    const rows = await db
      .selectFrom("cars")
      .select(["id", "brand", "model", "year", "mileage", "price_usd", "fair_price"])
      .where("fair_price", "is not", null)
      .execute();
    expect(rows.length).toBeGreaterThan(200);
    let others = 0;
    for (const { id, brand, model, year, mileage, price_usd, fair_price } of rows) {
      const query = new URLSearchParams({ brand, model, year: `${year}`, mileage: `${mileage}`, except: id });
      const { value, marks } = (await app.inject(`/api/price-guide?${query}`)).json();
      const price = Number(price_usd);
      if (!value || isBeyondBelief(price, value.mid) || labelOf(price, marks) !== fair_price) others++;
    }
    // The label weighs its own price a little before it leaves it out; only what lies at an edge is told otherwise.
    expect(others / rows.length).toBeLessThan(0.02);
  });

  it("takes the usual kilometres where none are said, says so, and then places no price", async () => {
    expect(await ask("model=corolla&year=2016")).toMatchObject({
      value: { mileage: 150_000, mileageIsUsual: true },
      marks: null,
    });
  });

  it("reads all that is said: what lowers a price lowers the range", async () => {
    const plain = await ask(at2016);
    const far = await ask("model=corolla&year=2016&mileage=300000");
    expect(far.value.mid).toBeLessThanOrEqual(plain.value.mid);
    const older = await ask("model=corolla&year=2014&mileage=150000");
    expect(older.value.mid).toBeLessThan(plain.value.mid);
    const all = `${at2016}&fuelType=gas&driveType=fwd&category=family&bodyType=sedan&source=gulf&customs=paid&titleStatus=clean&accidentHistory=false&licenseValid=true&horsepower=122&engineCapacity=1.6`;
    expect(await ask(all)).toMatchObject({ silence: null });
  });

  it.each([
    ["only one of the model is listed", "model=yaris&year=2016&mileage=90000", "model"],
    ["none is", "model=camry&year=2016", "model"],
    ["the year is far from all that are", "model=corolla&year=1995", "year"],
    ["it is of a year to come", "model=corolla&year=2029", "year"],
    ["it is damaged", "model=corolla&year=2016&condition=damaged", "damaged"],
    ["it is of the damaged", "model=corolla&year=2016&category=damaged", "damaged"],
    ["its papers call it salvage", "model=corolla&year=2016&titleStatus=salvage", "damaged"],
  ])("says why it is silent where %s", async (_, query, silence) => {
    expect(await ask(query)).toMatchObject({ status: 200, silence, value: null, marks: null });
  });

  it("leaves out the listing that is edited: alone it is compared with nothing", async () => {
    expect(await ask(`model=yaris&year=2016&except=${yaris}`)).toMatchObject({
      silence: "model",
      similar: { onSale: null },
    });
    expect((await ask(`${at2016}&except=${ids[2]}`)).value).toMatchObject({ listings: 7 });
    // One that nobody sees is nothing that could be left out.
    const hidden = await makeListing(db, { ...corolla, year: 2016, status: "pending", mileage: 90_000 });
    expect(await ask(`${at2016}&except=${hidden}`)).toEqual(await ask(at2016));
    // One of another model changes nothing.
    expect((await ask(`${at2016}&except=${yaris}`)).value).toMatchObject({ listings: 8 });
  });

  it("tells how long similar ones are on sale and how many lowered their price, of about the year where there are enough", async () => {
    const [, , third = ""] = ids;
    const cut = { previous_price: 12_000, previous_price_usd: 12_000, price_cut_at: daysAgo(20) };
    await db.updateTable("cars").set(cut).where("id", "=", third).execute();
    expect((await ask(at2016)).similar).toEqual({
      ...{ yearMin: 2013, yearMax: 2019 },
      ...{ onSale: { count: 7, days: 40, cheaper: 1 }, sold: null },
    });
    // Of 2023 there is one within three years: all of the model are told instead.
    expect((await ask("model=corolla&year=2023")).similar).toMatchObject({
      ...{ yearMin: null, yearMax: null },
      onSale: { count: 8 },
    });
    expect((await ask("model=yaris&year=2016")).similar).toMatchObject({ onSale: null });
  });

  it("counts what is on sale alone", async () => {
    await db
      .updateTable("cars")
      .set({ deleted_at: time.now })
      .where("id", "=", ids[7] as string)
      .execute();
    expect((await ask("model=corolla&year=2023")).similar).toMatchObject({ onSale: { count: 7 } });
  });

  it.each([
    "model=corolla&year=later",
    "model=corolla&year=2016&mileage=-1",
    "model=corolla&year=2016&mileage=9e9",
    "model=corolla&year=2016&gearType=rope",
    "model=corolla&year=2016&accidentHistory=perhaps",
    "model=corolla&year=2016&except=1",
    "year=2016",
    `model=${"x".repeat(81)}&year=2016`,
  ])("refuses %s", async (query) => {
    expect((await ask(query)).status).toBe(400);
  });
});
