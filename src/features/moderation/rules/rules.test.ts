import { describe, expect, it } from "vitest";
import { makeAdministrator, signInAdministrator } from "#features/administrators/admin.factory.ts";
import { makeListing, makeUser } from "#features/listings/listing.factory.ts";
import { type FoundFlag, keepFlags } from "#features/selling/review/find-flags.ts";
import { type FlagKind, type RuleSetting, ruleKeys } from "#features/selling/review/rules.ts";
import { carForm, makeSeller } from "#features/selling/selling.factory.ts";
import { testApp } from "../../../../tests/support/app.ts";
import type { AdminRule, RuleTrial } from "./rules.contract.ts";

const { app, db, time } = await testApp();
async function administrator(role: "super_admin" | "content_admin" | "user_admin", name: string) {
  const { id } = await makeAdministrator(db, role, name);
  const headers = await signInAdministrator(db, id, time.now);
  const call = (method: "GET" | "PATCH" | "POST" | "PUT") => (url: string, payload?: object) =>
    app.inject({ method, url: `/api/admin/${url}`, headers, ...(payload && { payload }) });
  return { id, get: call("GET"), patch: call("PATCH"), post: call("POST"), put: call("PUT") };
}
const boss = await administrator("super_admin", "Maya Saadeh");
const reviewer = await administrator("content_admin", "Rami Khoury");
const others = await administrator("user_admin", "Lina Aoun");
const owner = await makeUser(db);

const ruleOf = async (key: FlagKind): Promise<AdminRule> => {
  const { data } = (await reviewer.get("rules")).json() as { data: AdminRule[] };
  const rule = data.find(({ id }) => id === key);
  if (!rule) throw new Error(`No rule ${key}`);
  return rule;
};
const change = async (key: FlagKind, to: Partial<RuleSetting>, who = boss) =>
  who.patch(`rules/${key}`, { version: (await ruleOf(key)).version, ...to });
const daysAgo = (days: number) => new Date(time.now.getTime() - days * 86_400_000);
/** A listing in which a rule found something that many days ago. */
async function hit(kind: FlagKind, days = 1, outcome: FoundFlag["outcome"] = "review") {
  const id = await makeListing(db, { user_id: owner, status: "pending", updated_at: daysAgo(days) });
  await keepFlags(db, id, [{ kind, detail: "1", outcome }], daysAgo(days));
  return id;
}
const decide = (id: string, status: "active" | "rejected") =>
  reviewer.put(`cars/${id}/status`, { status, ...(status === "rejected" && { code: "suspected_fraud" }) });

