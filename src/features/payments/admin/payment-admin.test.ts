import { describe, expect, it } from "vitest";
import { makeAdministrator, signInAdministrator } from "#features/administrators/admin.factory.ts";
import { makeUser } from "#features/listings/listing.factory.ts";
import { usualReasons as ar } from "#i18n/messages/usual-reasons.ar.ts";
import { usualReasons as en } from "#i18n/messages/usual-reasons.en.ts";
import { secondProcess, testApp } from "../../../../tests/support/app.ts";
import { signIn } from "../../../../tests/support/sign-in.ts";
import { noteEvent } from "../order.queries.ts";
import { ledgerOf, makeOrder } from "../payment.factory.ts";
import { paperForm, pdf } from "../pdf.factory.ts";
import { sendReceipt } from "../verbs/send-receipt.ts";
import { settle } from "../verbs/settle.ts";

const test = await testApp();
const { app, db, time } = test;
const other = await secondProcess(test);
const places = JSON.stringify({ omt: { name: "Mishwar SAL", number: "+9611000000" } });
await db.updateTable("app_settings").set({ value: places }).where("key", "=", "transfers").execute();
const administrator = await makeAdministrator(db, "payment_admin");
const headers = { "accept-language": "ar", ...(await signInAdministrator(db, administrator.id, time.now)) };

const get = (url: string) => app.inject({ url: `/api/admin/${url}`, headers });
const put = (url: string, payload?: object, on = app) =>
  on.inject({ method: "PUT", url: `/api/admin/${url}`, headers, ...(payload && { payload }) });

async function payment({
  method = "manual",
  ...of
}: { method?: "manual" | "chat" | "credit_card" } & Parameters<typeof makeUser>[1] = {}) {
  const userId = await makeUser(db, { current_plan: "free", first_name: "Hala", ...of });
  const orderId = await makeOrder(db, { userId, at: time.now, method });
  const { id } = await db
    .selectFrom("payments")
    .select("id")
    .where("order_id", "=", orderId)
    .executeTakeFirstOrThrow();
  return { id, orderId, userId };
}
const logOf = (id: string) =>
  db
    .selectFrom("admin_activity_log")
    .select(["action", "before", "after", "admin_id"])
    .where("resource_id", "=", id)
    .orderBy("id")
    .execute();

describe("what an administrator is shown of a payment", () => {
  const shown = async (orderId: string) => {
    const { data } = (await get("payments")).json();
    return data.find((one: { orderId: string }) => one.orderId === orderId);
  };

  it("names the other orders that the same file was sent for, and none for a file of its own", async () => {
    const [first, second, own] = [await payment(), await payment(), await payment()];
    const send = async ({ orderId, userId }: typeof first, bytes: Buffer) => {
      const form = paperForm(bytes);
      const of = await signIn(db, userId);
      const url = `/api/payments/${orderId}/receipt`;
      const headers = { ...of, ...form.headers };
      expect((await app.inject({ method: "POST", url, ...form, headers })).statusCode).toBe(200);
    };
    await send(first, pdf);
    await send(second, pdf);
    await send(own, Buffer.concat([pdf, Buffer.from("\n%2")]));
    const [one, two, three] = [
      await shown(first.orderId),
      await shown(second.orderId),
      await shown(own.orderId),
    ];
    expect(one.sameReceiptAs).toEqual([two.reference]);
    expect(two.sameReceiptAs).toEqual([one.reference]);
    expect(three.sameReceiptAs).toEqual([]);
  });

  it("says in the list that a part of its money went back, or that it is disputed", async () => {
    const [part, disputed, plain] = [
      await payment({ method: "credit_card" }),
      await payment({ method: "credit_card" }),
      await payment({ method: "credit_card" }),
    ];
    const answer = { currency: "USD", transactionId: "T", reason: null, disputed: false } as const;
    for (const { orderId } of [part, disputed, plain]) {
      await settle(db, orderId, { ...answer, state: "paid", amount: "5.00" }, "gateway", time.now);
    }
    await settle(db, part.orderId, { ...answer, state: "paid", amount: "3.00" }, "job", time.now);
    await settle(
      db,
      disputed.orderId,
      { ...answer, state: "paid", amount: "5.00", disputed: true },
      "job",
      time.now,
    );
    expect(await shown(part.orderId)).toMatchObject({ trouble: "part_refunded", returned: 2 });
    expect((await shown(disputed.orderId)).trouble).toBe("disputed");
    expect((await shown(plain.orderId)).trouble).toBeNull();
    await settle(db, part.orderId, { ...answer, state: "refunded", amount: "5.00" }, "job", time.now);
    expect(await shown(part.orderId)).toMatchObject({ state: "refunded", trouble: null });
  });

  it("says in the list that another payment had its number before, whatever its state", async () => {
    const { orderId } = await payment();
    const detail = { reason: "TX 1", reference: "M0000001" };
    const noted = { state: "open", what: "number_used_twice", detail, actor: "job" } as const;
    await noteEvent(db, orderId, noted, time.now);
    expect((await shown(orderId)).trouble).toBe("number_used_twice");
  });
});

