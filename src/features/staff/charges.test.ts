import { expect, it } from "vitest";
import { testApp } from "../../../tests/support/app.ts";
import { testJobs } from "../../../tests/support/jobs.ts";
import { signIn } from "../../../tests/support/sign-in.ts";
import { makeTalker } from "../conversations/conversation.factory.ts";
import { makeDealer } from "../dealers/showrooms/showroom.factory.ts";
import { makeListing } from "../listings/listing.factory.ts";
import { makeFounder, makeMember } from "./staff.factory.ts";
import { findHearers } from "./staff.queries.ts";

const test = await testApp();
const { app, db, time } = test;
const jobs = await testJobs(test);

let counter = 0;
const send = (
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE",
  url: string,
  headers: object,
  payload?: object,
) =>
  app.inject({ method, url, headers: { "accept-language": "en", ...headers }, ...(payload && { payload }) });
async function makeShop() {
  const id = await makeDealer(db, `charges-${++counter}`);
  await makeFounder(db, id);
  const hire = async (role: "owner" | "sales" | "stock") => {
    const made = await makeMember(db, id, role);
    return { ...made, headers: await signIn(db, made.id) };
  };
  const people = { stock: await hire("stock"), rana: await hire("sales"), karim: await hire("sales") };
  const carId = await makeListing(db, { user_id: id });
  return { id, headers: await signIn(db, id), carId, ...people };
}
type Shop = Awaited<ReturnType<typeof makeShop>>;
async function ask(shop: Shop) {
  const buyer = await makeTalker(app, db);
  const begun = await buyer.begin(shop.carId);
  return { buyer, id: begun.json().conversation.id as string };
}
const hearersOf = async (shop: Shop, conversationId: string) =>
  (await findHearers(db, { sellerId: shop.id, conversationId })).toSorted();
const charge = (shop: Shop, staffId: string | null) =>
  send("PUT", "/api/staff/in-charge", shop.stock.headers, { carIds: [shop.carId], staffId });

it("a lead is its listing's person's, until it has one of its own", async () => {
  const shop = await makeShop();
  const { id } = await ask(shop);
  const url = `/api/leads/${id}`;
  const inCharge = async () => (await send("GET", url, shop.rana.headers)).json().inCharge;
  expect(await inCharge()).toBeNull();
  expect(await hearersOf(shop, id)).toEqual([shop.rana.id, shop.karim.id].toSorted());
  expect((await charge(shop, shop.rana.staffId)).statusCode).toBe(204);
  expect(await inCharge()).toMatchObject({ id: shop.rana.staffId });
  expect((await send("GET", "/api/stock", shop.stock.headers)).json().data[0].inCharge).toMatchObject({
    id: shop.rana.staffId,
  });
  expect(await hearersOf(shop, id)).toEqual([shop.rana.id]);
  const taken = await send("PATCH", url, shop.karim.headers, { inCharge: shop.karim.staffId });
  expect(taken.json().inCharge).toMatchObject({ id: shop.karim.staffId });
  const mine = async ({ headers }: { headers: object }) =>
    (await send("GET", "/api/leads?mine=1", headers)).json().total;
  expect([await mine(shop.karim), await mine(shop.rana)]).toEqual([1, 0]);
  await send("PATCH", url, shop.karim.headers, { inCharge: null });
  expect([await mine(shop.karim), await mine(shop.rana)]).toEqual([0, 1]);
});

it("who leaves, or no longer sells, is in charge of no buyer any more", async () => {
  const shop = await makeShop();
  const { id } = await ask(shop);
  const url = `/api/leads/${id}`;
  await charge(shop, shop.rana.staffId);
  await send("PATCH", url, shop.headers, { inCharge: shop.karim.staffId });
  await send("PATCH", `/api/staff/${shop.karim.staffId}`, shop.headers, { role: "stock" });
  expect((await send("GET", url, shop.headers)).json().inCharge).toMatchObject({ id: shop.rana.staffId });
  await send("DELETE", "/api/work", shop.rana.headers);
  expect((await send("GET", url, shop.headers)).json().inCharge).toBeNull();
  expect(await hearersOf(shop, id)).toEqual([]);
});

it("is named among the own people, who may do it, and for own listings alone", async () => {
  const [shop, rival] = [await makeShop(), await makeShop()];
  const { id } = await ask(shop);
  const refused = async (staffId: string) =>
    (await send("PATCH", `/api/leads/${id}`, shop.headers, { inCharge: staffId })).json().code;
  for (const staffId of [rival.rana.staffId, shop.stock.staffId, crypto.randomUUID()])
    expect(await refused(staffId)).toBe("staff.not_found");
  expect((await charge(shop, rival.rana.staffId)).json().code).toBe("staff.not_found");
  const carIds = [shop.carId, rival.carId];
  const both = await send("PUT", "/api/staff/in-charge", shop.stock.headers, {
    carIds,
    staffId: shop.rana.staffId,
  });
  expect(both.json().code).toBe("listing.not_found");
  expect(
    await db.selectFrom("listing_charges").select("car_id").where("car_id", "in", carIds).execute(),
  ).toEqual([]);
});

it("the own side sees which colleague wrote, the buyer the showroom's name alone", async () => {
  const shop = await makeShop();
  const { buyer, id } = await ask(shop);
  await db
    .updateTable("users")
    .set({ first_name: "Rana", last_name: "Haddad" })
    .where("id", "=", shop.rana.id)
    .execute();
  const url = `/api/conversations/${id}/messages`;
  const written = await send("POST", url, shop.rana.headers, { content: "Yes, it is" });
  expect([written.statusCode, written.json().by]).toEqual([201, "Rana Haddad"]);
  const own = (await send("GET", url, shop.karim.headers)).json().data;
  expect(own[1]).toMatchObject({ mine: true, by: "Rana Haddad" });
  const seen = await buyer.messages(id);
  expect(seen.data[1]).toMatchObject({ mine: false, by: null });
  expect([seen.conversation.other.name, JSON.stringify(seen)]).toEqual([
    "Cedars Motors",
    expect.not.stringContaining("Haddad"),
  ]);
  expect((await send("GET", url, shop.stock.headers)).json().code).toBe("staff.not_allowed");
  const acts = (await send("GET", "/api/staff/activity", shop.headers)).json().data;
  expect(acts[0]).toMatchObject({
    act: "message.written",
    who: "Rana Haddad",
    conversationId: id,
    listing: { id: shop.carId },
  });
});

it("a message that waits is mailed to the founder and to the person in charge", async () => {
  const shop = await makeShop();
  await charge(shop, shop.rana.staffId);
  const { id } = await ask(shop);
  const { now } = time;
  time.now = new Date(now.getTime() + 11 * 60_000);
  await jobs.runNamed("conversations.unread_mail", { conversationId: id, userId: shop.id });
  const addresses = await db
    .selectFrom("users")
    .select(["id", "email"])
    .where("id", "in", [shop.id, shop.rana.id, shop.karim.id])
    .execute();
  const mailed = (await jobs.mails()).map(({ to }) => addresses.find(({ email }) => email === to)?.id);
  time.now = now;
  expect(mailed.filter((one) => one).toSorted()).toEqual([shop.id, shop.rana.id].toSorted());
});
