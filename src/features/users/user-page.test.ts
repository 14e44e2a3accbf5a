import { describe, expect, it } from "vitest";
import { makeAdministrator, signInAdministrator } from "#features/administrators/admin.factory.ts";
import { makeListing, makeUser } from "#features/listings/listing.factory.ts";
import { makeOrder } from "#features/payments/payment.factory.ts";
import { secondProcess, testApp } from "../../../tests/support/app.ts";
import { signIn } from "../../../tests/support/sign-in.ts";

const test = await testApp();
const { app, db, time } = test;
const other = await secondProcess(test);
const nour = await makeAdministrator(db, "user_admin");
const headers = { ...(await signInAdministrator(db, nour.id, time.now)), "accept-language": "en" };
const elie = await makeAdministrator(db, "payment_admin");
const ofPayments = await signInAdministrator(db, elie.id, time.now);
const maya = await makeAdministrator(db, "super_admin");
const ofAll = await signInAdministrator(db, maya.id, time.now);

const get = (url: string, as: object = headers) =>
  app.inject({ url: `/api/admin/${url}`, headers: { ...as } });
const put = (url: string, payload?: object, on = app, as: object = headers) =>
  on.inject({ method: "PUT", url: `/api/admin/${url}`, headers: { ...as }, ...(payload && { payload }) });
const actionsOf = async (id: string) => {
  const logged = await db
    .selectFrom("admin_activity_log")
    .select("action")
    .where("resource_type", "=", "user")
    .where("resource_id", "=", id)
    .orderBy("id")
    .execute();
  return logged.map(({ action }) => action);
};
const in30Days = () => new Date(time.now.getTime() + 30 * 86_400_000);

describe("one user's page", () => {
  it("shows listings, sessions and periods, and payments only to who may see payments", async () => {
    const id = await makeUser(db, { current_plan: "free", language: "en" });
    await makeListing(db, { user_id: id, title: "Kia Rio", expires_at: in30Days() });
    await makeOrder(db, { userId: id, at: time.now, plan: "premium", method: "chat" });
    await signIn(db, id);
    const seen = (await get(`users/${id}`)).json();
    expect(seen).toMatchObject({
      listings: { byStatus: { active: 1, pending: 0 }, newest: [{ title: "Kia Rio", price: 12_000 }] },
      payments: null,
      sessions: [{ browser: null }],
      currentPlan: "free",
    });
    const whole = (await get(`users/${id}`, ofAll)).json();
    expect(whole.payments).toMatchObject({ total: 1, newest: [{ amount: 5, status: "pending" }] });
    expect(JSON.stringify(whole)).not.toMatch(/argon2|"password|token/i);
    expect((await get("users/00000000-0000-7000-8000-000000000000")).json().code).toBe("user.not_found");
    expect((await get("users/7")).statusCode).toBe(400);
  });

  it("signs one device out, of this user alone", async () => {
    const [id, stranger] = [await makeUser(db), await makeUser(db)];
    const session = await signIn(db, id);
    const [{ id: sessionId }] = (await get(`users/${id}`)).json().sessions;
    const end = (user: string) =>
      app.inject({ method: "DELETE", url: `/api/admin/users/${user}/sessions/${sessionId}`, headers });
    expect((await end(stranger)).json().code).toBe("auth.session_not_found");
    expect((await end(id)).statusCode).toBe(204);
    expect((await app.inject({ url: "/api/auth/user", headers: session })).statusCode).toBe(401);
    expect((await end(id)).statusCode).toBe(404);
    expect(await actionsOf(id)).toEqual(["user.session_ended"]);
    expect(await actionsOf(stranger)).toEqual([]);
  });

  it("is found, also without a plan, by who gives plans, and by others is not", async () => {
    const id = await makeUser(db, {
      current_plan: "free",
      first_name: "أحمد",
      last_name: "Zughaib",
      phone: "+96170119911",
    });
    const find = (search: string, as: object = ofPayments) =>
      get(`subscriptions/users?search=${encodeURIComponent(search)}`, as);
    for (const search of ["احمد zug", "70 119 911"]) {
      expect((await find(search)).json(), search).toEqual({
        data: [
          {
            id,
            firstName: "أحمد",
            lastName: "Zughaib",
            email: expect.any(String),
            planName: { en: expect.any(String), ar: expect.any(String) },
          },
        ],
        isMore: false,
      });
    }
    expect((await find("ab")).statusCode).toBe(400);
    expect((await find("%%%")).json().data).toEqual([]);
    expect((await find("zug", headers)).statusCode).toBe(403);
    expect((await find("zug", {})).statusCode).toBe(401);
    expect((await get("users", ofPayments)).statusCode).toBe(403);
  });

  it("gives a plan by the word of who looks after subscriptions, against what was seen", async () => {
    const id = await makeUser(db, { current_plan: "free" });
    const seen = async () => (await get(`users/${id}/plan`, ofPayments)).json();
    const free = { plan: "free", endsAt: null };
    expect((await get(`users/${id}/plan`)).statusCode).toBe(403);
    expect((await put(`users/${id}/plan`, { plan: "dealer", days: 30, seen: free })).statusCode).toBe(403);
    const give = (body: object, on = app) => put(`users/${id}/plan`, body, on, ofPayments);
    const given = await give({ plan: "dealer", days: 30, seen: free });
    const dealer = { plan: "dealer", endsAt: in30Days().toISOString() };
    expect(given.json()).toEqual({ ...dealer, name: { en: "Dealer", ar: "معرض" } });
    expect(await seen()).toEqual(given.json());
    expect((await give({ plan: "premium", days: 30, seen: free })).json()).toMatchObject({
      code: "user.wrong_plan",
      ...dealer,
    });
    const both = await Promise.all([
      give({ plan: "premium", days: 10, seen: dealer }),
      give({ plan: "free", days: null, seen: dealer }, other),
    ]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const now = async () => {
      const { plan, endsAt } = await seen();
      return { plan, endsAt };
    };
    expect((await give({ plan: "nothing", days: 1, seen: await now() })).json().code).toBe("plan.not_found");
    for (const days of [0, -1, 1.5, 3661])
      expect((await give({ plan: "premium", days, seen: await now() })).statusCode).toBe(400);
    expect((await give({ plan: "premium", days: 3 })).statusCode).toBe(400);
    const last = (await give({ plan: "premium", days: null, seen: await now() })).json();
    expect(last).toMatchObject({ plan: "premium", endsAt: null });
    expect(await actionsOf(id)).toEqual(["user.plan_set", "user.plan_set", "user.plan_set"]);
    const { periods } = (await get(`users/${id}`)).json();
    expect(periods[0]).toMatchObject({ plan: "premium", endsAt: null, isPaid: false, isOver: false });
  });

  it("of two who give the same plan for another time, the second is told too", async () => {
    const id = await makeUser(db, { current_plan: "free" });
    const give = (days: number, seen: object, on = app) =>
      put(`users/${id}/plan`, { plan: "premium", days, seen }, on, ofPayments);
    const { plan, endsAt } = (await give(30, { plan: "free", endsAt: null })).json();
    const both = await Promise.all([give(10, { plan, endsAt }), give(60, { plan, endsAt }, other)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const won = both.find(({ statusCode }) => statusCode === 200)?.json();
    expect((await get(`users/${id}/plan`, ofPayments)).json()).toEqual(won);
  });
});
