import { describe, expect, it } from "vitest";
import { secondProcess, testApp } from "../../../tests/support/app.ts";
import { testJobs } from "../../../tests/support/jobs.ts";
import { signIn } from "../../../tests/support/sign-in.ts";
import { makeApplication } from "../dealers/application.factory.ts";
import { makeDealer } from "../dealers/showrooms/showroom.factory.ts";
import { makeListing, makeUser } from "../listings/listing.factory.ts";
import { makeFounder, makeMember } from "./staff.factory.ts";
import { findShownStaff } from "./staff.queries.ts";
import { mostStaff } from "./staff.schema.ts";

const test = await testApp();
const { app, db, time } = test;
const other = await secondProcess(test);
const jobs = await testJobs(test);

let counter = 0;
const newSlug = () => `staff-${++counter}`;
type Headers = { cookie: string };
type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
const send = (method: Method, url: string, headers: object, payload?: object, on = app) =>
  on.inject({
    method,
    url,
    headers: { "accept-language": "en", ...headers },
    ...(payload && { payload }),
  });

async function makeShop() {
  const id = await makeDealer(db, newSlug());
  const headers = await signIn(db, id);
  return { id, headers };
}
async function makePerson(given: object = {}) {
  const email = `person-${++counter}@example.com`;
  const id = await makeUser(db, { email, is_email_verified: true, ...given });
  return { id, email, headers: await signIn(db, id) };
}
async function hire(shopId: string, role: "owner" | "sales" | "stock") {
  const { id, staffId } = await makeMember(db, shopId, role);
  return { id, staffId, headers: await signIn(db, id) };
}
async function lastToken(email: string): Promise<string> {
  await jobs.run();
  const mail = (await jobs.mails()).find(({ to }) => to === email.toLowerCase());
  return /\/staff-invitation\?token=([\w-]{43})/.exec(mail?.text ?? "")?.[1] ?? "";
}
async function invited(headers: Headers, email: string, role = "stock") {
  const made = await send("POST", "/api/staff", headers, { email, role });
  expect(made.statusCode, made.body).toBe(201);
  return { id: made.json().id as string, token: await lastToken(email) };
}
const look = (token: string) => send("POST", "/api/staff-invitations/look", {}, { token });
const accept = (headers: object, token: string, on = app) =>
  send("POST", "/api/staff-invitations/accept", headers, { token }, on);
const codeOf = ({ statusCode, body }: { statusCode: number; body: string }) => [
  statusCode,
  body ? JSON.parse(body).code : undefined,
];
const workOf = async (headers: object) => (await send("GET", "/api/auth/user", headers)).json().work;
const staffOf = async (headers: object) => (await send("GET", "/api/staff", headers)).json().data;

