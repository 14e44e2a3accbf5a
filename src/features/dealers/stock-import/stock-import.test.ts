import { describe, expect, it } from "vitest";
import { importMarket, rows, statesOf } from "./import-market.factory.ts";
import { csvOf, goodRow, zipOf } from "./stock-import.factory.ts";

const { db, time, jobs, other, dealer, listingsOf, noticesOf, imported } = await importMarket();

describe("an import", () => {
  it("makes of each row a listing like one of a form, and tells its dealer once", async () => {
    const lara = await dealer();
    const view = await imported(lara, csvOf([...rows(3), { ...goodRow, Year: "1" }]));
    expect(view.state).toBe("done");
    expect(statesOf(view)).toEqual(["2 imported", "3 imported", "4 imported", "5 wrong"]);
    const listings = await listingsOf(lara.id);
    expect(listings).toHaveLength(3);
    expect(listings[0]).toMatchObject({
      status: "pending",
      brand: "kia",
      model: "sportage",
      phone_number: "+9611234567",
      city: "metn",
      images: [],
    });
    expect(view.rows.slice(0, 3).map(({ carId }) => carId)).toEqual(listings.map(({ id }) => id));
    expect(await noticesOf(lara.id)).toMatchObject([
      { title_en: "3 imported listings are under review", link: `/import-listings?id=${view.id}` },
    ]);
    expect((await lara.get(`imports/${view.id}/progress`)).json()).toMatchObject({
      state: "done",
      counts: { imported: 3, wrong: 1 },
    });
  });

  it("makes no listing twice: started twice, worked on twice at once, broken off, the same file again", async () => {
    const karim = await dealer();
    const file = csvOf([...rows(12), rows(1)[0] ?? goodRow]);
    const one = await karim.judge(file);
    const two = await karim.judge(file);
    await Promise.all([
      karim.post(`${one.id}/start`),
      karim.post(`${one.id}/start`, undefined, other),
      karim.post(`${two.id}/start`, undefined, other),
    ]);
    // A job that broke off has it for itself still; both files and several jobs for each are worked on together.
    const work = (id: string) => jobs.runNamed("dealers.import_stock", { id });
    await Promise.all([work(one.id), work(two.id), work(one.id), work(two.id)]);
    await jobs.run();
    expect(await listingsOf(karim.id)).toHaveLength(13);
    const [first, second] = [await karim.view(one.id), await karim.view(two.id)];
    expect([first.state, second.state]).toEqual(["done", "done"]);
    expect(first.counts.imported + second.counts.imported).toBe(13);
    expect(first.counts.known + second.counts.known).toBe(13);
    const again = await karim.judge(file);
    expect(again.counts).toMatchObject({ known: 13, ready: 0 });
    expect((await karim.post(`${again.id}/start`)).json().code).toBe("stock_import.nothing");
    // Who deletes a listing may bring it again.
    await db
      .updateTable("cars")
      .set({ deleted_at: time.now })
      .where("id", "=", again.rows[0]?.carId ?? "")
      .execute();
    expect((await imported(karim, file)).counts).toMatchObject({ imported: 1, known: 12 });
    expect(await listingsOf(karim.id)).toHaveLength(14);
  });

  it("changes the listing of a stock number: no second one, no further place, and photos stay", async () => {
    const maya = await dealer({ current_plan: "premium" });
    const stock = (price: string, title = "Kia Sportage with a number") => ({
      ...goodRow,
      "Stock number": "A-1042",
      Title: title,
      Price: price,
    });
    const others = rows(2);
    await imported(maya, csvOf([stock("14800"), ...others]));
    const listed = (await listingsOf(maya.id)).find(({ title }) => title.endsWith("with a number"));
    await db.updateTable("cars").set({ status: "active" }).where("user_id", "=", maya.id).execute();

    const cheaper = await maya.judge(csvOf([stock("13900"), ...others]));
    expect(cheaper.places.cars).toBe(0);
    expect(cheaper.counts).toMatchObject({ ready: 1, known: 2 });
    expect(cheaper.rows[0]).toMatchObject({ state: "ready", fits: true, carId: listed?.id });
    const work = imported(maya, csvOf([stock("13900"), ...others]));
    expect((await work).counts).toMatchObject({ changed: 1, imported: 0, known: 2 });
    const after = await listingsOf(maya.id);
    expect(after).toHaveLength(3);
    expect(after.find(({ id }) => id === listed?.id)).toMatchObject({ price: "13900.00", status: "active" });
    // The same file once more says nothing that its listing does not say.
    expect((await maya.judge(csvOf([stock("13900")]))).counts).toMatchObject({ known: 1, ready: 0 });
    // Back to the price of the first file: a change again, though that row became a listing before.
    expect((await maya.judge(csvOf([stock("14800")]))).counts).toMatchObject({ known: 0, ready: 1 });
  });

  it("takes a stock number of its own dealer alone, and once in a file", async () => {
    const [one, two] = [await dealer(), await dealer()];
    const row = { ...goodRow, "رقم المخزون": "7" };
    await imported(one, csvOf([row]));
    expect((await two.judge(csvOf([row]))).rows[0]).toMatchObject({ state: "ready", carId: null });
    const twice = await one.judge(csvOf([row, { ...row, Price: "9000" }]));
    expect(twice.rows[1]).toMatchObject({
      state: "wrong",
      errors: [
        {
          column: "Stock number",
          text: "Row 2 has the same stock number.",
          field: "stockNumber",
          typed: "7",
        },
      ],
    });
  });

  it("goes on where a process broke off", async () => {
    const hadi = await dealer();
    const { id } = await hadi.judge(csvOf(rows(4)));
    await hadi.post(`${id}/start`);
    await db
      .updateTable("stock_imports")
      .set({ worked_until: new Date(time.now.getTime() + 60_000) })
      .where("id", "=", id)
      .execute();
    await jobs.run();
    await jobs.runNamed("dealers.continue_imports");
    await jobs.run();
    expect((await hadi.view(id)).counts.imported).toBe(0);
    time.now = new Date(time.now.getTime() + 120_000);
    await jobs.runNamed("dealers.continue_imports");
    await jobs.run();
    expect((await hadi.view(id)).counts.imported).toBe(4);
  });

  it("tries a row again after a fault, and gives up on one that always fails", async () => {
    const zeina = await dealer();
    const { id } = await zeina.judge(csvOf(rows(3)));
    // What no rule has foreseen: the database refuses this one row.
    await db
      .updateTable("stock_import_rows")
      .set({
        input: JSON.stringify({ vehicleType: "car", brand: "kia", model: "rio", images: [], title: "x" }),
      })
      .where("import_id", "=", id)
      .where("line", "=", 3)
      .execute();
    await zeina.post(`${id}/start`);
    await jobs.run();
    expect(statesOf(await zeina.view(id))).toEqual(["2 imported", "3 ready", "4 ready"]);
    for (let tries = 0; tries < 4; tries++) await jobs.retry();
    const view = await zeina.view(id);
    expect(statesOf(view)).toEqual(["2 imported", "3 failed", "4 imported"]);
    expect(view.rows[1]?.errors).toMatchObject([
      { column: null, field: null, text: expect.stringContaining("on our side") },
    ]);
  });

  it("ends at the plan's limit, for the kind that has none left, and gives back what is left", async () => {
    const ali = await dealer({ current_plan: "premium" });
    const bike = { Vehicle: "motorcycle", Brand: "Yamaha", Model: "MT-07" };
    const described = ["", "", "", "- Full option", 'says "so", he; =1+1'];
    const view = await imported(
      ali,
      csvOf(rows(6, (n) => (n === 5 ? bike : { Vehicle: "car", Description: described[n] ?? "" }))),
    );
    expect(statesOf(view)).toEqual([
      "2 imported",
      "3 imported",
      "4 imported",
      "5 failed",
      "6 failed",
      "7 imported",
    ]);
    expect(view.rows[3]?.errors).toEqual([
      {
        column: null,
        field: null,
        typed: "",
        text: "Your plan has no place left for another listing. End one, or choose a larger plan.",
      },
    ]);
    const rest = await ali.get(`imports/${view.id}/rest?separator=semicolon`);
    expect(rest.headers["content-type"]).toBe("text/csv; charset=utf-8");
    expect(rest.body.split("\r\n")[0]).toBe(
      "\uFEFFBrand;Model;Year;Price;Mileage;Title;Vehicle;Description;What is wrong",
    );
    expect(rest.body).toContain(";'- Full option;");
    await db.updateTable("users").set({ current_plan: "dealer" }).where("id", "=", ali.id).execute();
    const mended = await imported(ali, Buffer.from(rest.body));
    expect(mended.ignoredColumns).toEqual([]);
    expect(statesOf(mended)).toEqual(["2 imported", "3 imported"]);
    expect((await listingsOf(ali.id)).map(({ description }) => description)).toEqual(
      expect.arrayContaining(["- Full option", 'says "so", he; =1+1']),
    );
  });

  it.each([
    ["is suspended", { user_status: "suspended" as const }, "dealer.not_approved"],
    ["is no dealer any more", { is_verified_dealer: false }, "dealer.not_approved"],
    ["has an address that nobody has verified", { is_email_verified: false }, "auth.email_unverified"],
  ])("stops when its dealer %s", async (_how, change, code) => {
    const omar = await dealer();
    const { id } = await omar.judge(csvOf(rows(2)));
    await omar.post(`${id}/start`);
    await db.updateTable("users").set(change).where("id", "=", omar.id).execute();
    await jobs.run();
    expect(await listingsOf(omar.id)).toEqual([]);
    const found = await db.selectFrom("stock_imports").selectAll().where("id", "=", id).executeTakeFirst();
    expect(found).toMatchObject({ state: "stopped", stopped_by: code });
    expect(await noticesOf(omar.id)).toHaveLength(1);
  });

  it("is its owner's alone, and started only while it waits", async () => {
    const [owner, stranger] = [await dealer(), await dealer()];
    const { id } = await owner.judge(csvOf([goodRow]));
    for (const answer of [
      await stranger.post(`${id}/start`),
      await stranger.remove(id),
      await stranger.get(`imports/${id}/rest`),
      await stranger.sendZip(id, zipOf([])).catch(() => stranger.get(`imports/${id}`)),
    ]) {
      expect([answer.statusCode, answer.json().code]).toEqual([404, "stock_import.not_found"]);
    }
    await owner.post(`${id}/start`);
    await jobs.run();
    expect((await owner.remove(id)).json().code).toBe("stock_import.started");
    expect((await owner.post(`${id}/photos`, { name: "a.zip", bytes: 9 })).json().code).toBe(
      "stock_import.started",
    );
  });
});