describe("deciding about a transfer", () => {
  it("verifies it, starts what was bought, and writes both histories", async () => {
    const { id, orderId } = await payment();
    const answer = await put(`payments/${id}/verify`);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toMatchObject({ id, status: "verified", state: "paid", actions: ["refund"] });
    expect(answer.json().history.at(-1)).toMatchObject({
      actor: "administrator",
      administrator: "Maya Saadeh",
    });
    expect(await ledgerOf(db, orderId)).toMatchObject({ state: "paid", activations: 1, subscriptions: 1 });
    expect(await logOf(id)).toEqual([
      {
        action: "payment.verified",
        before: { status: "pending", state: "open", note: null },
        after: { status: "verified", state: "paid", note: null },
        admin_id: administrator.id,
      },
    ]);
  });

  it("rejects it with a reason that the buyer reads; a bare call without one says a general one", async () => {
    const { id, userId, orderId } = await payment();
    expect((await put(`payments/${id}/reject`, { reason: "x" })).statusCode).toBe(400);
    const answer = await put(`payments/${id}/reject`, { reason: "المبلغ ناقص" });
    expect(answer.json()).toMatchObject({ status: "rejected", note: "المبلغ ناقص", actions: ["reopen"] });
    const own = await app.inject({ url: `/api/payments/${orderId}`, headers: await signIn(db, userId) });
    expect(own.json().reason).toBe("المبلغ ناقص");
    const second = await payment();
    expect((await put(`payments/${second.id}/reject`)).json().status).toBe("rejected");
    const headers = await signIn(db, second.userId);
    const readIn = async (language: string) =>
      (await app.inject({ url: `/api/payments/${second.orderId}?lang=${language}`, headers })).json().reason;
    expect([await readIn("ar"), await readIn("en")]).toEqual([ar.transferNotFound, en.transferNotFound]);
    const third = await payment();
    const legacy = await put(`payments/${third.id}/status`, { status: "rejected", reason: "لا حوالة" });
    expect(legacy.json()).toMatchObject({ status: "rejected", note: "لا حوالة" });
    const fourth = await payment({ method: "chat" });
    expect((await put(`payments/${fourth.id}/status`, { status: "verified" })).json().status).toBe(
      "verified",
    );
  });

  it("is done by the first of two; the second is told, and nothing is overwritten", async () => {
    for (const [one, two] of [
      ["verify", "verify"],
      ["verify", "reject"],
      ["reject", "verify"],
    ] as const) {
      const { id, orderId } = await payment();
      const both = await Promise.all([
        put(`payments/${id}/${one}`),
        put(`payments/${id}/${two}`, two === "reject" ? { reason: "لا حوالة" } : undefined, other),
      ]);
      expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
      const refused = both.find(({ statusCode }) => statusCode === 409)?.json();
      expect(refused.code).toBe("payment.decided");
      expect(["verified", "rejected"]).toContain(refused.status);
      expect(await logOf(id)).toHaveLength(1);
      const { state } = await ledgerOf(db, orderId);
      expect(state).toBe(refused.state);
    }
  });

  it("takes a rejected one after all only when asked to", async () => {
    const { id } = await payment();
    await put(`payments/${id}/reject`, { reason: "لا حوالة" });
    expect((await put(`payments/${id}/verify`, {})).json().code).toBe("payment.decided");
    expect((await put(`payments/${id}/verify`, { reopen: true })).json().status).toBe("verified");
    expect((await put(`payments/${id}/verify`, { reopen: true })).json().code).toBe("payment.decided");
  });

  it("leaves to the gateway what the gateway answers for", async () => {
    const { id } = await payment({ method: "credit_card" });
    expect((await put(`payments/${id}/verify`)).json().code).toBe("payment.wrong_state");
    expect((await put(`payments/${id}/reject`, { reason: "لا حوالة" })).json().code).toBe(
      "payment.wrong_state",
    );
    expect((await get(`payments/${id}`)).json().actions).toEqual([]);
    expect(await logOf(id)).toEqual([]);
  });

  it("gives money back once, with the number it went under", async () => {
    const { id, orderId } = await payment();
    const give = (body: object) =>
      app.inject({ method: "POST", url: `/api/admin/payments/${id}/refund`, headers, payload: body });
    const whole = { reference: "OMT-99", reason: "طلب الاسترداد" };
    expect((await give(whole)).json().code).toBe("payment.decided");
    await put(`payments/${id}/verify`);
    expect((await give({ reason: "طلب" })).statusCode).toBe(400);
    const both = await Promise.all([give(whole), give(whole)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const shown = (await get(`payments/${id}`)).json();
    expect(shown).toMatchObject({ state: "refunded", refundReference: "OMT-99", actions: [] });
    expect(shown.history.at(-1)).toMatchObject({ what: "refunded", reference: "OMT-99" });
    expect((await ledgerOf(db, orderId)).state).toBe("refunded");
  });

  it("of a payment that is not there is 404", async () => {
    const nothing = "018f0000-0000-7000-8000-000000000001";
    for (const answer of [
      await get(`payments/${nothing}`),
      await put(`payments/${nothing}/verify`),
      await get(`payments/${nothing}/receipt`),
    ]) {
      expect([answer.statusCode, answer.json().code]).toEqual([404, "payment.not_found"]);
    }
    expect((await get("payments/1")).statusCode).toBe(400);
  });
});

describe("a receipt", () => {
  it("is shown to who may, never cached, and each look is written down", async () => {
    const { id, orderId, userId } = await payment();
    expect((await get(`payments/${id}/receipt`)).statusCode).toBe(404);
    const form = paperForm(pdf);
    await app.inject({
      method: "POST",
      url: `/api/payments/${orderId}/receipt`,
      payload: form.payload,
      headers: { ...(await signIn(db, userId)), ...form.headers },
    });
    const shown = await get(`payments/${id}/receipt`);
    expect([shown.statusCode, shown.headers["content-type"], shown.rawPayload]).toEqual([
      200,
      "application/pdf",
      pdf,
    ]);
    expect(shown.headers["cache-control"]).toBe("no-store");
    await get(`payments/${id}/receipt`);
    expect((await logOf(id)).map(({ action }) => action)).toEqual([
      "payment.receipt_seen",
      "payment.receipt_seen",
    ]);
    const reviewer = await makeAdministrator(db, "content_admin");
    const refused = await app.inject({
      url: `/api/admin/payments/${id}/receipt`,
      headers: await signInAdministrator(db, reviewer.id, time.now),
    });
    expect(refused.statusCode).toBe(403);
  });
});

describe("the lists", () => {
  it("say who took the cash of a transfer, and until when the decision is promised", async () => {
    const [late, fresh, without] = [await payment(), await payment(), await payment()];
    const send = ({ orderId }: { orderId: string }, way: "omt" | "whish", at: Date) =>
      db
        .transaction()
        .execute((tx) =>
          sendReceipt(tx, { orderId, key: `k${orderId}`, hash: "", number: undefined, way, at }),
        );
    await send(late, "whish", new Date(time.now.getTime() - 24.1 * 3_600_000));
    await send(fresh, "omt", time.now);
    const { data } = (await get("pending-payments")).json();
    expect(data[0]).toMatchObject({
      id: late.id,
      transferWay: "whish",
      dueAt: new Date(time.now.getTime() - 0.1 * 3_600_000).toISOString(),
    });
    const of = async ({ id }: { id: string }) => (await get(`payments/${id}`)).json();
    expect(await of(fresh)).toMatchObject({
      transferWay: "omt",
      dueAt: new Date(time.now.getTime() + 24 * 3_600_000).toISOString(),
    });
    expect(await of(without)).toMatchObject({ transferWay: null, dueAt: null });
    await put(`payments/${late.id}/verify`);
    expect(await of(late)).toMatchObject({ transferWay: "whish", dueAt: null });
  });

  it("find by reference, number, name and mail, take signs as spaces, and count", async () => {
    const { id, orderId } = await payment({
      email: "odd_100%@example.com",
      first_name: "أحمد",
      phone: "+96171340519",
    });
    await db.updateTable("payments").set({ transaction_id: "WX-7781" }).where("id", "=", id).execute();
    const { reference } = await db
      .selectFrom("orders")
      .select("reference")
      .where("id", "=", orderId)
      .executeTakeFirstOrThrow();
    const found = async (search: string) =>
      (await get(`payments?search=${encodeURIComponent(search)}`))
        .json()
        .data.map((one: { id: string }) => one.id);
    for (const search of [
      reference,
      reference.toLowerCase().slice(0, 5),
      "wx-7781",
      "odd_100%",
      "ODD_100",
      "احمد",
      "71 340",
    ]) {
      expect(await found(search), search).toContain(id);
    }
    expect(await found("odd%nothing_")).toEqual([]);
    expect((await found("hala")).length).toBeGreaterThan(3);
  });

  it("are of one status and method, sorted, a page at a time, a hundred at most", async () => {
    await payment();
    const all = (await get("payments")).json();
    expect(all.total).toBe(all.data.length);
    const pending = (await get("payments?status=pending&method=manual&sort=createdAt&limit=1")).json();
    expect([pending.data.length, pending.data[0].status, pending.data[0].paidBy]).toEqual([
      1,
      "pending",
      "manual",
    ]);
    expect(pending.totalPages).toBe(pending.total);
    const [dear, cheap] = [
      (await get("payments?sort=-amount&limit=1")).json().data[0].amount,
      (await get("payments?sort=amount&limit=1")).json().data[0].amount,
    ];
    expect(dear).toBeGreaterThanOrEqual(cheap);
    for (const wrong of ["limit=101", "limit=0", "page=0", "status=paid", "sort=user", "page=x"]) {
      expect((await get(`payments?${wrong}`)).statusCode, wrong).toBe(400);
    }
  });

  it("of those that wait hold what an administrator decides, the newest first, ten at most", async () => {
    const card = await payment({ method: "credit_card" });
    const waits = await payment();
    const { data, total } = (await get("pending-payments")).json();
    expect(data[0]).toMatchObject({
      id: waits.id,
      user: { firstName: "Hala" },
      subscriptionPlan: { nameAr: "بائع جاد" },
      planName: "بائع جاد",
      amount: 5,
      paymentMethod: "manual",
      hasReceipt: false,
      actions: ["verify", "reject"],
    });
    expect(data.map((one: { id: string }) => one.id)).not.toContain(card.id);
    expect(data.length).toBe(Math.min(10, total));
  });
});
