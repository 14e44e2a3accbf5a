import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { makeUser } from "#features/listings/listing.factory.ts";
import { secondProcess, testApp } from "../../../../tests/support/app.ts";
import { makeTalk, makeTalker, type Talker } from "../conversation.factory.ts";

const test = await testApp();
const { app, db, time } = test;
const beside = await secondProcess(test);
// Brings the plan that has room for everything.
beforeAll(() => makeUser(db));

const inHours = (hours: number) => new Date(time.now.getTime() + hours * 3_600_000).toISOString();
const terms = (given: object = {}) => ({ amount: 8000, currency: "usd", until: inHours(48), ...given });
const offer = (who: Talker, id: string, given: object = {}, headers = {}) =>
  who.post(`/api/conversations/${id}/offers`, terms(given), headers);
const act = (who: Talker, id: string, what: string, payload: object = {}) =>
  who.post(`/api/offers/${id}/${what}`, payload);
const offersOf = async (who: Talker, id: string) =>
  (await who.get(`/api/conversations/${id}/offers`)).json().data;
const said = ({ statusCode, json }: { statusCode: number; json: () => { code?: string } }) => [
  statusCode,
  json().code,
];
/** A conversation with an open offer of its buyer. */
async function offered(given: object = {}) {
  const talk = await makeTalk(app, db, { price: 9000 });
  const made = await offer(talk.buyer, talk.id, given);
  expect(made.statusCode, made.body).toBe(201);
  return { ...talk, offerId: made.json().id as string };
}

describe("an offer", () => {
  it("is made, seen by both as theirs, and told as a message", async () => {
    const { buyer, seller, id, offerId } = await offered();
    expect(await offersOf(buyer, id)).toMatchObject([
      {
        id: offerId,
        mine: true,
        amount: 8000,
        currency: "usd",
        state: "open",
        isCounter: false,
        answeredAt: null,
      },
    ]);
    expect(await offersOf(seller, id)).toMatchObject([{ id: offerId, mine: false }]);
    const { data } = await seller.messages(id);
    expect(data.map(({ offer: told }: { offer: unknown }) => told)).toMatchObject([
      null,
      { id: offerId, event: "made", amount: 8000, currency: "usd", until: inHours(48) },
    ]);
    expect(data[1].content).toContain("8000 USD");
    expect((await seller.list()).data[0]).toMatchObject({ unread: 2, last: { offer: { event: "made" } } });
    expect((await seller.list()).data[0].last.offer.until).toBe(inHours(48));
  });

  it("is accepted by the other, once, and nothing is sold by it", async () => {
    const { buyer, seller, id, carId, offerId } = await offered();
    expect(said(await act(buyer, offerId, "accept"))).toEqual([403, "offer.own"]);
    expect((await act(seller, offerId, "accept")).json()).toMatchObject({ state: "accepted", mine: false });
    const again = await act(seller, offerId, "accept");
    expect([...said(again), again.json().state]).toEqual([409, "offer.not_open", "accepted"]);
    for (const what of ["decline", "withdraw"]) {
      const late = await act(what === "withdraw" ? buyer : seller, offerId, what);
      expect(said(late)).toEqual([409, "offer.not_open"]);
    }
    expect((await buyer.messages(id)).data.at(-1).offer).toMatchObject({ id: offerId, event: "accepted" });
    const car = await db.selectFrom("cars").select("status").where("id", "=", carId).executeTakeFirst();
    expect(car?.status).toBe("active");
  });

  it("is declined, and another can be made", async () => {
    const { buyer, seller, id, offerId } = await offered();
    expect(said(await offer(buyer, id))).toEqual([409, "offer.one_open"]);
    expect(said(await offer(seller, id))).toEqual([409, "offer.one_open"]);
    expect((await act(seller, offerId, "decline")).json().state).toBe("declined");
    expect((await offer(seller, id, { amount: 8800 })).statusCode).toBe(201);
    expect((await offersOf(buyer, id)).map(({ state }: { state: string }) => state)).toEqual([
      "open",
      "declined",
    ]);
  });

  it("is countered back and forth, one open at a time", async () => {
    const { buyer, seller, id, offerId } = await offered();
    expect(said(await act(buyer, offerId, "counter", terms()))).toEqual([403, "offer.own"]);
    const counter = await act(seller, offerId, "counter", terms({ amount: 8700 }));
    expect(counter.statusCode, counter.body).toBe(201);
    expect(counter.json()).toMatchObject({ mine: true, isCounter: true, state: "open", amount: 8700 });
    const back = await act(buyer, counter.json().id, "counter", terms({ amount: 8400 }));
    expect(back.statusCode).toBe(201);
    expect((await act(seller, back.json().id, "accept")).statusCode).toBe(200);
    expect((await offersOf(buyer, id)).map(({ state }: { state: string }) => state)).toEqual([
      "accepted",
      "countered",
      "countered",
    ]);
    expect(
      (await buyer.messages(id)).data.map(
        ({ offer: told }: { offer: { event: string } | null }) => told?.event,
      ),
    ).toEqual([undefined, "made", "countered", "countered", "accepted"]);
  });

  it("is withdrawn by its maker alone", async () => {
    const { buyer, seller, offerId } = await offered();
    expect(said(await act(seller, offerId, "withdraw"))).toEqual([403, "offer.not_own"]);
    expect((await act(buyer, offerId, "withdraw")).json().state).toBe("withdrawn");
    expect(said(await act(seller, offerId, "accept"))).toEqual([409, "offer.not_open"]);
  });

  it("ends by itself when its time is over", async () => {
    const { buyer, seller, id, offerId } = await offered({ until: inHours(1) });
    time.now = new Date(time.now.getTime() + 3_600_000);
    expect(await offersOf(seller, id)).toMatchObject([{ state: "ended" }]);
    const late = await act(seller, offerId, "accept");
    expect([...said(late), late.json().state]).toEqual([409, "offer.not_open", "ended"]);
    expect(said(await act(seller, offerId, "counter", terms()))).toEqual([409, "offer.not_open"]);
    expect((await offer(buyer, id, { amount: 8100 })).statusCode).toBe(201);
    expect((await offersOf(buyer, id)).map(({ state }: { state: string }) => state)).toEqual([
      "open",
      "ended",
    ]);
  });

  it("is the same one when its answer was lost", async () => {
    const { buyer, seller, id } = await makeTalk(app, db);
    const headers = { "idempotency-key": randomUUID() };
    const [first, again] = [await offer(buyer, id, {}, headers), await offer(buyer, id, {}, headers)];
    expect([first.statusCode, again.statusCode, again.json()]).toEqual([201, 201, first.json()]);
    expect(said(await offer(buyer, id, { amount: 1 }, headers))).toEqual([409, "request.key_reused"]);
    const countering = () =>
      seller.post(`/api/offers/${first.json().id}/counter`, terms({ amount: 8500 }), headers);
    const [counter, twice] = [await countering(), await countering()];
    expect([counter.statusCode, twice.statusCode, twice.json().id]).toEqual([201, 201, counter.json().id]);
  });
});

