import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { makeAdministrator } from "#features/administrators/admin.factory.ts";
import { makeListing, makeUser } from "#features/listings/listing.factory.ts";
import { carForm, livesIn, makeSeller } from "#features/selling/selling.factory.ts";
import { testApp } from "../../../../tests/support/app.ts";
import { testJobs } from "../../../../tests/support/jobs.ts";
import type { Decision } from "../decision.schema.ts";
import { decide, undoSeconds } from "./decide.ts";
import { decideMany } from "./decide-many.ts";
import { remove, restore } from "./remove.ts";
import { takeBack } from "./take-back.ts";

const test = await testApp();
const { app, db, time } = test;
const jobs = await testJobs(test);
const { rowOf } = livesIn(db, time);
const [maya, rami] = [
  await makeAdministrator(db, "content_admin"),
  await makeAdministrator(db, "content_admin", "Rami Khoury"),
];
const dayMs = 86_400_000;

type Given = Decision & { id: string; seen?: string };
const does = (who: { id: string }, given: Given, at = time.now) =>
  db.transaction().execute((tx) => decide(tx, who, given, at));
const inTx = <T>(work: (tx: typeof db) => Promise<T>) => db.transaction().execute(work);
const flagsOf = (id: string) =>
  db.selectFrom("listing_flags").select(["kind", "detail"]).where("car_id", "=", id).execute();
async function waiting(given: object = {}): Promise<string> {
  const hourAgo = new Date(time.now.getTime() - 3_600_000);
  const user_id = await makeUser(db);
  return makeListing(db, { user_id, status: "pending", updated_at: hourAgo, created_at: hourAgo, ...given });
}
const seenOf = async (id: string) => (await rowOf(id)).updated_at.toISOString();

