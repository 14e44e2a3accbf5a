import { describe, expect, it } from "vitest";
import { importMarket, rows, statesOf } from "./import-market.factory.ts";
import { csvOf, goodRow, xlsxOf } from "./stock-import.factory.ts";

const { app, db, time, other, jobs, dealer, listingsOf, imported } = await importMarket();
const number = (n: number) => ({ "Stock number": `N${n}` });
const stock = (count: number, more: (n: number) => Record<string, string | undefined> = () => ({})) =>
  rows(count, (n) => ({ ...number(n), ...more(n) }));
const live = (userId: string) =>
  db
    .updateTable("cars")
    .set({ status: "active", updated_at: time.now })
    .where("user_id", "=", userId)
    .execute();
const statusesOf = async (userId: string) =>
  (await listingsOf(userId)).map(({ status, expired_reason }) => expired_reason ?? status);

describe("what a file changes", () => {
  it("is said before it happens, field by field, and is what happens", async () => {
    const maya = await dealer();
    await imported(maya, csvOf(stock(3, () => ({ Color: "white", Features: "ABS" }))));
    await live(maya.id);
    const before = await listingsOf(maya.id);
    const view = await maya.judge(
      csvOf(
        stock(4, (n) => ({
          Color: n === 1 ? "red" : "white",
          Price: n === 1 ? "13900" : "14800",
          Features: "ABS",
        })),
      ),
    );
    expect(statesOf(view)).toEqual(["2 known", "3 ready", "4 known", "5 ready"]);
    expect(view.rows[1]).toMatchObject({
      carId: before[1]?.id,
      changes: [
        { column: "Asking price", before: "14,800", after: "13,900" },
        { column: "Exterior colour", before: "White", after: "Red" },
      ],
    });
    expect(view.rows[3]).toMatchObject({ carId: null, changes: [] });
    await maya.post(`${view.id}/start`);
    await jobs.run();
    expect((await maya.view(view.id)).counts).toMatchObject({ known: 2, changed: 1, imported: 1 });
    // The price at once, the colour after a review.
    const [, after] = await listingsOf(maya.id);
    expect(after).toMatchObject({ price: "13900.00", exterior_color: "white", status: "active" });
    expect(
      (await maya.judge(csvOf(stock(2, (n) => ({ Price: n === 1 ? "13900" : "14800" }))))).counts,
    ).toMatchObject({
      known: 2,
    });
  });

  it("leaves alone what a row does not say, and what was changed by hand since the same was said", async () => {
    const karim = await dealer();
    const short = { ...goodRow, ...number(1), Title: undefined };
    await imported(karim, csvOf([short]));
    await db
      .updateTable("cars")
      .set({ title: "A title of my own", city: "beirut", price: "15000" })
      .where("user_id", "=", karim.id)
      .execute();
    expect((await karim.judge(csvOf([short]))).counts).toMatchObject({ known: 1 });
    const [row] = (await karim.judge(csvOf([{ ...short, Mileage: "95000" }]))).rows;
    expect(row?.changes).toEqual([
      { column: "Asking price", before: "15,000", after: "14,800" },
      { column: expect.stringContaining("Mileage"), before: "92,000", after: "95,000" },
    ]);
  });

  it("is found by the VIN where there is no number, also of a listing of the form", async () => {
    const rami = await dealer();
    const vin = "KNAPM81ABJ7123456";
    const { Title: _, ...bare } = goodRow;
    await imported(rami, csvOf([{ ...bare, VIN: vin }]));
    const [listing] = await listingsOf(rami.id);
    await db.deleteFrom("stock_items").execute();
    await db.deleteFrom("stock_imports").where("user_id", "=", rami.id).execute();
    const view = await imported(rami, xlsxOf([{ ...bare, VIN: vin.toLowerCase(), Price: "14000" }]));
    expect(view.rows[0]).toMatchObject({ state: "changed", carId: listing?.id });
    // From now on it has a number, and is the same vehicle.
    const numbered = await imported(rami, csvOf([{ ...bare, ...number(5), VIN: vin, Price: "13500" }]));
    expect(numbered.rows[0]).toMatchObject({ state: "changed", carId: listing?.id });
    const [after] = await listingsOf(rami.id);
    expect([after?.price, (await listingsOf(rami.id)).length]).toEqual(["13500.00", 1]);
    expect(
      (
        await rami.judge(
          csvOf([
            { ...goodRow, VIN: vin },
            { ...goodRow, VIN: vin },
          ]),
        )
      ).rows[1],
    ).toMatchObject({
      state: "wrong",
      errors: [{ field: "vinNumber", text: "Row 2 has the same VIN." }],
    });
  });

  it("is never a car made a motorcycle", async () => {
    const nour = await dealer();
    await imported(nour, csvOf([{ ...goodRow, ...number(1) }]));
    const bike = {
      ...number(1),
      Vehicle: "motorcycle",
      Brand: "Yamaha",
      Model: "MT-07",
      Year: "2020",
      Price: "7000",
      Mileage: "9000",
    };
    expect((await nour.judge(csvOf([bike]))).rows[0]).toMatchObject({
      state: "wrong",
      errors: [{ field: "vehicleType", text: "Its listing is of another kind of vehicle." }],
    });
  });

  it("takes photos by their addresses, fetched later, and refuses those of private places", async () => {
    const zeina = await dealer();
    const urls = "https://dealer.example.com/a,b.jpg | https://dealer.example.com/c.jpg";
    const view = await zeina.judge(
      csvOf([
        { ...goodRow, ...number(1), Photos: urls },
        { ...goodRow, ...number(2), Photos: "https://10.0.0.1/a.jpg" },
        { ...goodRow, ...number(3), Photos: "http://[::1]/a.jpg" },
        { ...goodRow, "Stock number": "", Photos: urls },
      ]),
    );
    expect(view.rows.map(({ state, errors }) => [state, ...errors.map(({ text }) => text)])).toEqual([
      ["ready"],
      ["wrong", "It must be an https address of a server on the public internet."],
      ["wrong", "It must be an https address of a server on the public internet."],
      ["wrong", "Photos by their addresses need a stock number or a VIN in the row."],
    ]);
    await zeina.post(`${view.id}/start`);
    await jobs.runNamed("dealers.import_stock", { id: view.id });
    const photos = db
      .selectFrom("stock_photos")
      .select("url")
      .where("user_id", "=", zeina.id)
      .orderBy("place");
    expect((await photos.execute()).map(({ url }) => url)).toEqual([
      "https://dealer.example.com/a,b.jpg",
      "https://dealer.example.com/c.jpg",
    ]);
  });
});