describe("an invitation", () => {
  it("makes a member of the account with its address, by a link that works once", async () => {
    const shop = await makeShop();
    const person = await makePerson();
    const { id, token } = await invited(shop.headers, person.email.toUpperCase(), "sales");
    const [mail] = await jobs.mails();
    expect([mail?.subject, mail?.text]).toEqual([
      "You are invited to work with a dealership",
      expect.stringContaining("Cedars Motors"),
    ]);
    expect((await look(token)).json()).toEqual({
      dealership: "Cedars Motors",
      email: person.email,
      role: "sales",
    });
    const stored = await db.selectFrom("staff").select("token").where("id", "=", id).executeTakeFirst();
    expect(stored?.token).not.toContain(token);
    expect((await accept({}, token)).statusCode).toBe(401);
    expect(await workOf(person.headers)).toBeNull();
    expect((await accept(person.headers, token)).json()).toEqual({
      dealership: "Cedars Motors",
      role: "sales",
    });
    expect(await workOf(person.headers)).toMatchObject({
      dealershipId: shop.id,
      role: "sales",
      working: true,
    });
    expect(codeOf(await accept(person.headers, token))).toEqual([400, "staff.invitation_dead"]);
    expect(await staffOf(shop.headers)).toMatchObject([
      { isFounder: true, isMe: true, role: "owner", state: "member" },
      { id, isFounder: false, isMe: false, role: "sales", state: "member", email: person.email },
    ]);
  });

  it("is for its address alone, which somebody has shown to read", async () => {
    const shop = await makeShop();
    const person = await makePerson();
    const { token } = await invited(shop.headers, person.email);
    expect(codeOf(await accept((await makePerson()).headers, token))).toEqual([403, "staff.wrong_address"]);
    await db.updateTable("users").set({ is_email_verified: false }).where("id", "=", person.id).execute();
    expect(codeOf(await accept(person.headers, token))).toEqual([403, "auth.email_unverified"]);
    await db.updateTable("users").set({ is_email_verified: true }).where("id", "=", person.id).execute();
    expect((await accept(person.headers, token)).statusCode).toBe(200);
  });

  it("cannot be guessed, ends after a week, and with another mail, and where it is withdrawn", async () => {
    const shop = await makeShop();
    const person = await makePerson();
    for (const guess of ["", "a".repeat(43), "a".repeat(200)])
      expect(codeOf(await look(guess))).toEqual([400, "staff.invitation_dead"]);
    const first = await invited(shop.headers, person.email);
    const start = time.now;
    time.now = new Date(start.getTime() + 8 * 86_400_000);
    expect(codeOf(await accept(person.headers, first.token))).toEqual([400, "staff.invitation_dead"]);
    expect((await staffOf(shop.headers))[1].state).toBe("expired");
    expect((await send("POST", `/api/staff/${first.id}/resend`, shop.headers)).json().state).toBe("invited");
    expect(codeOf(await look(first.token))).toEqual([400, "staff.invitation_dead"]);
    const second = await lastToken(person.email);
    expect((await look(second)).statusCode).toBe(200);
    expect((await send("DELETE", `/api/staff/${first.id}`, shop.headers)).statusCode).toBe(204);
    expect(codeOf(await accept(person.headers, second))).toEqual([400, "staff.invitation_dead"]);
    time.now = start;
    expect(await db.selectFrom("staff").select("id").where("email", "=", person.email).execute()).toEqual([]);
  });

  it("is worth nothing while its dealership is in no good standing", async () => {
    const shop = await makeShop();
    const person = await makePerson();
    const { token } = await invited(shop.headers, person.email);
    await db.updateTable("users").set({ user_status: "suspended" }).where("id", "=", shop.id).execute();
    expect(codeOf(await accept(person.headers, token))).toEqual([400, "staff.invitation_dead"]);
  });

  it("is for who works nowhere else and has no dealership", async () => {
    const [shop, rival] = [await makeShop(), await makeShop()];
    const person = await makePerson();
    const [one, two] = [
      await invited(shop.headers, person.email),
      await invited(rival.headers, person.email),
    ];
    const at = await Promise.all([
      accept(person.headers, one.token),
      accept(person.headers, two.token, other),
    ]);
    expect(at.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const dealer = await makePerson();
    await makeApplication(db, { user_id: dealer.id });
    const third = await invited(shop.headers, dealer.email);
    expect(codeOf(await accept(dealer.headers, third.token))).toEqual([409, "staff.dealer"]);
    const { email } = await db
      .selectFrom("users")
      .select("email")
      .where("id", "=", rival.id)
      .executeTakeFirstOrThrow();
    const fourth = await invited(shop.headers, email);
    expect(codeOf(await accept(rival.headers, fourth.token))).toEqual([409, "staff.dealer"]);
  });

  it("is accepted once, also twice at the same moment", async () => {
    const shop = await makeShop();
    const person = await makePerson();
    const { token } = await invited(shop.headers, person.email);
    const at = await Promise.all([accept(person.headers, token), accept(person.headers, token, other)]);
    expect(at.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400]);
  });

  it("is sent by approved dealers, to each address once, to so many", async () => {
    const shop = await makeShop();
    const nobody = await makePerson();
    const asked = { email: "a.colleague@example.com", role: "stock" };
    expect((await send("POST", "/api/staff", {}, asked)).statusCode).toBe(401);
    expect(codeOf(await send("POST", "/api/staff", nobody.headers, asked))).toEqual([
      404,
      "dealer.not_approved",
    ]);
    const both = await Promise.all([
      send("POST", "/api/staff", shop.headers, asked),
      send("POST", "/api/staff", shop.headers, asked, other),
    ]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
    const { id } = await hire(shop.id, "sales");
    const { email } = await db
      .selectFrom("users")
      .select("email")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(codeOf(await send("POST", "/api/staff", shop.headers, { email, role: "stock" }))).toEqual([
      409,
      "staff.already",
    ]);
    for (let n = 2; n < mostStaff; n++) await makeMember(db, shop.id, "stock");
    const more = { email: "one.more@example.com", role: "stock" };
    expect(codeOf(await send("POST", "/api/staff", shop.headers, more))).toEqual([409, "staff.too_many"]);
  });
});

describe("a member", () => {
  it("acts for the dealership at once, and no longer from the moment of the removal", async () => {
    const shop = await makeShop();
    await makeFounder(db, shop.id);
    const carId = await makeListing(db, { user_id: shop.id });
    const stock = await hire(shop.id, "stock");
    const price = (value: number) => send("PATCH", `/api/cars/${carId}`, stock.headers, { price: value });
    const own = await send("GET", "/api/my-cars", stock.headers);
    expect([own.json().total, (await price(9000)).statusCode]).toEqual([1, 200]);
    const activity = (await send("GET", "/api/staff/activity", shop.headers)).json();
    expect(activity.data[0]).toMatchObject({ act: "listing.priced", price: 9000, listing: { id: carId } });
    expect((await send("DELETE", `/api/staff/${stock.staffId}`, shop.headers)).statusCode).toBe(204);
    expect((await price(8000)).statusCode).toBe(404);
    expect((await send("GET", "/api/my-cars", stock.headers)).json().total).toBe(0);
    expect(await workOf(stock.headers)).toBeNull();
    expect(codeOf(await send("DELETE", `/api/staff/${stock.staffId}`, shop.headers))).toEqual([
      404,
      "staff.not_found",
    ]);
  });

  it("who sells names a price, and changes nothing else of a listing", async () => {
    const shop = await makeShop();
    const url = `/api/cars/${await makeListing(db, { user_id: shop.id })}`;
    const sales = await hire(shop.id, "sales");
    expect((await send("PATCH", url, sales.headers, { price: 9000 })).statusCode).toBe(200);
    for (const change of [{ mileage: 5 }, { price: 9000, title: "Another one" }])
      expect(codeOf(await send("PATCH", url, sales.headers, change))).toEqual([403, "staff.not_allowed"]);
  });

  it("adds to the dealership's stock and counts against its plan", async () => {
    const shop = await makeShop();
    const stock = await hire(shop.id, "stock");
    await makeListing(db, { user_id: shop.id });
    const mine = (await send("GET", "/api/subscription/status", stock.headers)).json();
    expect(mine.listingsUsed ?? mine.carListingsUsed).toBe(1);
  });

  it("keeps the own account: profile, favourites, and all of it while not at work", async () => {
    const shop = await makeShop();
    const sales = await hire(shop.id, "sales");
    await makeListing(db, { user_id: shop.id });
    const mine = await makeListing(db, { user_id: sales.id });
    expect((await send("GET", "/api/auth/user", sales.headers)).json().id).toBe(sales.id);
    const seen = async () => (await send("GET", "/api/my-cars", sales.headers)).json().data;
    expect((await seen()).map(({ id }: { id: string }) => id)).not.toContain(mine);
    expect((await send("PUT", "/api/work", sales.headers, { working: false })).statusCode).toBe(204);
    expect((await seen()).map(({ id }: { id: string }) => id)).toEqual([mine]);
    expect(await workOf(sales.headers)).toMatchObject({ working: false });
    // Another device still works.
    const phone = await signIn(db, sales.id);
    expect((await send("GET", "/api/my-cars", phone)).json().total).toBe(1);
    expect((await send("GET", `/api/cars/${mine}/analytics`, phone)).statusCode).toBe(404);
  });

  it("leaves by an own word, and is shown where that is wanted", async () => {
    const shop = await makeShop();
    const sales = await hire(shop.id, "sales");
    expect(await findShownStaff(db, shop.id)).toEqual([]);
    await send("PUT", "/api/work", sales.headers, { shown: true });
    expect(await findShownStaff(db, shop.id)).toMatchObject([{ role: "sales" }]);
    expect((await send("DELETE", "/api/work", sales.headers)).statusCode).toBe(204);
    expect(await findShownStaff(db, shop.id)).toEqual([]);
    expect(await workOf(sales.headers)).toBeNull();
    for (const who of [sales.headers, shop.headers])
      expect(codeOf(await send("DELETE", "/api/work", who))).toEqual([404, "staff.not_member"]);
  });
});

describe("owners", () => {
  it("do what the founder does, but to the founder", async () => {
    const shop = await makeShop();
    const founder = await makeFounder(db, shop.id);
    const owner = await hire(shop.id, "owner");
    const stock = await hire(shop.id, "stock");
    expect(
      (await send("PATCH", `/api/staff/${stock.staffId}`, owner.headers, { role: "sales" })).json().role,
    ).toBe("sales");
    expect((await invited(owner.headers, "by.an.owner@example.com")).token).not.toBe("");
    for (const [method, payload] of [["PATCH", { role: "stock" }], ["DELETE"]] as const)
      expect(codeOf(await send(method, `/api/staff/${founder}`, owner.headers, payload))).toEqual([
        409,
        "staff.founder",
      ]);
    const acts = (await send("GET", "/api/staff/activity", shop.headers)).json().data;
    expect(acts.map(({ act }: { act: string }) => act)).toEqual(["staff.invited", "staff.changed"]);
  });

  it("who demote each other at the same moment leave one of them", async () => {
    const shop = await makeShop();
    const [one, two] = [await hire(shop.id, "owner"), await hire(shop.id, "owner")];
    const demote = (by: Headers, id: string, on = app) =>
      send("PATCH", `/api/staff/${id}`, by, { role: "stock" }, on);
    const both = await Promise.all([
      demote(one.headers, two.staffId),
      demote(two.headers, one.staffId, other),
    ]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 403]);
  });

  it("reach the staff of their own dealership alone", async () => {
    const [shop, rival] = [await makeShop(), await makeShop()];
    const theirs = await hire(rival.id, "stock");
    const owner = await hire(shop.id, "owner");
    for (const who of [shop.headers, owner.headers]) {
      expect((await send("PATCH", `/api/staff/${theirs.staffId}`, who, { role: "owner" })).statusCode).toBe(
        404,
      );
      expect((await send("DELETE", `/api/staff/${theirs.staffId}`, who)).statusCode).toBe(404);
    }
    await makeListing(db, { user_id: rival.id });
    await send("GET", "/api/staff/activity", rival.headers);
    expect((await staffOf(owner.headers)).map(({ id }: { id: string }) => id)).toEqual([owner.staffId]);
  });

  it("read who did what in pages, of their own dealership", async () => {
    const [shop, rival] = [await makeShop(), await makeShop()];
    const staffId = await makeFounder(db, shop.id);
    for (let n = 0; n < 35; n++)
      await db
        .insertInto("staff_acts")
        .values({ dealership_id: shop.id, staff_id: staffId, act: "replies.changed", at: time.now })
        .execute();
    const page = async (before?: string, who = shop.headers) =>
      (await send("GET", `/api/staff/activity${before ? `?before=${before}` : ""}`, who)).json();
    const first = await page();
    const second = await page(first.data.at(-1).id);
    expect([first.data.length, first.hasMore, second.data.length, second.hasMore]).toEqual([
      30,
      true,
      5,
      false,
    ]);
    expect((await page(first.data[0].id, rival.headers)).data).toEqual([]);
  });
});

it("sweeps what is old", async () => {
  const shop = await makeShop();
  const staffId = await makeFounder(db, shop.id);
  await invited(shop.headers, "never.came@example.com");
  const { now } = time;
  time.now = new Date(now.getTime() + 500 * 86_400_000);
  await db
    .insertInto("staff_acts")
    .values({ dealership_id: shop.id, staff_id: staffId, act: "replies.changed", at: time.now })
    .execute();
  await jobs.runNamed("staff.sweep");
  time.now = now;
  const left = await db.selectFrom("staff_acts").select("act").where("dealership_id", "=", shop.id).execute();
  expect(left).toEqual([{ act: "replies.changed" }]);
  expect((await staffOf(shop.headers)).length).toBe(1);
});
