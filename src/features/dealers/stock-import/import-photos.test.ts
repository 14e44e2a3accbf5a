import { describe, expect, it } from "vitest";
import { pdf } from "#features/payments/pdf.factory.ts";
import { importMarket, rows } from "./import-market.factory.ts";
import { csvOf, goodRow, photoOf, zipOf } from "./stock-import.factory.ts";

const { db, time, jobs, dealer, listingsOf, has, imported } = await importMarket();

describe("photos", () => {
  const zipped = async () =>
    zipOf([
      { name: "kia/front.jpg", bytes: await photoOf("red") },
      { name: "kia/back.jpg", bytes: await photoOf("blue") },
      { name: "broken.jpg", bytes: Buffer.from("no picture at all") },
      { name: "spare.jpg", bytes: await photoOf("green") },
    ]);
  const photoRows = rows(3, (n) => ({ Photos: ["kia", "FRONT.jpg | broken | missing.jpg", ""][n] ?? "" }));

  it("come with the listings whose rows name them, through the one pipeline", async () => {
    const dana = await dealer();
    const { id } = await dana.judge(csvOf(photoRows));
    const sent = await dana.sendZip(id, await zipped());
    expect([sent.statusCode, sent.json()]).toEqual([200, { missing: [] }]);
    const judged = await dana.view(id);
    expect(judged.archive).toMatchObject({ name: "photos.zip", missing: [], photos: 4, used: 3 });
    expect(judged.rows.map(({ photos, warnings }) => [photos, warnings.map(({ text }) => text)])).toEqual([
      [{ named: 1, found: 2, byAddress: false }, []],
      [{ named: 3, found: 2, byAddress: false }, ["There is no photo “missing.jpg” in the zip."]],
      [{ named: 0, found: 0, byAddress: false }, []],
    ]);
    await dana.post(`${id}/start`);
    await jobs.run();
    const listings = await listingsOf(dana.id);
    expect(listings.map(({ images }) => images.length)).toEqual([2, 1, 0]);
    // The same photo in two listings of one seller is one picture.
    expect(listings[0]?.images).toContain(listings[1]?.images[0]);
    const uploads = await db.selectFrom("uploads").selectAll().where("user_id", "=", dana.id).execute();
    expect(uploads.map(({ widths }) => widths)).toEqual([[320], [320]]);
    expect((await dana.view(id)).rows[1]?.warnings.map(({ text }) => text)).toEqual([
      "There is no photo “missing.jpg” in the zip.",
      "The photo “broken.jpg” could not be read and was left out.",
    ]);
    expect(await has(`imports/${id}`)).toBe(false);
  });

  it("are sent in parts, go on where they broke off, and give way to another file", async () => {
    const sami = await dealer();
    const { id } = await sami.judge(csvOf(photoRows));
    const url = `/api/dealers/me/imports/${id}/photos`;
    const begun = await sami.post(`${id}/photos`, { name: "a.zip", bytes: 5_000_000 });
    expect(begun.json().archive).toMatchObject({ missing: [0, 1, 2], partBytes: 2_097_152, photos: null });
    const part = Buffer.alloc(2_097_152, 1);
    expect((await sami.send(url, part, { part: "1" })).json()).toEqual({ missing: [0, 2] });
    expect((await sami.send(url, part, { part: "1" })).json()).toEqual({ missing: [0, 2] });
    for (const [bytes, number] of [
      [part, "3"],
      [part, "2"],
      [part.subarray(1), "0"],
      [part, "-1"],
      [part, "1e1"],
      [part, undefined],
    ] as const) {
      const refused = await sami.send(url, bytes, number === undefined ? {} : { part: number });
      expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, ["part"]]);
    }
    const again = await sami.post(`${id}/photos`, { name: "a.zip", bytes: 5_000_000 });
    expect(again.json().archive.missing).toEqual([0, 2]);
    const another = await sami.post(`${id}/photos`, { name: "b.zip", bytes: 5_000_000 });
    expect(another.json().archive.missing).toEqual([0, 1, 2]);
    expect((await sami.remove(`${id}/photos`)).json().archive).toBeNull();
    expect((await sami.send(url, part, { part: "0" })).statusCode).toBe(400);
    expect(
      (await sami.post(`${id}/photos`, { name: "b.zip", bytes: 300 * 1024 * 1024 + 1 })).statusCode,
    ).toBe(400);
  });

  it("that are no zip, or a hostile one, are refused and forgotten", async () => {
    const jad = await dealer();
    const { id } = await jad.judge(csvOf(photoRows));
    for (const [zip, text] of [
      [pdf, "This zip could not be read."],
      [zipOf([{ name: "../../x.jpg", bytes: pdf }]), "This zip holds links, or files that lead out of it."],
    ] as const) {
      const refused = await jad.sendZip(id, zip);
      expect([refused.statusCode, refused.json().errors.file]).toEqual([400, expect.stringContaining(text)]);
      expect((await jad.view(id)).archive).toBeNull();
    }
    await jobs.run();
    const folder = `imports/${id}`;
    expect(await jad.sendZip(id, await zipped()).then(({ statusCode }) => statusCode)).toBe(200);
    expect(await has(folder)).toBe(true);
  });
});

describe("what is left behind", () => {
  it("is forgotten after a day, with its photos; what was imported is known on", async () => {
    const tarek = await dealer();
    const done = await imported(tarek, csvOf(rows(1)));
    const { id } = await tarek.judge(csvOf(rows(2)));
    await tarek.sendZip(id, zipOf([{ name: "a.jpg", bytes: await photoOf("red") }]));
    time.now = new Date(time.now.getTime() + 23 * 3_600_000);
    await jobs.runNamed("dealers.forget_imports");
    expect((await tarek.get(`imports/${id}`)).statusCode).toBe(200);
    time.now = new Date(time.now.getTime() + 2 * 3_600_000);
    await jobs.runNamed("dealers.forget_imports");
    await jobs.run();
    expect((await tarek.get(`imports/${id}`)).statusCode).toBe(404);
    expect(await has(`imports/${id}`)).toBe(false);
    expect((await tarek.get("imports")).json().data).toMatchObject([{ id: done.id }]);
  });

  it("goes with its dealer's account", async () => {
    const rima = await dealer();
    await imported(rima, csvOf(rows(2)));
    const { id } = await rima.judge(csvOf(rows(3)));
    await rima.sendZip(id, zipOf([{ name: "a.jpg", bytes: await photoOf("red") }]));
    await db
      .updateTable("users")
      .set({ deletion_requested_at: time.now })
      .where("id", "=", rima.id)
      .execute();
    time.now = new Date(time.now.getTime() + 8 * 86_400_000);
    await jobs.runNamed("accounts.delete_due");
    await jobs.run();
    expect(await db.selectFrom("stock_imports").where("user_id", "=", rima.id).execute()).toEqual([]);
    expect(await db.selectFrom("stock_import_rows").where("user_id", "=", rima.id).execute()).toEqual([]);
    expect(await has(`imports/${id}`)).toBe(false);
  });

  it("is at most three files that wait", async () => {
    const ziad = await dealer();
    const ids: string[] = [];
    for (let n = 0; n < 4; n++) {
      time.now = new Date(time.now.getTime() + 1000);
      ids.push((await ziad.judge(csvOf([goodRow]))).id);
    }
    const { data } = (await ziad.get("imports")).json();
    expect(data.map(({ id }: { id: string }) => id)).toEqual(ids.slice(1).toReversed());
  });
});