describe("what a file does not have any more", () => {
  it("stays where nobody says otherwise; withdrawn it comes back with its row", async () => {
    // A number that several accounts sell with is odd, and a review takes what comes back.
    const hadi = await dealer({ dealership_phone: "+9611999888" });
    await imported(hadi, csvOf([...stock(4), { ...goodRow, Title: "Without any number at all" }]));
    await live(hadi.id);
    const view = await hadi.judge(
      csvOf(
        stock(4)
          .slice(1)
          .map((row, n) => (n === 0 ? { ...row, Year: "1" } : row)),
      ),
    );
    expect(view.gone).toMatchObject({
      stock: 5,
      isMany: false,
      decision: "keep",
      listings: [{ stockNumber: "N0", state: "gone", title: "Kia Sportage number 1" }],
    });
    expect((await hadi.post(`${view.id}/start`)).json().code).toBe("stock_import.nothing");
    await hadi.post(`${view.id}/start`, { gone: "withdraw" });
    await jobs.run();
    const after = await hadi.view(view.id);
    expect(after).toMatchObject({
      state: "done",
      gone: { decision: "withdraw", listings: [{ state: "withdrawn" }] },
    });
    expect((await statusesOf(hadi.id)).toSorted()).toEqual([
      "active",
      "active",
      "active",
      "active",
      "withdrawn",
    ]);

    const back = await hadi.judge(csvOf(stock(1)));
    expect(back.rows[0]).toMatchObject({ state: "ready", changes: [{ column: null }] });
    await hadi.post(`${back.id}/start`);
    await jobs.run();
    expect(await statusesOf(hadi.id)).toEqual(Array(5).fill("active"));
  });

  it("is asked about once more where it is a large part of the stock", async () => {
    const ali = await dealer();
    await imported(ali, csvOf(stock(6)));
    await live(ali.id);
    const { id, gone } = await ali.judge(csvOf(stock(4, (n) => ({ Price: n === 0 ? "13000" : "14800" }))));
    expect([gone.isMany, gone.listings.length]).toEqual([true, 2]);
    const refused = await ali.post(`${id}/start`, { gone: "withdraw" });
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      expect.objectContaining({ code: "stock_import.many_gone", gone: 2, stock: 6 }),
    ]);
    expect((await ali.view(id)).state).toBe("judged");
    await Promise.all([
      ali.post(`${id}/start`, { gone: "withdraw", sure: true }),
      ali.post(`${id}/start`, { gone: "withdraw", sure: true }, other),
    ]);
    await jobs.run();
    expect((await statusesOf(ali.id)).filter((status) => status === "withdrawn")).toHaveLength(2);
  });

  it("is of the same dealer alone, and what waits for a review is deleted", async () => {
    const [one, two] = [await dealer(), await dealer()];
    await imported(one, csvOf(stock(5)));
    await imported(two, csvOf(stock(2)));
    await imported(one, csvOf(stock(4)), { gone: "withdraw" });
    expect((await listingsOf(one.id)).filter(({ deleted_at }) => deleted_at !== null)).toHaveLength(1);
    expect((await listingsOf(two.id)).filter(({ deleted_at }) => deleted_at !== null)).toHaveLength(0);
  });
});

