import { describe, expect, it } from "vitest";
import { importMarket, rows } from "./import-market.factory.ts";
import { csvOf, goodRow } from "./stock-import.factory.ts";

const { app, db, time, other, dealer, listingsOf, imported } = await importMarket();

describe("a file is judged", () => {
  it("row by row, and nothing is put up for sale", async () => {
    const maya = await dealer();
    const view = await maya.judge(
      csvOf([
        { ...goodRow, Color: "white", Gearbox: "", Lot: "A1" },
        { ...goodRow, Year: "1950", Price: "cheap" },
        { ...goodRow, Brand: "", Color: "plaid", Gearbox: "plaid" },
      ]),
    );
    expect(view).toMatchObject({
      fileName: "stock.csv",
      state: "judged",
      counts: { all: 3, ready: 1, wrong: 2 },
      ignoredColumns: ["Lot"],
      archive: null,
      rows: [
        { line: 2, state: "ready", errors: [], fits: true, title: goodRow.Title },
        {
          line: 3,
          state: "wrong",
          errors: [
            { column: "Year", text: "This must be at least 1990.", field: "year", typed: "1950" },
            { column: "Asking price", text: "This must be a number.", field: "price", typed: "cheap" },
          ],
        },
        {
          line: 4,
          errors: [
            { column: "Brand", text: "This is required.", field: "brand", typed: "" },
            {
              column: "Gearbox",
              field: "gearType",
              typed: "plaid",
              text: expect.stringContaining("“plaid” is none of the choices: Automatic"),
            },
          ],
          warnings: [{ column: "Exterior colour", text: "“plaid” is none of the choices and is left out." }],
        },
      ],
    });
    expect(await listingsOf(maya.id)).toEqual([]);
    expect(await maya.view(view.id)).toEqual(view);
    const rest = (await maya.get(`imports/${view.id}/rest`)).body.trimEnd().split("\r\n");
    expect(rest).toHaveLength(3);
    expect(rest[1]).toContain("1950");
    const arabic = await app.inject({
      url: `/api/dealers/me/imports/${view.id}?lang=ar`,
      headers: maya.headers,
    });
    expect(arabic.json().rows[1].errors[0]).toEqual({
      column: "سنة الصنع",
      text: "يجب ألّا يقل عن 1990.",
      field: "year",
      typed: "1950",
    });
  });

  it("with what the market knows: a VIN that stands elsewhere, and a price that lacks a digit", async () => {
    const rami = await dealer();
    const vin = "KNAPM81ABJ7123456";
    const number = (n: number) => ({ "Stock number": `R${n}` });
    await imported(
      rami,
      csvOf(rows(6, (n) => ({ ...number(n), VIN: n === 0 ? vin : "", Model: "Sorento" }))),
    );
    await db
      .updateTable("cars")
      .set({ status: "active", updated_at: time.now })
      .where("user_id", "=", rami.id)
      .execute();
    const { rows: judged } = await rami.judge(
      csvOf([
        { ...goodRow, ...number(7), Model: "Sorento", VIN: vin },
        { ...goodRow, ...number(8), Model: "Sorento", VIN: vin, Price: "1480" },
      ]),
    );
    expect(judged.map(({ warnings }) => warnings)).toEqual([
      [{ column: "VIN", text: "You have a listing with this VIN already: Kia Sportage number 1." }],
      [
        { column: "Asking price", text: "This is 10% of what others ask for it. Is a digit missing?" },
        { column: "VIN", text: "Row 2 has the same VIN." },
      ],
    ]);
  });

  it("against the places that the plan has left", async () => {
    const nour = await dealer({ current_plan: "premium" });
    const view = await nour.judge(
      csvOf(
        rows(6, (n) =>
          n < 2 ? { Vehicle: "motorcycle", Brand: "Yamaha", Model: "MT-07" } : { Vehicle: "car" },
        ),
      ),
    );
    expect(view.places).toEqual({ all: 5, cars: 3, motorcycles: 2 });
    expect(view.rows.map(({ fits }) => fits)).toEqual([true, true, true, true, true, false]);
    expect([view.counts.ready, view.willImport]).toEqual([6, 5]);
  });

  it.each([
    [
      "an old workbook",
      Buffer.from("\xd0\xcf\x11\xe0book", "latin1"),
      "This is neither a CSV nor an XLSX file.",
    ],
    ["a zip that is none", Buffer.from("PK\x03\x04workbook"), "This file could not be read as a table"],
    ["a table without heads", Buffer.from("kia,sportage\n1,2"), "The first row must name the columns"],
    ["501 rows", csvOf(rows(501)), "A file has 500 rows at most."],
  ])("and refused: %s", async (_what, bytes, text) => {
    const { send } = await dealer();
    const answer = await send("/api/dealers/me/import", bytes);
    expect([answer.statusCode, answer.json().errors.file]).toEqual([400, expect.stringContaining(text)]);
  });

  it("for approved dealers alone, and no larger than a table is", async () => {
    const { id, send, get } = await dealer();
    expect((await send("/api/dealers/me/import", Buffer.alloc(4 * 1024 * 1024 + 1, 65))).statusCode).toBe(
      413,
    );
    await db.updateTable("users").set({ is_verified_dealer: false }).where("id", "=", id).execute();
    const answer = await send("/api/dealers/me/import", csvOf([goodRow]));
    expect([answer.statusCode, answer.json().code]).toEqual([404, "dealer.not_approved"]);
    expect((await get("imports")).json()).toEqual({ data: [] });
  });

  it("once, however often the same request comes", async () => {
    const { send, get } = await dealer();
    const key = { "idempotency-key": "one" };
    const file = csvOf([goodRow]);
    const [first, second] = [
      await send("/api/dealers/me/import", file, {}, key),
      await send("/api/dealers/me/import", file, {}, key, other),
    ];
    expect(second.json()).toEqual(first.json());
    expect((await get("imports")).json().data).toHaveLength(1);
  });

  it("of 500 rows", async () => {
    const { judge } = await dealer();
    const file = csvOf(
      rows(500, (n) => ({
        Model: `Model ${n % 40}`,
        VIN: `KNAPM81ABJ7${String(n).padStart(6, "0")}`,
        Color: "أبيض",
        Description: "A car as any other. ".repeat(20),
      })),
    );
    expect((await judge(file)).counts).toMatchObject({ all: 500, ready: 500 });
  });
});

it("has a template that is understood, and a guide, in both languages", async () => {
  const rola = await dealer();
  for (const [language, brand] of [
    ["en", "Brand"],
    ["ar", "الماركة"],
  ]) {
    const heads = (await rola.get(`import/template?separator=semicolon&lang=${language}`)).body;
    expect(heads).toMatch(new RegExp(`^\uFEFF.*;${brand};`));
    const filled = Buffer.from(`${heads}${";x".repeat(36)}\r\n`);
    expect((await rola.judge(filled)).ignoredColumns).toEqual([]);
    const guide = (await rola.get(`import/guide?lang=${language}`)).body;
    expect(guide).toContain("Petrol / بنزين");
  }
});