describe("the rules", () => {
  it("are read by reviewers as the code has them, and by no other role", async () => {
    const { data } = (await reviewer.get("rules")).json();
    expect(data.map(({ id }: AdminRule) => id)).toEqual(ruleKeys);
    expect(data.every(({ isOn, isChanged }: AdminRule) => isOn && !isChanged)).toBe(true);
    expect(await ruleOf("deposit")).toMatchObject({ looksAt: "words", weight: 50, outcome: "review" });
    expect((await others.get("rules")).statusCode).toBe(403);
    expect((await app.inject("/api/admin/rules")).statusCode).toBe(401);
    const seller = await makeSeller(app, db);
    expect((await seller.get("/api/admin/rules")).statusCode).toBe(401);
  });

  it("are changed by a general manager alone, and each change is written down", async () => {
    expect((await change("deposit", { weight: 1 }, reviewer)).statusCode).toBe(403);
    expect((await reviewer.post("rules/deposit/trial", { weight: 1, outcome: "hold" })).statusCode).toBe(403);
    expect((await ruleOf("deposit")).weight).toBe(50);
    const answer = await change("deposit", { weight: 70, outcome: "hold" });
    expect(answer.json()).toMatchObject({ weight: 70, outcome: "hold", isOn: true, isChanged: true });
    const log = await db
      .selectFrom("admin_activity_log")
      .select(["resource_id", "before", "after", "admin_id"])
      .where("action", "=", "rule.changed")
      .execute();
    expect(log).toEqual([
      {
        resource_id: "deposit",
        before: { weight: 50, outcome: "review" },
        after: { weight: 70, outcome: "hold" },
        admin_id: boss.id,
      },
    ]);
    expect((await change("deposit", { weight: 50, outcome: "review" })).json().isChanged).toBe(false);
    expect((await change("deposit", {})).statusCode).toBe(200);
  });

  it("are changed by the first of two; the second learns by whom", async () => {
    const { version } = await ruleOf("pace");
    const both = await Promise.all([
      boss.patch("rules/pace", { version, weight: 31 }),
      boss.patch("rules/pace", { version, weight: 32 }),
    ]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const won = both[0].statusCode === 200 ? 31 : 32;
    const lost = both.find(({ statusCode }) => statusCode === 409)?.json();
    expect(lost).toMatchObject({ code: "rule.changed", changedBy: "Maya Saadeh" });
    expect((await ruleOf("pace")).weight).toBe(won);
  });

  it.each([
    ["rules/deposit", { weight: 101 }],
    ["rules/deposit", { weight: -1 }],
    ["rules/deposit", { weight: 1.5 }],
    ["rules/deposit", { outcome: "delete" }],
    ["rules/deposit", { isOn: "no" }],
    ["rules/deposit", { key: "link_in_text" }],
    ["rules/nothing", { weight: 1 }],
    ["rules/__proto__", { weight: 1 }],
    ["rules/constructor", { weight: 1 }],
  ])("refuse %s %j", async (url, body) => {
    const { version } = await ruleOf("deposit");
    expect((await boss.patch(url, { version, ...body })).statusCode).toBe(400);
    expect((await boss.patch("rules/deposit", { weight: 1 })).statusCode).toBe(400);
    expect((await ruleOf("deposit")).version).toBe(version);
  });
});

describe("what follows", () => {
  const approveAlone = (on: boolean) =>
    db
      .updateTable("app_settings")
      .set({ value: JSON.stringify(on) })
      .where("key", "=", "auto_approve_listings")
      .execute();
  const send = async (form: object) => {
    const { id } = (await (await makeSeller(app, db)).post("/api/cars", { ...carForm, ...form })).json();
    const flags = await db.selectFrom("listing_flags").select("kind").where("car_id", "=", id).execute();
    const { status } = await db
      .selectFrom("cars")
      .select("status")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    return { id, status, flags: flags.map(({ kind }) => kind) };
  };
  const withLink = { description: "More on www.example.com" };

  it("is that a note lets a listing go live, a review does not, and what is off is seen by nobody", async () => {
    await approveAlone(true);
    expect(await send(withLink)).toMatchObject({ status: "pending", flags: ["link_in_text"] });
    await change("link_in_text", { outcome: "note" });
    const noted = await send(withLink);
    expect(noted).toMatchObject({ status: "active", flags: ["link_in_text"] });
    await change("link_in_text", { isOn: false });
    const { found } = await ruleOf("link_in_text");
    expect(await send(withLink)).toMatchObject({ status: "active", flags: [] });
    // Counted all the same: it can be tried before it is switched on again.
    expect((await ruleOf("link_in_text")).found).toBe(found + 1);
    await change("link_in_text", { isOn: true, outcome: "review" });
    await approveAlone(false);
  });

  it("is that a held listing is approved alone, and refused with others", async () => {
    const [held, other, flagged] = [await hit("reused_picture"), await hit("pace"), await hit("deposit")];
    const ids = [held, other, flagged];
    const said = async (status: string) =>
      (
        await reviewer.put("cars/status", {
          ids,
          status,
          ...(status === "rejected" && { code: "other", reason: "No" }),
        })
      )
        .json()
        .data.map(({ outcome }: { outcome: string }) => outcome);
    expect(await said("active")).toEqual(["held", "done", "done"]);
    expect((await decide(held, "active")).statusCode).toBe(200);
    const again = await hit("reused_picture");
    const refused = await reviewer.put("cars/status", {
      ids: [again],
      status: "rejected",
      code: "other",
      reason: "No",
    });
    expect(refused.json().data).toMatchObject([{ outcome: "done" }]);
  });

  it("is the order of the queue: by weight and age, nothing passed for longer than twenty hours", async () => {
    await db.deleteFrom("cars").execute();
    const wait = async (hours: number, ...kinds: FlagKind[]) => {
      const id = await makeListing(db, {
        user_id: owner,
        status: "pending",
        updated_at: new Date(time.now.getTime() - hours * 3_600_000),
      });
      await keepFlags(
        db,
        id,
        kinds.map((kind) => ({ kind, detail: "1" })),
        time.now,
      );
      return id;
    };
    const grave = await wait(1, "upheld_reports", "reused_picture", "duplicate_vin");
    const older = await wait(22);
    const younger = await wait(20);
    const mild = await wait(18.5, "phone_in_text");
    const listed = async (order?: string) =>
      (await reviewer.get(`pending-cars${order ? `?order=${order}` : ""}`))
        .json()
        .data.map(({ id }: { id: string }) => id);
    expect(await listed()).toEqual([older, grave, mild, younger]);
    expect(await listed("oldest")).toEqual([older, younger, mild, grave]);
    const next = async (body: object) =>
      (await reviewer.post("cars/queue/next", body)).json().data?.listing.id;
    expect(await next({})).toBe(older);
    expect(await next({ after: older })).toBe(grave);
    expect(await next({ after: older, order: "oldest" })).toBe(younger);
    // Decided, it waits no more and has no flags: those behind it come next all the same.
    await decide(grave, "active");
    expect(await next({ after: grave })).toBe(mild);
    expect(await next({ after: mild })).toBe(younger);
    expect(await next({ after: younger })).toBeUndefined();
    expect((await reviewer.get("pending-cars?order=worst")).statusCode).toBe(400);
  });
});

describe("how often reviewers agreed", () => {
  it("is counted of what was decided after the rule found something, within 90 days", async () => {
    const key = "vin_contradicts";
    const before = await ruleOf(key);
    await decide(await hit(key), "rejected");
    await decide(await hit(key), "active");
    const removed = await hit(key);
    await app.inject({ method: "DELETE", url: `/api/admin/cars/${removed}`, headers: await headersOf() });
    await hit(key);
    await decide(await hit(key, 91), "rejected");
    const after = await ruleOf(key);
    expect([after.found, after.decided, after.agreed]).toEqual([
      before.found + 4,
      before.decided + 3,
      before.agreed + 2,
    ]);
  });

  it("counts no decision that was taken back", async () => {
    const id = await hit("copied_text");
    await decide(id, "rejected");
    expect(await ruleOf("copied_text")).toMatchObject({ found: 1, decided: 1, agreed: 1 });
    expect((await reviewer.post(`cars/${id}/status/undo`)).statusCode).toBe(200);
    expect(await ruleOf("copied_text")).toMatchObject({ found: 1, decided: 0, agreed: 0 });
  });
});

describe("a trial", () => {
  it("says what a rule would have done with last month's listings, and changes nothing", async () => {
    const key = "old_device";
    for (const status of ["rejected", "rejected", "active"] as const) await decide(await hit(key), status);
    await hit(key, 2, "off");
    await decide(await hit(key, 31), "rejected");
    const before = await ruleOf(key);
    const trial = async (body: object): Promise<RuleTrial> =>
      (await boss.post(`rules/${key}/trial`, body)).json();
    const ofThose = { rejected: 2, approved: 1, waiting: 1 };
    expect(await trial({ weight: 60, outcome: "hold" })).toEqual({
      days: 30,
      would: { note: 0, review: 0, hold: 4 },
      ofThose,
    });
    expect((await trial({ weight: 5, outcome: "note" })).would).toEqual({ note: 4, review: 0, hold: 0 });
    expect((await trial({ weight: 5, outcome: "note", isOn: false })).would).toEqual({
      note: 0,
      review: 0,
      hold: 0,
    });
    expect(await ruleOf(key)).toEqual(before);
    expect((await boss.post(`rules/${key}/trial`, { weight: 500, outcome: "hold" })).statusCode).toBe(400);
    expect((await boss.post("rules/nothing/trial", { weight: 5, outcome: "hold" })).statusCode).toBe(400);
  });
});

async function headersOf() {
  return signInAdministrator(db, reviewer.id, time.now);
}