describe("a judged file", () => {
  const odd = {
    "Col A": "Kia",
    "Col B": "Sportage",
    "Col C": "2018",
    "Col D": "14800",
    "Col E": "92000",
    "Col F": "x",
  };
  const columns = ["brand", "model", "year", "price", "mileage", ""];

  it("is read by what its dealer says of its columns, also the next time, and by nobody else", async () => {
    const [rola, stranger] = [await dealer(), await dealer()];
    const first = await rola.judge(csvOf([odd]));
    expect(first.missingColumns).toEqual(["Brand", "Model", "Year", "Asking price"]);
    expect(first.columns[0]).toEqual({ head: "Col A", name: null, sample: "Kia" });
    const mapped = (await rola.map(first.id, columns)).json();
    expect(mapped).toMatchObject({
      missingColumns: [],
      ignoredColumns: ["Col F"],
      counts: { ready: 1, wrong: 0 },
    });
    const next = await rola.judge(csvOf([{ ...odd, "Col D": "15000" }]));
    expect([next.counts.ready, next.columns[3]?.name]).toEqual([1, "price"]);
    expect((await stranger.judge(csvOf([odd]))).counts.ready).toBe(0);

    const twice = await rola.map(first.id, ["brand", "brand", "year", "price", "", ""]);
    expect([twice.statusCode, twice.json().errors.columns]).toEqual([
      400,
      expect.stringContaining("same meaning"),
    ]);
    expect((await rola.map(first.id, ["brand"])).statusCode).toBe(400);
    expect((await rola.map(first.id, [...columns.slice(1), "__proto__"])).statusCode).toBe(400);
    expect((await stranger.map(first.id, columns)).json().code).toBe("stock_import.not_found");
  });

  it("is corrected in place, row by row, and the other row of the same number with it", async () => {
    const [omar, stranger] = [await dealer(), await dealer()];
    const { id } = await omar.judge(
      csvOf([
        { ...goodRow, ...number(1), Year: "1" },
        { ...goodRow, ...number(1) },
        { ...goodRow, "Stock number": "", Mileage: "" },
      ]),
    );
    expect(statesOf(await omar.view(id))).toEqual(["2 wrong", "3 wrong", "4 wrong"]);
    expect(statesOf((await omar.mend(id, 2, { stockNumber: "N9", year: "2018" })).json())).toEqual([
      "2 ready",
      "3 ready",
      "4 wrong",
    ]);
    // A column that the file does not have.
    const mended = (await omar.mend(id, 4, { mileage: "70 000 km", exteriorColor: "أبيض" })).json();
    expect(statesOf(mended)).toEqual(["2 ready", "3 ready", "4 ready"]);
    expect(mended.columns.at(-1)).toMatchObject({ head: "Exterior colour", name: "exteriorColor" });
    expect((await omar.mend(id, 2, { stockNumber: "N1" })).json().rows[1]).toMatchObject({
      errors: [{ text: "Row 2 has the same stock number." }],
    });
    for (const answer of [
      await stranger.mend(id, 2, { year: "2000" }),
      await omar.mend(id, 99, { year: "2000" }),
    ]) {
      expect([answer.statusCode, answer.json().code]).toEqual([404, "stock_import.not_found"]);
    }
    await omar.mend(id, 2, { stockNumber: "N9" });
    await omar.post(`${id}/start`);
    await jobs.run();
    expect(await listingsOf(omar.id)).toHaveLength(3);
    expect((await omar.mend(id, 2, { year: "2000" })).json().code).toBe("stock_import.started");
    expect((await omar.map(id, [])).json().code).toBe("stock_import.started");
  });

  it("is a suspended dealer's no more, and a guest's never", async () => {
    const sami = await dealer();
    const { id } = await sami.judge(csvOf([odd]));
    for (const [method, path, payload] of [
      ["PUT", `imports/${id}/columns`, { columns }],
      ["PATCH", `imports/${id}/rows`, { line: 2, values: { year: "2018" } }],
      ["POST", `imports/${id}/start`, { gone: "withdraw", sure: true }],
    ] as const) {
      const answer = await app.inject({ method, url: `/api/dealers/me/${path}`, payload });
      expect([path, answer.statusCode]).toEqual([path, 401]);
    }
    await db.updateTable("users").set({ is_verified_dealer: false }).where("id", "=", sami.id).execute();
    for (const answer of [await sami.map(id, columns), await sami.mend(id, 2, { year: "2018" })]) {
      expect([answer.statusCode, answer.json().code]).toEqual([404, "dealer.not_approved"]);
    }
    await db.updateTable("users").set({ user_status: "suspended" }).where("id", "=", sami.id).execute();
    expect((await sami.map(id, columns)).statusCode).toBe(401);
  });
});