describe("two at once", () => {
  const tally = (statuses: readonly number[]) => statuses.toSorted();

  it("accept and withdraw: one of them counts", async () => {
    for (let round = 0; round < 4; round++) {
      const { buyer, seller, offerId, id } = await offered();
      const answers = await Promise.all([
        act(seller, offerId, "accept"),
        beside.inject({ method: "POST", url: `/api/offers/${offerId}/withdraw`, headers: buyer.headers }),
      ]);
      expect(tally(answers.map(({ statusCode }) => statusCode))).toEqual([200, 409]);
      expect((await buyer.messages(id)).data).toHaveLength(3);
    }
  });

  it("of twelve offers one is open, and of twelve answers one counts", async () => {
    const { buyer, seller, id } = await makeTalk(app, db);
    const twelve = <T>(make: (n: number) => Promise<T>) =>
      Promise.all(Array.from({ length: 12 }, (_, n) => make(n)));
    const made = await twelve((n) => offer(n % 2 ? buyer : seller, id, { amount: 7000 + n }));
    expect(made.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    expect(new Set(made.map(({ statusCode }) => statusCode))).toEqual(new Set([201, 409]));
    const open = made.find(({ statusCode }) => statusCode === 201)?.json();
    const maker = (await offersOf(buyer, id))[0].mine ? buyer : seller;
    const other = maker === buyer ? seller : buyer;
    const answered = await twelve((n) =>
      n % 3 === 0
        ? act(other, open.id, "accept")
        : n % 3 === 1
          ? act(other, open.id, "counter", terms())
          : act(other, open.id, "decline"),
    );
    expect(answered.filter(({ statusCode }) => statusCode < 300)).toHaveLength(1);
    expect((await buyer.messages(id)).data).toHaveLength(3);
  });
});

describe("who may", () => {
  it("is neither a guest nor a stranger", async () => {
    const { id, offerId } = await offered();
    const stranger = await makeTalker(app, db);
    expect(said(await offer(stranger, id))).toEqual([404, "conversation.not_found"]);
    expect(said(await stranger.get(`/api/conversations/${id}/offers`))).toEqual([
      404,
      "conversation.not_found",
    ]);
    for (const what of ["accept", "decline", "counter", "withdraw"]) {
      expect(said(await act(stranger, offerId, what, what === "counter" ? terms() : {}))).toEqual([
        404,
        "offer.not_found",
      ]);
      const guest = await app.inject({
        method: "POST",
        url: `/api/offers/${offerId}/${what}`,
        payload: terms(),
      });
      expect(guest.statusCode).toBe(401);
    }
    expect((await app.inject(`/api/conversations/${id}/offers`)).statusCode).toBe(401);
  });

  it("is none of a pair of whom one has blocked the other; no offer stays open between them", async () => {
    const { buyer, seller, id, offerId } = await offered();
    await seller.block(id);
    expect(await offersOf(buyer, id)).toMatchObject([{ state: "ended" }]);
    expect(said(await act(buyer, offerId, "withdraw"))).toEqual([409, "offer.not_open"]);
    expect(said(await offer(buyer, id))).toEqual([409, "conversation.closed"]);
    expect(said(await offer(seller, id))).toEqual([403, "conversation.blocked"]);
    await seller.block(id, "DELETE");
    expect(said(await act(seller, offerId, "accept"))).toEqual([409, "offer.not_open"]);
    expect((await offer(buyer, id)).statusCode).toBe(201);
  });

  it("is not the suspended, and an offer of theirs is not accepted; it can be declined, and one's own withdrawn", async () => {
    const first = await offered();
    const second = await makeTalk(app, db);
    const own = await offer(second.buyer, second.id);
    const suspend = (id: string) =>
      db.updateTable("users").set({ user_status: "suspended" }).where("id", "=", id).execute();
    await suspend(first.buyer.id);
    expect((await act(first.buyer, first.offerId, "withdraw")).statusCode).toBe(401);
    expect(said(await act(first.seller, first.offerId, "accept"))).toEqual([409, "conversation.closed"]);
    expect((await act(first.seller, first.offerId, "decline")).json().state).toBe("declined");
    expect((await first.seller.messages(first.id)).data).toHaveLength(2);
    await suspend(second.seller.id);
    expect((await act(second.buyer, own.json().id, "withdraw")).json().state).toBe("withdrawn");
  });

  it("is who confirmed the mail address, where the market asks for that", async () => {
    const { buyer, id } = await makeTalk(app, db);
    await db.updateTable("users").set({ is_email_verified: false }).where("id", "=", buyer.id).execute();
    expect(said(await offer(buyer, id))).toEqual([403, "conversation.unverified"]);
  });

  it("is nobody once the listing is sold, but for declining and withdrawing", async () => {
    const { buyer, seller, id, carId, offerId } = await offered();
    expect((await seller.post(`/api/cars/${carId}/sold`)).statusCode).toBeLessThan(300);
    expect(said(await act(seller, offerId, "accept"))).toEqual([410, "listing.gone"]);
    expect(said(await act(seller, offerId, "counter", terms()))).toEqual([410, "listing.gone"]);
    expect((await act(buyer, offerId, "withdraw")).statusCode).toBe(200);
    expect(said(await offer(buyer, id))).toEqual([410, "listing.gone"]);
  });

  it("is nobody more than thirty times a day", async () => {
    const { buyer, id } = await makeTalk(app, db);
    time.now = new Date((Math.floor(time.now.getTime() / 86_400_000) + 1) * 86_400_000);
    const statuses: number[] = [];
    for (let n = 0; n < 31; n++) {
      const made = await offer(buyer, id, { amount: 5000 + n });
      statuses.push(made.statusCode);
      if (made.statusCode === 201) await act(buyer, made.json().id, "withdraw");
      time.now = new Date(time.now.getTime() + 5000);
    }
    expect(statuses.filter((status) => status === 201)).toHaveLength(30);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe("what is offered", () => {
  it.each([
    { amount: 0 },
    { amount: -1 },
    { amount: 0.001 },
    { amount: 1e-9 },
    { amount: 8000.000001 },
    { amount: 10.005 },
    { amount: 1e15 },
    { amount: "8000" },
    { amount: null },
    { amount: 1_000_000_000_000 },
    { amount: 999_999_999_999, currency: "eur" },
    { amount: 100.5, currency: "lbp" },
    { currency: "btc" },
    { currency: "USD; drop table offers" },
    { until: "tomorrow" },
    { until: inHours(0) },
    { until: inHours(-1) },
    { until: inHours(15 * 24) },
    { until: "9999-12-31T00:00:00Z" },
    { until: "0001-01-01T00:00:00Z" },
    { state: "accepted" },
    { mine: true },
  ])("is refused as %j", async (given) => {
    const { buyer, id } = await makeTalk(app, db);
    const refused = await offer(buyer, id, given);
    expect(said(refused), refused.body).toEqual([400, "request.invalid"]);
    expect(await offersOf(buyer, id)).toEqual([]);
    expect((await buyer.messages(id)).data).toHaveLength(1);
  });

  it.each([
    { amount: 0.01 },
    { amount: 999_999_999_999 },
    { amount: 8999.99 },
    { amount: 720_000_000, currency: "lbp" },
  ])("is taken as %j, to the cent", async (given) => {
    const { buyer, id } = await makeTalk(app, db);
    expect((await offer(buyer, id, given)).json()).toMatchObject(given);
  });

  it("holds in the database whoever writes: one open, answered after it was made", async () => {
    const { offerId, id, buyer } = await offered();
    const row = {
      conversation_id: id,
      maker_id: buyer.id,
      amount: 1,
      currency: "usd" as const,
      is_counter: false,
    };
    await expect(
      db
        .insertInto("offers")
        .values({ ...row, until: inHours(9), made_at: time.now, made_number: 7 })
        .execute(),
    ).rejects.toThrow(/offers_one_open/);
    await expect(
      sql`update offers set state = 'accepted' where id = ${offerId}::uuid`.execute(db),
    ).rejects.toThrow(/offers_answered_check/);
  });
});
