import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { makeListing } from "#features/listings/listing.factory.ts";
import { testApp } from "../../../tests/support/app.ts";
import { fc, inputs } from "../../../tests/support/property.ts";
import { carForm, makeSeller, type Seller } from "./selling.factory.ts";

const { app, db, time } = await testApp();

const statuses = ["pending", "active", "rejected", "expired"] as const;
type Status = (typeof statuses)[number];
/** Every legal move (docs/product.md, "States of a listing"). */
const moves: Record<Status, readonly Status[]> = {
  pending: ["active", "rejected"],
  active: ["rejected", "pending", "expired"],
  rejected: ["active", "pending"],
  expired: ["active", "pending"],
};

describe("the states of a listing", () => {
  it.each(statuses.flatMap((from) => statuses.map((to) => [from, to] as const)))(
    "from %s to %s: as the decisions say, in the database",
    async (from, to) => {
      const seller = await makeSeller(app, db);
      const reason = (status: Status) => (status === "expired" ? ("lapsed" as const) : null);
      const id = await makeListing(db, { user_id: seller.id, status: from, expired_reason: reason(from) });
      const move = db
        .updateTable("cars")
        .set({ status: to, expired_reason: reason(to) })
        .where("id", "=", id)
        .execute();
      if (from === to || moves[from].includes(to)) await move;
      else await expect(move).rejects.toMatchObject({ code: "MS001" });
    },
  );

  it.each(["lapsed", "sold", "withdrawn", "plan_ended"] as const)(
    "one that waits expires only with its plan, and is reviewed when it comes back: %s",
    async (expired_reason) => {
      const seller = await makeSeller(app, db);
      const id = await makeListing(db, { user_id: seller.id, status: "pending" });
      const row = db.updateTable("cars").where("id", "=", id);
      const move = row.set({ status: "expired", expired_reason }).execute();
      if (expired_reason !== "plan_ended") return expect(move).rejects.toMatchObject({ code: "MS001" });
      await move;
      const back = row.set({ status: "active", expired_reason: null }).execute();
      await expect(back).rejects.toMatchObject({ code: "MS001" });
      await row.set({ status: "pending", expired_reason: null }).execute();
    },
  );

  const byOwner = ["price", "title", "renew", "sold", "withdraw", "delete", "restore"] as const;
  const byMarket = ["approve", "reject", "lapse", "a week", "two months"] as const;
  const action = fc.constantFrom(...byOwner, ...byMarket);
  type Action = (typeof byOwner)[number] | (typeof byMarket)[number];

  /** What the rules of docs/product.md make of a listing; undefined where an action is not possible. */
  interface Model {
    status: Status;
    reason: string | null;
    deleted: boolean;
    /** Changed while it was expired. */
    dirty: boolean;
    /** Milliseconds. */
    expires: number | null;
    deletedAt: number;
    endedAt: number;
  }
  const day = 86_400_000;

  function owners(model: Model, what: Action, now: number): Model | undefined {
    const { status } = model;
    switch (what) {
      case "delete":
        return { ...model, deleted: true, deletedAt: now };
      case "price":
        if (status === "expired" && model.reason === "sold") return { ...model, dirty: true };
        return status === "rejected" ? { ...model, status: "pending" } : model;
      case "title":
        if (status === "expired") return { ...model, dirty: true };
        return status === "active" ? model : { ...model, status: "pending" };
      case "sold":
      case "withdraw": {
        const reason = what === "sold" ? "sold" : "withdrawn";
        if (status === "active") return { ...model, status: "expired", reason, endedAt: now };
        return status === "expired" && model.reason === reason ? model : undefined;
      }
      case "renew": {
        if (status === "expired" && model.reason === "sold" && !model.dirty) {
          const isUndo = now === model.endedAt && model.expires !== null && model.expires > now;
          if (isUndo) return { ...model, status: "active", reason: null };
          return { ...model, status: "pending", reason: null, expires: null };
        }
        if (status === "expired" && model.dirty) {
          const expires = model.reason === "withdrawn" ? model.expires : null;
          return { ...model, status: "pending", reason: null, dirty: false, expires };
        }
        const { expires } = model;
        if (status === "expired") {
          const isLeft = model.reason !== "lapsed" && expires !== null && expires > now;
          return { ...model, status: "active", reason: null, expires: isLeft ? expires : now + 60 * day };
        }
        return status === "active" && expires !== null && expires - now <= 7 * day
          ? { ...model, expires: Math.max(expires, now) + 60 * day }
          : undefined;
      }
    }
    return undefined;
  }

  function after(model: Model, what: Action, now: number): Model | undefined {
    if (what === "a week" || what === "two months") return model;
    if (what === "restore") {
      return model.deleted && now - model.deletedAt <= 3_600_000
        ? { ...model, deleted: false, endedAt: now }
        : undefined;
    }
    if (model.deleted) return what === "lapse" ? model : undefined;
    const { status } = model;
    if (what === "approve" || what === "reject") {
      if (status === "expired" || (what === "approve" ? status === "active" : status === "rejected"))
        return undefined;
      if (what === "reject") return { ...model, status: "rejected" };
      const lives = model.expires !== null && model.expires > now;
      return { ...model, status: "active", expires: lives ? model.expires : now + 60 * day };
    }
    if (what === "lapse") {
      const due = status === "active" && model.expires !== null && model.expires <= now;
      return due ? { ...model, status: "expired", reason: "lapsed" } : model;
    }
    return owners(model, what, now);
  }

  /** Does it; true when it was accepted. */
  async function act(seller: Seller, id: string, what: Action, turn: number): Promise<boolean> {
    const verb = async (answer: Promise<{ statusCode: number }>) => (await answer).statusCode < 300;
    const address = `/api/cars/${id}`;
    switch (what) {
      case "price":
        return verb(seller.patch(address, { price: 10_000 + turn }));
      case "title":
        return verb(seller.patch(address, { title: `Kia Sportage, words ${turn}` }));
      case "delete":
        return verb(seller.remove(address));
      case "a week":
      case "two months":
        time.now = new Date(time.now.getTime() + (what === "a week" ? 7 : 61) * day);
        // The seller stays signed in all the while.
        await sql`update sessions set last_seen_at = ${time.now}, expire = '2200-01-01'`.execute(db);
        return true;
      case "lapse":
        await sql`update cars set status = 'expired', expired_reason = 'lapsed', updated_at = ${time.now}
          where id = ${id}::uuid and status = 'active' and deleted_at is null and expires_at <= ${time.now}`.execute(
          db,
        );
        return true;
      case "approve":
      case "reject": {
        const { numUpdatedRows } = await db
          .updateTable("cars")
          .set({ status: what === "approve" ? "active" : "rejected", updated_at: time.now })
          .where("id", "=", id)
          .where("deleted_at", "is", null)
          .where("status", "not in", ["expired", what === "approve" ? "active" : "rejected"])
          .executeTakeFirstOrThrow();
        return numUpdatedRows > 0n;
      }
      default:
        return verb(seller.post(`${address}/${what}`));
    }
  }

  it("are those that the rules give, after any sequence of actions", async () => {
    const seller = await makeSeller(app, db, { current_plan: "dealer" });
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 1, maxLength: 14 }), async (actions) => {
        const { id } = (await seller.post("/api/cars", carForm)).json();
        let model: Model = {
          status: "pending",
          reason: null,
          deleted: false,
          dirty: false,
          expires: null,
          deletedAt: 0,
          endedAt: 0,
        };
        for (const [turn, what] of actions.entries()) {
          const next = after(model, what, time.now.getTime());
          expect(await act(seller, id, what, turn), `${what} of ${JSON.stringify(model)}`).toBe(
            next !== undefined,
          );
          model = next ?? model;
          const row = await db.selectFrom("cars").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
          expect({
            status: row.status,
            reason: row.expired_reason,
            deleted: row.deleted_at !== null,
            dirty: row.changed_while_expired,
            expires: row.expires_at?.getTime() ?? null,
          }).toEqual({
            status: model.status,
            reason: model.reason,
            deleted: model.deleted,
            dirty: model.dirty,
            expires: model.expires,
          });
          expect(row.is_public).toBe(model.status === "active" && !model.deleted);
        }
        await db.deleteFrom("cars").where("id", "=", id).execute();
      }),
      inputs(60),
    );
  }, 60_000);
});
