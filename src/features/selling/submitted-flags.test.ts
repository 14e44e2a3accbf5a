import { describe, expect, it } from "vitest";
import { makeListing } from "#features/listings/listing.factory.ts";
import { madeUp } from "#features/vin/vin.factory.ts";
import { testApp } from "../../../tests/support/app.ts";
import { callsWith, carForm, makeSeller, makeUpload } from "./selling.factory.ts";

const { app, db, time } = await testApp();
const guest = callsWith(app, {});

describe("flags for the reviewer", () => {
  const flagsOf = async (carId: string) =>
    (await db.selectFrom("listing_flags").selectAll().where("car_id", "=", carId).execute())
      .map(({ kind }) => kind)
      .toSorted();
  const flagsOfNew = async (form: object, seller?: Awaited<ReturnType<typeof makeSeller>>) => {
    const answer = await (seller ?? (await makeSeller(app, db))).post("/api/cars", { ...carForm, ...form });
    expect(answer.statusCode).toBe(201);
    return flagsOf(answer.json().id);
  };

  it("name phone, link and deposit in title and description, and refuse nothing", async () => {
    expect(await flagsOfNew({})).toEqual([]);
    expect(await flagsOfNew({ title: "Kia Sportage, call 03 123 456" })).toEqual(["phone_in_text"]);
    expect(await flagsOfNew({ description: "www.example.com, عربون ٥٠٠ دولار" })).toEqual([
      "deposit",
      "link_in_text",
    ]);
  });

  it("name a price under half the median of at least five like it, in dollars", async () => {
    const owner = (await makeSeller(app, db, { current_plan: "dealer" })).id;
    const like = { user_id: owner, brand: "bmw", model: "x5", year: 2018 };
    for (const price of [30_000, 31_000, 32_000, 33_000]) await makeListing(db, { ...like, price });
    const cheap = { brand: "bmw", model: "x5", price: 15_000 };
    expect(await flagsOfNew(cheap)).toEqual([]);
    await makeListing(db, { ...like, price: 3_400_000_000, currency: "lbp", year: 2020 });
    await makeListing(db, { ...like, price: 1, status: "pending" });
    expect(await flagsOfNew(cheap)).toEqual(["price_far_below"]);
    expect(await flagsOfNew({ ...cheap, price: 1_340_000_000, currency: "lbp" })).toEqual([
      "price_far_below",
    ]);
    // What the form asks while one types, by the same rule and of anyone.
    const checkOf = async (said: Record<string, string>) => {
      const form = {
        ...{ vehicleType: "car", brand: "bmw", model: "x5", year: "2018", currency: "usd" },
        ...said,
      };
      const answer = await guest.get(`/api/price-check?${new URLSearchParams(form)}`);
      return [answer.statusCode, answer.json().share];
    };
    expect(await checkOf({ price: "15000" })).toEqual([200, 47]);
    expect(await checkOf({ price: "1340000000", currency: "lbp" })).toEqual([200, 47]);
    expect(await checkOf({ price: "16500" })).toEqual([200, null]);
    expect(await checkOf({ price: "15000", year: "2005" })).toEqual([200, null]);
    const hostile: Record<string, string>[] = [{ price: "-1" }, { price: "1e99" }];
    hostile.push({ price: "1", year: "x" }, { price: "1", currency: "ils" });
    for (const said of hostile) expect(await checkOf(said)).toEqual([400, undefined]);
    expect(await flagsOfNew({ ...cheap, price: 16_500 })).toEqual([]);
    expect(await flagsOfNew({ ...cheap, year: 2005 })).toEqual([]);
  });

  it("name a price for show, with nothing to compare it with", async () => {
    expect(await flagsOfNew({ model: "never listed", price: 1 })).toEqual(["price_far_below"]);
    expect(await flagsOfNew({ model: "never listed", price: 1_000, currency: "lbp" })).toEqual([
      "price_far_below",
    ]);
    expect(await flagsOfNew({ model: "never listed", price: 100 })).toEqual([]);
  });

  it("name a VIN that is listed already", async () => {
    const vinNumber = "KNA111111J1111111";
    expect(await flagsOfNew({ vinNumber })).toEqual([]);
    expect(await flagsOfNew({ vinNumber })).toEqual(["duplicate_vin"]);
    expect(await flagsOfNew({ vinNumber: "KNA111111J1111112" })).toEqual([]);
  });

  it("name a VIN of another brand or year, and not one of another model, of the year beside, or that tells nothing", async () => {
    const forte = (serial: number) => madeUp(`3KPF54AD?ME${100_000 + serial}`);
    const cerato = { brand: "kia", model: "cerato", year: 2021 };
    expect(await flagsOfNew({ ...cerato, vinNumber: forte(1) })).toEqual([]);
    expect(await flagsOfNew({ ...cerato, model: "rio", year: 2020, vinNumber: forte(2) })).toEqual([]);
    expect(await flagsOfNew({ ...cerato, year: 2018, vinNumber: forte(3) })).toEqual(["vin_contradicts"]);
    expect(await flagsOfNew({ brand: "mazda", model: "6", vinNumber: forte(4) })).toEqual([
      "vin_contradicts",
    ]);
    // Mistyped: which of its characters is wrong nobody knows.
    expect(await flagsOfNew({ brand: "mazda", model: "6", vinNumber: "3KPF54AD0ME100005" })).toEqual([]);
    expect(await flagsOfNew({ vinNumber: "99999999999999999" })).toEqual([]);
  });

  it("look again when a listing is changed: a VIN that is mended contradicts no more", async () => {
    const seller = await makeSeller(app, db);
    const said = { ...carForm, brand: "mazda", model: "6", vinNumber: madeUp("3KPF54AD?ME100009") };
    const { id } = (await seller.post("/api/cars", said)).json();
    const [flag] = await db.selectFrom("listing_flags").selectAll().where("car_id", "=", id).execute();
    expect(flag).toMatchObject({ kind: "vin_contradicts", detail: "brand, year" });
    await seller.patch(`/api/cars/${id}`, { vinNumber: "" });
    expect(await flagsOf(id)).toEqual([]);
  });

  it("name a number that another account sells with, so that more accounts are no larger plan", async () => {
    const phoneNumber = "76 999 123";
    const one = await makeSeller(app, db);
    await one.post("/api/cars", { ...carForm, phoneNumber });
    expect(await flagsOfNew({ phoneNumber: "76 999 124" })).toEqual([]);
    expect(await flagsOfNew({ phoneNumber: "+961 76 999123" })).toEqual(["shared_phone"]);
    // Nobody is flagged for more listings of their own.
    const dealer = await makeSeller(app, db, { current_plan: "dealer" });
    for (let time = 0; time < 2; time++) {
      const { id } = (await dealer.post("/api/cars", { ...carForm, phoneNumber: "76 999 125" })).json();
      expect(await db.selectFrom("listing_flags").select("kind").where("car_id", "=", id).execute()).toEqual(
        [],
      );
    }
  });

  it("say nothing of a number that an approved dealer and a seller there share", async () => {
    const phoneNumber = "76 999 130";
    const showroom = { current_plan: "dealer", is_dealership: true, is_verified_dealer: true };
    const dealer = await makeSeller(app, db, { ...showroom, dealership_name: "Beirut Motors" });
    expect(await flagsOfNew({ phoneNumber }, dealer)).toEqual([]);
    expect(await flagsOfNew({ phoneNumber })).toEqual([]);
    expect(await flagsOfNew({ phoneNumber })).toEqual(["shared_phone"]);
  });

  it("take damage for a reason of a low price, but of none that is lower still", async () => {
    const owner = (await makeSeller(app, db, { current_plan: "dealer" })).id;
    const like = { user_id: owner, brand: "audi", model: "a4", year: 2018, price: 20_000 };
    for (let n = 0; n < 5; n++) await makeListing(db, like);
    const cheap = { brand: "audi", model: "a4", price: 6_000 };
    expect(await flagsOfNew(cheap)).toEqual(["price_far_below"]);
    expect(await flagsOfNew({ ...cheap, condition: "damaged" })).toEqual([]);
    expect(await flagsOfNew({ ...cheap, accidentHistory: true })).toEqual([]);
    expect(await flagsOfNew({ ...cheap, description: "مضروبة من الأمام، بدها حدادة" })).toEqual([]);
    expect(await flagsOfNew({ ...cheap, description: "بدون حوادث ولا ضربة" })).toEqual(["price_far_below"]);
    expect(await flagsOfNew({ ...cheap, price: 3_000, condition: "damaged" })).toEqual(["price_far_below"]);
  });

  it("name a long description of another seller, in any case and with any blanks, and no short one", async () => {
    const description = `Kia Sportage of 2018, one owner since new, serviced at the agency each year. ${"Ask me anything. ".repeat(2)}`;
    const [first, second] = [
      await makeSeller(app, db),
      await makeSeller(app, db, { current_plan: "dealer" }),
    ];
    expect(await flagsOfNew({ description }, first)).toEqual([]);
    const copy = `  ${description.toUpperCase().replaceAll(" ", "\n")}`;
    expect(await flagsOfNew({ description: copy }, second)).toEqual(["copied_text"]);
    expect(await flagsOfNew({ description: `${description} Really.` }, second)).toEqual([]);
    const short = "Full option, one owner, no accidents.";
    expect(await flagsOfNew({ description: short })).toEqual([]);
    expect(await flagsOfNew({ description: short })).toEqual([]);
  });

  it("name a new account on the device of a banned one, and no other two on one device", async () => {
    const since = (days: number) => ({ created_at: new Date(time.now.getTime() - days * 86_400_000) });
    const known = async (owner: { id: string }, letter: string) =>
      db
        .insertInto("known_devices")
        .values({ user_id: owner.id, device: letter.repeat(64) })
        .execute();
    const banned = await makeSeller(app, db, { user_status: "banned" });
    const [young, old, sister] = [
      await makeSeller(app, db, since(3)),
      await makeSeller(app, db, since(90)),
      await makeSeller(app, db, since(3)),
    ];
    for (const one of [banned, young, old]) await known(one, "a");
    for (const one of [sister, await makeSeller(app, db)]) await known(one, "b");
    expect(await flagsOfNew({}, young)).toEqual(["old_device"]);
    expect(await flagsOfNew({}, old)).toEqual([]);
    expect(await flagsOfNew({}, sister)).toEqual([]);
  });

  it("name the sixth listing within a day of a new account, and none of a dealer or of another day", async () => {
    const young = { created_at: new Date(time.now.getTime() - 2 * 86_400_000) };
    const showroom = { is_dealership: true, is_verified_dealer: true, dealership_name: "Tripoli Cars" };
    const sellerWith = async (given: object, days: number) => {
      const seller = await makeSeller(app, db, { ...young, ...given, current_plan: "dealer" });
      const created_at = new Date(time.now.getTime() - days * 86_400_000);
      for (let n = 0; n < 5; n++) await makeListing(db, { user_id: seller.id, model: "rio", created_at });
      return seller;
    };
    const quick = await sellerWith({}, 0.5);
    expect(await flagsOfNew({}, quick)).toEqual(["pace"]);
    // A change takes nothing back, and is no reason of its own later.
    const { id } = (await quick.post("/api/cars", carForm)).json();
    await quick.patch(`/api/cars/${id}`, { price: 15_000 });
    expect(await flagsOf(id)).toEqual(["pace"]);
    await db
      .updateTable("cars")
      .set({ created_at: new Date(time.now.getTime() - 2 * 86_400_000) })
      .where("id", "=", id)
      .execute();
    await quick.patch(`/api/cars/${id}`, { price: 15_100 });
    expect(await flagsOf(id)).toEqual([]);
    expect(await flagsOfNew({}, await sellerWith({}, 1.5))).toEqual([]);
    expect(await flagsOfNew({}, await sellerWith(showroom, 0.5))).toEqual([]);
  });

  it("name a picture of another seller's listing, also when some bits of its hash differ", async () => {
    const [first, thief, honest] = await Promise.all([1, 2, 3].map(() => makeSeller(app, db)));
    if (!first || !thief || !honest) throw new Error("three sellers");
    const hash = 0x7123_4567_89ab_cdefn;
    const original = await makeUpload(db, first.id, hash);
    const unused = await makeUpload(db, first.id, 0x0f0f_0f0f_0f0f_0f0fn);
    expect(await flagsOfNew({ images: [original] }, first)).toEqual([]);
    const copy = await makeUpload(db, thief.id, hash ^ 0b1001n ^ (1n << 40n));
    expect(await flagsOfNew({ images: [copy] }, thief)).toEqual(["reused_picture"]);
    const other = await makeUpload(db, honest.id, BigInt.asIntN(64, ~hash));
    const sameAsUnused = await makeUpload(db, honest.id, 0x0f0f_0f0f_0f0f_0f0fn);
    expect(unused).not.toBe(sameAsUnused);
    expect(await flagsOfNew({ images: [other, sameAsUnused] }, honest)).toEqual([]);
  });

  it("name a picture of another vehicle of the same seller, not one that all of them show", async () => {
    const seller = await makeSeller(app, db, { current_plan: "dealer" });
    const [hash, logo] = [0x1357_9bdf_0246_8acen, 0x2b4d_6f81_93a5_c7e9n];
    const [photo, again, sign] = await Promise.all(
      [hash, hash ^ 0b11n, logo].map((one) => makeUpload(db, seller.id, one)),
    );
    const name = "other_car_picture";
    expect(await flagsOfNew({ images: [photo, sign] }, seller)).toEqual([]);
    // Sold and offered again, or corrected, it is the same.
    expect(await flagsOfNew({ images: [again], year: carForm.year + 1 }, seller)).toEqual([]);
    expect(await flagsOfNew({ images: [again], model: "rio" }, seller)).toEqual([name]);
    expect(await flagsOfNew({ images: [again], year: carForm.year - 3 }, seller)).toEqual([name]);
    for (const model of ["rio", "cerato", "picanto"])
      await makeListing(db, { user_id: seller.id, model, images: [sign ?? ""] });
    expect(await flagsOfNew({ images: [sign], model: "soul" }, seller)).toEqual([]);

    const another = await makeSeller(app, db, { current_plan: "dealer" });
    const cerato = { brand: "kia", model: "cerato", year: 2021 };
    const own = await makeUpload(db, another.id, ~hash & 0x7fff_ffff_ffff_ffffn);
    const vins = [11, 12].map((serial) => madeUp(`3KPF54AD?ME1000${serial}`));
    for (const [vinNumber, flags] of [
      [vins[0], []],
      [undefined, []],
      [vins[1], [name]],
    ])
      expect(await flagsOfNew({ ...cerato, vinNumber, images: [own] }, another)).toEqual(flags);
  });
});

