import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { password } from "#features/accounts/account.factory.ts";
import { hashPassword } from "#features/accounts/passwords/hash.ts";
import { makeAdministrator } from "#features/administrators/admin.factory.ts";
import { makeApplication } from "#features/dealers/application.factory.ts";
import { makeContact, makeReview } from "#features/dealers/reviews/review.factory.ts";
import { makeDealer } from "#features/dealers/showrooms/showroom.factory.ts";
import { csvOf, goodRow, photoOf } from "#features/dealers/stock-import/stock-import.factory.ts";
import { makeListing, makeUser } from "#features/listings/listing.factory.ts";
import { makeOrder } from "#features/payments/payment.factory.ts";
import { paperForm, pdf } from "#features/payments/pdf.factory.ts";
import { makeRefusal } from "#features/selling/appeals/appeals.factory.ts";
import { makeMember } from "#features/staff/staff.factory.ts";
import type { Database } from "#platform/db/connect.ts";
import { conversationThings, type Own, type Owner } from "./own-conversations.ts";
import { inspectionThings } from "./own-inspections.ts";
import { signIn } from "./sign-in.ts";

export type { Owner } from "./own-conversations.ts";

/** These name what everybody sees; what they change is the caller's own list, or own words (favorites.test.ts, review.test.ts, requests.test.ts). */
export const ofEverybody: ReadonlySet<string> = new Set([
  "PUT /api/favorites/:carId",
  "DELETE /api/favorites/:carId",
  "PUT /api/notification-preferences/:kind/:channel",
  "GET /api/dealers/:slug/my-review",
  "PUT /api/dealers/:slug/my-review",
  "DELETE /api/dealers/:slug/my-review",
  "POST /api/dealer-reviews/:id/report",
  "GET /api/cars/:id/inspection-partners",
  "POST /api/cars/:id/inspection-requests",
]);

const hashed = hashPassword(password);

/** Makes an approved dealer of a user, who has a password. */
export async function makeDealership(db: Database, userId: string): Promise<void> {
  const dealer = {
    password: await hashed,
    is_dealership: true,
    is_verified_dealer: true,
    dealership_name: "Cedars Motors",
    dealership_slug: `dealer-${userId}`,
  };
  await db.updateTable("users").set(dealer).where("id", "=", userId).execute();
}

/** Opens the place where transfers go to, so that orders can wait for one. */
export async function takeTransfers(db: Database): Promise<void> {
  const places = JSON.stringify({ omt: { name: "Mishwar SAL", number: "+9611000000" } });
  await db.updateTable("app_settings").set({ value: places }).where("key", "=", "transfers").execute();
}

