import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { makeListings, makeUser } from "#features/listings/listing.factory.ts";
import { makeMember } from "#features/staff/staff.factory.ts";
import { testApp } from "../../../../tests/support/app.ts";
import { signIn } from "../../../../tests/support/sign-in.ts";
import { makeDealer } from "./showroom.factory.ts";

const { app, db, time } = await testApp();
const photo = async (userId: string) => {
  const picture = { width: 640, height: 480, thumbhash: "AAAA", widths: [320, 640], bytes: 9 };
  const { id } = await db
    .insertInto("uploads")
    .values({ ...picture, user_id: userId, source_hash: userId })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
};

const week = JSON.stringify([...Array(5).fill([["09:00", "18:00"]]), [["09:00", "13:00"]], []]);
const cedars = await makeDealer(
  db,
  "cedars-motors",
  {},
  {
    years_in_business: "7",
    years_told_at: new Date("2024-10-01T00:00:00Z"),
    about_en: "Family dealership.",
    hours: week,
  },
);
const noor = await makeDealer(
  db,
  "mard-al-nour",
  { dealership_name: "معرض النُّور", dealership_city: null, city: "tripoli" },
  {
    specialization: "luxury_cars",
    years_in_business: "6-10",
    years_told_at: new Date("2020-01-01T00:00:00Z"),
  },
);
await db
  .updateTable("dealer_profiles")
  .set({ logo_id: await photo(noor) })
  .where("user_id", "=", noor)
  .execute();
const hidden = {
  suspended: await makeDealer(db, "suspended", { user_status: "suspended" }),
  banned: await makeDealer(db, "banned", { user_status: "banned" }),
  leaving: await makeDealer(db, "leaving", { deletion_requested_at: time.now }),
  unapproved: await makeDealer(db, "unapproved", { is_verified_dealer: false }),
};
await makeListings(db, [
  ...Array.from({ length: 3 }, () => ({ user_id: noor })),
  { user_id: noor, vehicle_type: "motorcycle" as const },
  { user_id: cedars },
  { user_id: cedars, status: "pending" as const },
  { user_id: cedars, status: "expired" as const, expired_reason: "sold" as const },
  { user_id: hidden.suspended },
]);

const get = async (url: string, headers = {}) => {
  const answer = await app.inject({ url, headers: { "accept-language": "en", ...headers } });
  return { status: answer.statusCode, body: answer.json() };
};
const slugs = async (query: string) => {
  const { status, body } = await get(`/api/dealers?${query}`);
  expect(status).toBe(200);
  return body.data.map((one: { slug: string }) => one.slug);
};

describe("the directory", () => {
  it("shows dealers in good standing alone, the largest stock first, with what is on the market", async () => {
    const { body } = await get("/api/dealers");
    expect(body).toMatchObject({ total: 2, page: 1, totalPages: 1 });
    expect(body.data).toEqual([
      {
        id: noor,
        slug: "mard-al-nour",
        name: "معرض النُّور",
        city: "tripoli",
        specialization: "luxury_cars",
        logo: expect.objectContaining({ url: expect.stringMatching(/^\/media\/[0-9a-f-]{36}\/640\.webp$/) }),
        cover: null,
        stock: { car: 3, motorcycle: 1 },
      },
      expect.objectContaining({ slug: "cedars-motors", city: "metn", stock: { car: 1, motorcycle: 0 } }),
    ]);
    expect(JSON.stringify(body)).not.toMatch(/@example|password|license/);
  });

  it.each([
    ["search=CEDARS", ["cedars-motors"]],
    ["search=motors+cedars", ["cedars-motors"]],
    ["search=%D8%A7%D9%84%D9%86%D9%88%D8%B1", ["mard-al-nour"]],
    ["search=nour", ["mard-al-nour"]],
    ["search=haddad", []],
    ["search=example.com", []],
    ["search=%25", ["mard-al-nour", "cedars-motors"]],
    ["search=_____", ["mard-al-nour", "cedars-motors"]],
    ["search=%5C", ["mard-al-nour", "cedars-motors"]],
    ["search='%20or%201=1%20--", []],
    ["search=a%00b", []],
    ["search=", ["mard-al-nour", "cedars-motors"]],
    ["city=metn", ["cedars-motors"]],
    ["city=mount-lebanon", ["cedars-motors"]],
    ["city=tripoli", ["mard-al-nour"]],
    ["city=beirut", []],
    ["specialization=used_cars", ["cedars-motors"]],
    ["specialization=&city=", ["mard-al-nour", "cedars-motors"]],
    ["specialization=all&city=all", ["mard-al-nour", "cedars-motors"]],
    ["sort=name", ["cedars-motors", "mard-al-nour"]],
    ["limit=1&page=2", ["cedars-motors"]],
    ["limit=1&page=3", []],
  ])("asked for %s finds %j", async (query, found) => {
    expect(await slugs(query)).toEqual(found);
  });

  it("counts what fits on a page that has none, too", async () => {
    expect((await get("/api/dealers?page=9")).body).toMatchObject({ data: [], total: 2, totalPages: 1 });
  });

  it.each([
    ["city=gotham", "city"],
    ["specialization=boats", "specialization"],
    ["sort=password", "sort"],
    ["page=0", "page"],
    ["page=1e9", "page"],
    ["limit=61", "limit"],
    [`search=${"x".repeat(101)}`, "search"],
    ["search=a&search=b", "search"],
  ])("refuses %s, naming the field", async (query, field) => {
    expect(await get(`/api/dealers?${query}`)).toMatchObject({
      status: 400,
      body: { code: "request.invalid", errors: { [field]: expect.any(String) } },
    });
  });
});