describe("an Idempotency-Key", () => {
  const count = async (userId: string) =>
    (await db.selectFrom("cars").select("id").where("user_id", "=", userId).execute()).length;

  it("makes one listing of a request that is sent again, also at the same moment", async () => {
    const seller = await makeSeller(app, db, { current_plan: "dealer" });
    const key = { "idempotency-key": "form-1" };
    const form = { ...carForm };
    const answers = await Promise.all(Array.from({ length: 6 }, () => seller.post("/api/cars", form, key)));
    expect(new Set(answers.map((one) => one.statusCode))).toEqual(new Set([201]));
    expect(new Set(answers.map((one) => one.body)).size).toBe(1);
    expect(await count(seller.id)).toBe(1);
    const other = await seller.post("/api/cars", { ...carForm, price: 9_000 }, key);
    expect([other.statusCode, other.json().code]).toEqual([409, "request.key_reused"]);
  });

  it("is each seller's own, and forgotten where the first request was refused", async () => {
    const key = { "idempotency-key": "form-2" };
    const [a, b] = [await makeSeller(app, db), await makeSeller(app, db)];
    expect((await a.post("/api/cars", { ...carForm, brand: "acme" }, key)).statusCode).toBe(400);
    const first = await a.post("/api/cars", carForm, key);
    const second = await b.post("/api/cars", carForm, key);
    expect(first.json().userId).toBe(a.id);
    expect(second.json().userId).toBe(b.id);
    const bad = await a.post("/api/cars", carForm, { "idempotency-key": "x".repeat(201) });
    expect([bad.statusCode, bad.json().code]).toEqual([400, "request.key_invalid"]);
  });
});