/** People of an application under test, and the things of theirs that calls name: for what tries to reach another's. */
export function ownersIn({ app, db, time }: { app: FastifyInstance; db: Database; time: { now: Date } }) {
  async function makeOwner(): Promise<Owner> {
    const id = await makeUser(db, { is_email_verified: true });
    return { id, headers: await signIn(db, id) };
  }

  const listing =
    (given: object = {}, payload?: object | ((id: string) => object)): Own =>
    async (owner) => ({
      id: await makeListing(db, { user_id: owner.id, ...given }),
      ...(payload && { payload }),
    });
  const nextYear = new Date(time.now.getTime() + 365 * 86_400_000);
  const live = { expires_at: nextYear };

  /** An order that waits for a transfer. */
  const order = (): Own => async (owner) => ({
    id: await makeOrder(db, { userId: owner.id, at: time.now, plan: "premium", method: "manual" }),
  });
  const sendPaper = ({ headers }: Owner, orderId: string) => {
    const { payload, headers: type } = paperForm(pdf);
    const url = `/api/payments/${orderId}/receipt`;
    return app.inject({ method: "POST", url, payload, headers: { ...headers, ...type } });
  };

  /** A paper of an application under review. */
  const dealerDocument = (): Own => async (owner) => {
    await makeApplication(db, { user_id: owner.id });
    const { payload, headers: type } = paperForm(pdf);
    const url = "/api/users/dealership/documents";
    const sent = await app.inject({ method: "POST", url, payload, headers: { ...owner.headers, ...type } });
    return { id: sent.json().id };
  };

  /** A listing with a paper that waits. */
  const withPaper = (): Own => async (owner) => {
    const id = await makeListing(db, { user_id: owner.id, vin_number: "JTDBR32E720012345" });
    const { payload, headers: type } = paperForm(pdf);
    const url = `/api/cars/${id}/papers`;
    await app.inject({ method: "POST", url, payload, headers: { ...owner.headers, ...type } });
    return { id };
  };

  /** A photo that was sent for a listing. */
  const photo =
    (payload: object): Own =>
    async ({ headers }) => {
      const form = paperForm(await photoOf("teal"));
      const sent = await app.inject({
        method: "POST",
        url: "/api/uploads",
        payload: form.payload,
        headers: { ...headers, ...form.headers },
      });
      if (sent.statusCode !== 201) throw new Error(sent.body);
      return { id: sent.json().id, payload };
    };

  /** A file of an approved dealer, judged: two rows, and the beginning of an archive. */
  const stockImport =
    (payload?: object, more: object = {}): Own =>
    async ({ id: userId, headers }) => {
      await makeDealership(db, userId);
      const form = paperForm(csvOf([{ ...goodRow, Place: "beirut" }]));
      const made = await app.inject({
        method: "POST",
        url: "/api/dealers/me/import",
        payload: form.payload,
        headers: { ...headers, ...form.headers },
      });
      const { id } = made.json();
      const url = `/api/dealers/me/imports/${id}/photos`;
      await app.inject({ method: "POST", url, payload: { name: "a.zip", bytes: 2_097_153 }, headers });
      return { id, ...(payload && { payload }), ...more };
    };
  /** A key of a program of an approved dealer. */
  const programKey =
    (payload?: object): Own =>
    async ({ id: userId, headers }) => {
      await makeDealership(db, userId);
      const wanted = { name: "Stock program", scopes: ["stock"], password };
      const made = await app.inject({ method: "POST", url: "/api/keys", headers, payload: wanted });
      if (made.statusCode !== 201) throw new Error(made.body);
      return { id: made.json().id, ...(payload && { payload }) };
    };

  /** A webhook of an approved dealer. */
  const webhook =
    (payload?: object): Own =>
    async ({ id: userId, headers }) => {
      await makeDealership(db, userId);
      const wanted = { url: "https://dealer.example.com/hook", events: ["lead"] };
      const made = await app.inject({ method: "POST", url: "/api/webhooks", headers, payload: wanted });
      if (made.statusCode !== 201) throw new Error(made.body);
      return { id: made.json().id, ...(payload && { payload }) };
    };
  /** What was sent to one, and given up. */
  const delivery = (): Own => async (owner) => {
    const { id } = await webhook()(owner);
    const values = { webhook_id: id, event: "lead", car_id: randomUUID(), data: "{}", happened_at: time.now };
    const made = db.insertInto("webhook_deliveries").values({ ...values, state: "failed" });
    return { id: (await made.returning("id").executeTakeFirstOrThrow()).id };
  };

  /** A colleague of an approved dealer; `invited`: one who has not come yet. */
  const colleague =
    (payload?: object, invited = false): Own =>
    async ({ id: userId, headers }) => {
      await makeDealership(db, userId);
      const more = payload && { payload };
      if (!invited) return { id: (await makeMember(db, userId, "stock")).staffId, ...more };
      const wanted = { email: `${randomUUID()}@example.com`, role: "sales" };
      const made = await app.inject({ method: "POST", url: "/api/staff", headers, payload: wanted });
      if (made.statusCode !== 201) throw new Error(made.body);
      return { id: made.json().id, ...more };
    };

  /** A showroom that the caller may review, or has. */
  const reviewable =
    (isWritten: boolean, payload?: object): Own =>
    async ({ id: userId }) => {
      const days = (count: number) => new Date(time.now.getTime() - count * 86_400_000);
      await db
        .updateTable("users")
        .set({ created_at: days(30) })
        .where("id", "=", userId)
        .execute();
      const slug = `reviewed-${randomUUID()}`;
      const dealerId = await makeDealer(db, slug, { dealership_phone: null });
      await makeContact(db, { buyerId: userId, dealerId, at: days(2) });
      if (isWritten) await makeReview(db, { dealer_id: dealerId, user_id: userId });
      return { id: slug, ...(payload && { payload }) };
    };
  const aReview = { stars: 5, text: "Answered the same day" };
  /** A review of the caller's own showroom, or of another's. */
  const reviewed =
    (ofOwn: boolean, payload: object): Own =>
    async ({ id: userId }) => {
      if (ofOwn) await makeDealership(db, userId);
      const dealer_id = ofOwn ? userId : await makeDealer(db, `reviewed-${randomUUID()}`);
      const user_id = await makeUser(db);
      return { id: await makeReview(db, { dealer_id, user_id }), payload };
    };

  const archivePart = paperForm(Buffer.from("P"), { part: "1" });

  const lapsed = { status: "expired", expired_reason: "lapsed" };

  /** A search that is kept; brought back, it stays as it is. */
  const savedSearch =
    (change?: object): Own =>
    async ({ headers }) => {
      const payload = { name: "Kias", filters: { brand: "kia" } };
      const made = await app.inject({ method: "POST", url: "/api/saved-searches", payload, headers });
      return { id: made.json().id, ...(change && { payload: change }) };
    };

  /** A change of several listings, made of one. */
  const stockChange: Own = async (owner) => {
    const { id } = await listing(live)(owner);
    const payload = { ids: [id], change: { price: { percent: 3 } } };
    const made = await app.inject({ method: "PATCH", url: "/api/stock", payload, headers: owner.headers });
    return { id: made.json().changeId };
  };
  const stockView: Own = async ({ headers }) => {
    const payload = { name: "Old ones", filter: { days: 60 } };
    const made = await app.inject({ method: "POST", url: "/api/stock-views", payload, headers });
    return { id: made.json().id };
  };

  const draft: Own = async ({ headers }) => {
    const payload = { vehicleType: "car", id: randomUUID(), base: null, fields: { title: "Kia" } };
    await app.inject({ method: "PUT", url: "/api/listing-drafts", payload, headers });
    return { id: payload.id };
  };

  /** One for each call for users that names something, in its address or its body; without one a new call fails here. */
  const ownThings: Record<string, Own> = {
    ...conversationThings({ app, db, time }),
    ...inspectionThings({ app, db, time }),
    "DELETE /api/auth/sessions/:id": async ({ id }) => {
      const session = await db.selectFrom("sessions").select("id").where("user_id", "=", id).execute();
      return { id: session[0]?.id ?? "" };
    },
    "PATCH /api/uploads/:id": photo({ shows: "front" }),
    "POST /api/uploads/:id/edit": photo({ boxes: [{ x: 0.4, y: 0.7, width: 0.2, height: 0.1 }] }),
    "PATCH /api/cars/:id": listing(live, { price: 11_000 }),
    "DELETE /api/cars/:id": listing(live),
    "POST /api/cars/:id/restore": listing({ ...live, deleted_at: time.now }),
    "POST /api/cars/:id/renew": listing(lapsed),
    "POST /api/my-cars/renew": listing(lapsed, (id) => ({ ids: [id] })),
    "PATCH /api/stock": listing(live, (id) => ({ ids: [id], change: { withdraw: true } })),
    "POST /api/stock/undo/:changeId": stockChange,
    "DELETE /api/stock-views/:id": stockView,
    "DELETE /api/listing-drafts/:id": draft,
    "POST /api/cars/:id/sold": listing(live),
    "POST /api/cars/:id/withdraw": listing(live),
    "GET /api/cars/:id/analytics": listing(live),
    "PATCH /api/saved-searches/:id": savedSearch({ name: "Another" }),
    "DELETE /api/saved-searches/:id": savedSearch(),
    "POST /api/saved-searches/:id/restore": savedSearch(),
    "DELETE /api/comparisons/:id": async (owner) => {
      const carIds = [
        await makeListing(db, { user_id: owner.id }),
        await makeListing(db, { user_id: owner.id }),
      ];
      const payload = { name: "Two", carIds };
      const made = await app.inject({
        method: "POST",
        url: "/api/comparisons",
        payload,
        headers: owner.headers,
      });
      return { id: made.json().id };
    },
    "GET /api/payments/:orderId": order(),
    "GET /api/payments/:orderId/verify": order(),
    "GET /api/areeba/verify/:orderId": order(),
    "POST /api/payments/:orderId/pay": order(),
    "POST /api/payments/:orderId/cancel": order(),
    "GET /api/payments/:orderId/receipt": async (owner) => {
      const { id } = await order()(owner);
      await sendPaper(owner, id);
      return { id };
    },
    "POST /api/cars/:id/appeal": async ({ id: userId }) => {
      const by = (await makeAdministrator(db)).id;
      const { carId: id } = await makeRefusal(db, { userId, by, at: time.now });
      return { id, payload: { text: "It is my own car, and here is why" } };
    },
    "POST /api/cars/:id/papers": async (owner) => ({
      id: await makeListing(db, { user_id: owner.id, vin_number: "JTDBR32E720012345" }),
      ...paperForm(pdf),
    }),
    "DELETE /api/cars/:id/papers": withPaper(),
    "GET /api/users/dealership/documents/:id": dealerDocument(),
    "DELETE /api/users/dealership/documents/:id": dealerDocument(),
    "GET /api/dealers/me/imports/:id": stockImport(),
    "GET /api/dealers/me/imports/:id/progress": stockImport(),
    "GET /api/dealers/me/imports/:id/rest": stockImport(),
    "POST /api/dealers/me/imports/:id/photos": stockImport({ name: "a.zip", bytes: 9 }),
    "PUT /api/dealers/me/imports/:id/photos": stockImport(archivePart.payload, {
      headers: archivePart.headers,
    }),
    "DELETE /api/dealers/me/imports/:id/photos": stockImport(),
    "PUT /api/dealers/me/imports/:id/columns": stockImport({
      columns: [...["brand", "model", "year", "price", "mileage", "title"], "city"],
    }),
    "PATCH /api/dealers/me/imports/:id/rows": stockImport({ line: 2, values: { price: "9000" } }),
    "POST /api/dealers/me/imports/:id/start": stockImport({ gone: "keep" }),
    "DELETE /api/dealers/me/imports/:id": stockImport(),
    "POST /api/keys/:id/rotate": programKey({ password }),
    "DELETE /api/keys/:id": programKey(),
    "PATCH /api/webhooks/:id": webhook({ state: "off" }),
    "DELETE /api/webhooks/:id": webhook(),
    "GET /api/webhooks/:id/deliveries": webhook(),
    "POST /api/deliveries/:id/replay": delivery(),
    "PATCH /api/staff/:id": colleague({ role: "sales" }),
    "DELETE /api/staff/:id": colleague(),
    "POST /api/staff/:id/resend": colleague(undefined, true),
    "PUT /api/staff/in-charge": listing(live, (id) => ({ carIds: [id], staffId: null })),
    "GET /api/dealers/:slug/my-review": reviewable(true),
    "PUT /api/dealers/:slug/my-review": reviewable(false, aReview),
    "DELETE /api/dealers/:slug/my-review": reviewable(true),
    "PUT /api/dealer-reviews/:id/reply": reviewed(true, { text: "Thank you" }),
    "POST /api/dealer-reviews/:id/report": reviewed(false, { part: "review", reason: "fake" }),
    "POST /api/payments/:orderId/receipt": async (owner) => ({
      id: (await order()(owner)).id,
      ...paperForm(pdf),
    }),
  };
  return { makeOwner, ownThings };
}