describe("a decision about a listing", () => {
  it("approves: live for its period, flags gone, how long it waited kept", async () => {
    const id = await waiting();
    await db.insertInto("listing_flags").values({ car_id: id, kind: "deposit", detail: "عربون" }).execute();
    const log = await does(maya, { id, status: "active", seen: await seenOf(id) });
    expect(log).toMatchObject({
      action: "listing.approved",
      before: { status: "pending" },
      after: { status: "active" },
    });
    const row = await rowOf(id);
    expect(row).toMatchObject({ status: "active", is_public: true, waiting_since: null });
    expect(row.expires_at).toEqual(new Date(time.now.getTime() + 60 * dayMs));
    expect(await flagsOf(id)).toEqual([]);
    const review = await db
      .selectFrom("listing_reviews")
      .selectAll()
      .where("car_id", "=", id)
      .executeTakeFirst();
    expect(review).toMatchObject({ admin_id: maya.id, decision: "active", waited_seconds: 3600 });
  });

  it("refuses with a code and words, and both go when it is approved after all", async () => {
    const id = await waiting();
    await does(maya, { id, status: "rejected", code: "bad_photos", reason: "Too dark" });
    expect(await rowOf(id)).toMatchObject({
      status: "rejected",
      rejection_code: "bad_photos",
      rejection_reason: "Too dark",
    });
    await does(maya, { id, status: "active" });
    expect(await rowOf(id)).toMatchObject({
      status: "active",
      rejection_code: null,
      rejection_reason: null,
    });
    await does(maya, { id, status: "rejected", code: "duplicate" });
    expect(await rowOf(id)).toMatchObject({ status: "rejected", rejection_reason: null });
  });

  it.each(["active", "rejected"] as const)(
    "decides what is expired or deleted to nothing: %s",
    async (status) => {
      const code = status === "rejected" ? { code: "duplicate" as const } : {};
      const user_id = await makeUser(db);
      const expired = await makeListing(db, { user_id, status: "expired", expired_reason: "sold" });
      const deleted = await makeListing(db, { user_id, status: "pending", deleted_at: time.now });
      for (const [id, state] of [
        [expired, "expired"],
        [deleted, "deleted"],
      ] as const) {
        await expect(does(maya, { id, status, ...code })).rejects.toMatchObject({
          code: "listing.wrong_state",
          facts: { status: state },
        });
      }
      await expect(does(maya, { id: randomUUID(), status, ...code })).rejects.toMatchObject({
        code: "listing.not_found",
      });
    },
  );

  it("finds no place for a refused one when its owner's plan is full", async () => {
    const seller = await makeSeller(app, db);
    const refused = await makeListing(db, { user_id: seller.id, status: "rejected" });
    await makeListing(db, { user_id: seller.id, status: "active" });
    await expect(does(maya, { id: refused, status: "active" })).rejects.toMatchObject({
      code: "listing.limit_reached",
    });
    expect((await rowOf(refused)).status).toBe("rejected");
  });

  it("tells the second of two who decide at once, and overwrites nothing", async () => {
    for (const say of [true, false]) {
      const id = await waiting();
      const seen = say ? { seen: await seenOf(id) } : {};
      const both = await Promise.allSettled([
        does(maya, { id, status: "active", ...seen }),
        does(rami, { id, status: "rejected", code: "suspected_fraud", ...seen }),
      ]);
      const lost = both.find((one) => one.status === "rejected");
      expect(both.filter((one) => one.status === "fulfilled")).toHaveLength(1);
      const row = await rowOf(id);
      expect(lost?.reason).toMatchObject({
        code: "listing.decided",
        facts: {
          status: row.status,
          decidedBy: row.status === "active" ? "Maya Saadeh" : "Rami Khoury",
          decidedAt: time.now.toISOString(),
        },
      });
      const reviews = await db.selectFrom("listing_reviews").select("id").where("car_id", "=", id).execute();
      expect(reviews).toHaveLength(1);
    }
  });

  it("tells a reviewer that the owner changed it meanwhile", async () => {
    const seller = await makeSeller(app, db);
    const { id } = (await seller.post("/api/cars", carForm)).json();
    const seen = await seenOf(id);
    time.now = new Date(time.now.getTime() + 1000);
    expect((await seller.patch(`/api/cars/${id}`, { title: "Another car" })).statusCode).toBe(200);
    await expect(does(maya, { id, status: "active", seen })).rejects.toMatchObject({
      code: "listing.changed",
      facts: { status: "pending" },
    });
    expect((await rowOf(id)).status).toBe("pending");
  });
});

describe("several at once", () => {
  it("decides each for itself and names those that are gone", async () => {
    const [good, stale, done] = [await waiting(), await waiting(), await waiting()];
    const gone = randomUUID();
    await does(rami, { id: done, status: "rejected", code: "duplicate" });
    const seen = { [stale]: new Date(0).toISOString(), [done]: new Date(0).toISOString() };
    const { data, log } = await inTx((tx) =>
      decideMany(tx, maya, { ids: [done, gone, good, stale, good], seen, status: "active" }, time.now),
    );
    expect(data.map(({ id, outcome, decidedBy }) => [id, outcome, decidedBy])).toEqual([
      [done, "decided", "Rami Khoury"],
      [gone, "not_found", null],
      [good, "done", null],
      [stale, "changed", null],
    ]);
    expect(log).toHaveLength(1);
    expect((await rowOf(good)).status).toBe("active");
    expect((await rowOf(stale)).status).toBe("pending");
    expect((await rowOf(done)).status).toBe("rejected");
  });

  it("goes on after one that finds no place", async () => {
    const seller = await makeSeller(app, db);
    const full = await makeListing(db, { user_id: seller.id, status: "rejected" });
    await makeListing(db, { user_id: seller.id, status: "active" });
    const good = await waiting();
    const { data } = await inTx((tx) =>
      decideMany(tx, maya, { ids: [full, good], status: "active" }, time.now),
    );
    expect(data.map(({ outcome }) => outcome)).toEqual(["limit_reached", "done"]);
    expect((await rowOf(good)).status).toBe("active");
    const kept = await db.selectFrom("listing_reviews").select("id").where("car_id", "=", full).execute();
    expect(kept).toEqual([]);
  });
});