describe("a showroom", () => {
  it("says what its dealer says, and whether it is open", async () => {
    // Sunday, noon in Beirut.
    time.now = new Date("2026-11-15T10:00:00Z");
    const { body } = await get("/api/dealers/cedars-motors");
    expect(body).toMatchObject({
      id: cedars,
      name: "Cedars Motors",
      address: "Dora highway, next to the bridge",
      phone: "+9611234567",
      aboutEn: "Family dealership.",
      aboutAr: null,
      yearsInBusiness: "9",
      opening: { isOpen: false, at: "09:00", weekday: 0 },
      mapUrl: expect.stringMatching(
        /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=Cedars%20Motors/,
      ),
    });
    expect(body.hours).toHaveLength(7);
    time.now = new Date("2026-11-16T10:00:00Z");
    expect((await get("/api/dealers/cedars-motors")).body.opening).toMatchObject({
      isOpen: true,
      at: "18:00",
    });
    expect((await get("/api/dealers/mard-al-nour")).body).toMatchObject({
      yearsInBusiness: "6-10",
      hours: null,
      opening: null,
    });
  });

  it.each([
    "suspended",
    "banned",
    "leaving",
    "unapproved",
    "nobody",
    "Cedars-Motors",
    "cedars-motors%00",
    "%00",
    "..%2Fme",
    "x".repeat(200),
  ])("of %s is there for nobody, its owner included", async (slug) => {
    const owner = hidden[slug as keyof typeof hidden];
    const cookies = owner ? [{}, await signIn(db, owner)] : [{}];
    for (const headers of cookies) {
      expect(await get(`/api/dealers/${slug}`, headers)).toMatchObject({
        status: 404,
        body: { code: "dealer.not_found" },
      });
    }
  });

  it("closes with the standing and the badge of its dealer, and opens again", async () => {
    const id = await makeDealer(db, "comes-and-goes");
    const status = async () => (await get("/api/dealers/comes-and-goes")).status;
    const change = (values: object) => db.updateTable("users").set(values).where("id", "=", id).execute();
    expect(await status()).toBe(200);
    for (const [away, back] of [
      [{ user_status: "suspended" }, { user_status: "active" }],
      [{ is_verified_dealer: false }, { is_verified_dealer: true }],
      [{ deletion_requested_at: time.now }, { deletion_requested_at: null }],
    ] as const) {
      await change(away);
      expect(await status()).toBe(404);
      expect(await slugs("search=comes")).toEqual([]);
      await change(back);
      expect(await status()).toBe(200);
    }
  });

  it("is where the seller of its listings leads, while it is open", async () => {
    const [id] = await makeListings(db, [{ user_id: noor, title: "Kia Rio 2019" }]);
    const seller = async () => (await get(`/api/cars/${id}`)).body.seller;
    expect(await seller()).toMatchObject({ showroom: "mard-al-nour", name: "معرض النُّور" });
    await db.updateTable("users").set({ is_verified_dealer: false }).where("id", "=", noor).execute();
    expect(await seller()).toMatchObject({ showroom: null });
    await db.updateTable("users").set({ is_verified_dealer: true }).where("id", "=", noor).execute();
    const [private_] = await makeListings(db, [{ user_id: await makeUser(db) }]);
    expect((await get(`/api/cars/${private_}`)).body.seller.showroom).toBeNull();
  });

  it("tells how soon its dealer answers once that was measured often enough", async () => {
    const id = await makeDealer(db, "answers");
    const ids = await makeListings(
      db,
      Array.from({ length: 9 }, () => ({ user_id: id })),
    );
    const minute = 60_000;
    const began = time.now.getTime() - 5 * 86_400_000;
    const talk = async (carId: string, minutes: number | null, from = began) => {
      const buyer = await makeUser(db);
      const at = new Date(from);
      const row = { car_id: carId, buyer_id: buyer, seller_id: id, last_message_at: at, created_at: at };
      const talk = await db.insertInto("conversations").values(row).returning("id").executeTakeFirstOrThrow();
      const say = (sender_id: string, number: number, sent_at: Date) =>
        db
          .insertInto("messages")
          .values({
            conversation_id: talk.id,
            number,
            sender_id,
            content: "Hello",
            key: `${number}`,
            sent_at,
          })
          .execute();
      await say(buyer, 1, at);
      if (minutes === null) return;
      await say(id, 2, new Date(from + minutes * minute));
      await say(id, 3, new Date(from + 9999 * minute));
    };
    const shown = async () => (await get("/api/dealers/answers")).body.responseMinutes;
    for (const [index, minutes] of [3, 10, 20, 5000].entries()) await talk(ids[index] ?? "", minutes);
    expect(await shown()).toBeNull();
    await talk(ids[4] ?? "", 40);
    expect(await shown()).toBe(20);
    // Never answered is later than ever; what began today may still be.
    await talk(ids[5] ?? "", null);
    await talk(ids[6] ?? "", null);
    await talk(ids[7] ?? "", null, time.now.getTime() - 60 * minute);
    expect(await shown()).toBe(40);
    await talk(ids[8] ?? "", null, time.now.getTime() - 100 * 86_400_000);
    expect(await shown()).toBe(40);
  });

  it("stands in the sitemap, and one that is closed does not", async () => {
    const { body } = await app.inject("/sitemaps/dealers.xml");
    expect(body).toContain("<loc>http://localhost:3000/dealers/cedars-motors</loc>");
    for (const slug of Object.keys(hidden)) expect(body).not.toContain(`/dealers/${slug}<`);
    expect((await app.inject("/sitemaps/pages.xml")).body).toContain(
      "<loc>http://localhost:3000/dealers</loc>",
    );
  });

  it("and the directory have an index for their names", async () => {
    await db.transaction().execute(async (tx) => {
      await sql`set local enable_seqscan = off; set local enable_sort = off`.execute(tx);
      const plan = async (query: ReturnType<typeof sql>) =>
        JSON.stringify((await sql`explain ${query}`.execute(tx)).rows);
      const open = sql`has_showroom(u.is_verified_dealer, u.dealership_slug, u.user_status, u.deletion_requested_at)`;
      expect(
        await plan(
          sql`select u.id from users u where ${open} order by lower(u.dealership_name), u.id limit 9`,
        ),
      ).toContain("users_showrooms");
    });
  });
});

it("names of those who work there who agreed to it, while they do", async () => {
  const dealer = await makeDealer(db, "team");
  const team = async () => (await get("/api/dealers/team")).body.team;
  const { staffId } = await makeMember(db, dealer, "sales", { shown: true });
  await makeMember(db, dealer, "stock");
  await makeMember(db, dealer, "owner", { shown: true, left_at: time.now });
  expect(await team()).toEqual([{ name: expect.any(String), role: "sales" }]);
  await db.updateTable("staff").set({ left_at: time.now }).where("id", "=", staffId).execute();
  expect(await team()).toEqual([]);
});