describe("taking a decision back", () => {
  const back = (who: { id: string }, id: string, at = time.now) => inTx((tx) => takeBack(tx, who, id, at));

  it("brings everything back as it was, and its owner hears nothing", async () => {
    const id = await waiting();
    await db.insertInto("listing_flags").values({ car_id: id, kind: "deposit", detail: "عربون" }).execute();
    const before = await rowOf(id);
    await jobs.run();
    await does(maya, { id, status: "active" });
    await back(maya, id);
    const { updated_at: _, change_number: __, ...after } = await rowOf(id);
    const { updated_at: ___, change_number: ____, ...was } = before;
    expect(after).toEqual(was);
    expect(await flagsOf(id)).toEqual([{ kind: "deposit", detail: "عربون" }]);
    const mails = (await jobs.mails()).length;
    await jobs.run();
    expect(await jobs.mails()).toHaveLength(mails);
    expect(
      await db.selectFrom("notifications").select("id").where("user_id", "=", was.user_id).execute(),
    ).toEqual([]);
    // Decided again, it is told.
    await does(maya, { id, status: "active" });
    await jobs.run();
    expect(await jobs.mails()).toHaveLength(mails + 1);
  });

  it("is too late after its seconds, after the owner was told, for others, and when something happened since", async () => {
    const refused = { code: "review.undo_over" };
    const late = await waiting();
    await does(maya, { id: late, status: "active" });
    const after = new Date(time.now.getTime() + undoSeconds * 1000 + 1);
    await expect(back(maya, late, after)).rejects.toMatchObject(refused);
    await expect(back(rami, late)).rejects.toMatchObject(refused);
    await jobs.run();
    await expect(back(maya, late)).rejects.toMatchObject(refused);
    const moved = await waiting();
    await does(maya, { id: moved, status: "rejected", code: "duplicate" });
    await db
      .updateTable("cars")
      .set({ updated_at: new Date(time.now.getTime() + 1) })
      .where("id", "=", moved)
      .execute();
    await expect(back(maya, moved)).rejects.toMatchObject(refused);
    await expect(back(maya, await waiting())).rejects.toMatchObject(refused);
  });
});

describe("deleting and bringing back", () => {
  it("hides any listing, and its owner cannot bring it back but an administrator can", async () => {
    const seller = await makeSeller(app, db);
    const id = await makeListing(db, { user_id: seller.id, status: "active" });
    await inTx((tx) => remove(tx, maya, { id }, time.now));
    expect(await rowOf(id)).toMatchObject({ is_public: false, deleted_by: maya.id });
    expect((await seller.post(`/api/cars/${id}/restore`)).statusCode).toBe(409);
    await expect(inTx((tx) => remove(tx, maya, { id }, time.now))).rejects.toMatchObject({
      code: "listing.not_found",
    });
    await inTx((tx) => restore(tx, { id }, time.now));
    expect(await rowOf(id)).toMatchObject({ status: "active", is_public: true, deleted_by: null });
    await expect(inTx((tx) => restore(tx, { id }, time.now))).rejects.toMatchObject({
      code: "listing.wrong_state",
    });
  });

  it("brings nothing back that the plan has no place for, and nothing after 30 days", async () => {
    const seller = await makeSeller(app, db);
    const id = await makeListing(db, { user_id: seller.id, status: "active", deleted_at: time.now });
    await makeListing(db, { user_id: seller.id, status: "active" });
    await expect(inTx((tx) => restore(tx, { id }, time.now))).rejects.toMatchObject({
      code: "listing.limit_reached",
    });
    const old = await makeListing(db, {
      user_id: await makeUser(db),
      deleted_at: new Date(time.now.getTime() - 30 * dayMs),
    });
    await jobs.runNamed("listings.purge");
    await expect(inTx((tx) => restore(tx, { id: old }, time.now))).rejects.toMatchObject({
      code: "listing.not_found",
    });
  });
});
