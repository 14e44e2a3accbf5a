import { makeAdministrator, signInAdministrator } from "#features/administrators/admin.factory.ts";
import { type AdminRole, adminRoles } from "#features/administrators/roles.ts";
import { versionOf } from "#features/administrators/versions.ts";
import { makeConversationReport } from "#features/conversations/conversation.factory.ts";
import { makeApplication } from "#features/dealers/application.factory.ts";
import { makeReview } from "#features/dealers/reviews/review.factory.ts";
import { makeDealer } from "#features/dealers/showrooms/showroom.factory.ts";
import { makePartner } from "#features/inspections/inspection.factory.ts";
import { makeListing, makeUser } from "#features/listings/listing.factory.ts";
import { makeChosen } from "#features/moderation/second-looks/second-looks.factory.ts";
import { makeCostRow } from "#features/ownership-costs/cost.factory.ts";
import { makeOrder } from "#features/payments/payment.factory.ts";
import { paperForm, pdf } from "#features/payments/pdf.factory.ts";
import { plansIn } from "#features/plans/plan.factory.ts";
import { followMarket } from "#features/pricing/labels/follow-market.ts";
import { makeCalmMarket } from "#features/pricing/pricing.factory.ts";
import { makeAppeal } from "#features/selling/appeals/appeals.factory.ts";
import { findRuleSettings } from "#features/selling/review/rule-settings.ts";
import { makeMember } from "#features/staff/staff.factory.ts";
import { yearInBeirut } from "#i18n/format.ts";
import type { TestApp } from "../../support/app.ts";
import { ownersIn, takeTransfers } from "../../support/own-things.ts";
import { signIn } from "../../support/sign-in.ts";
import { codesByPhone } from "./codes-by-phone.ts";
import { message } from "./ordinary-bodies.ts";

type Params = Record<string, string>;

/** A market with a thing of every kind that a call names, each made when it is asked for. */
export async function marketUnderAttack(test: TestApp) {
  const { app, db, time } = test;
  await takeTransfers(db);
  const owners = ownersIn(test);
  const plans = plansIn(db, time);
  const { id: bossId } = await makeAdministrator(db);

  /** Again each time: a call may end the session it is made in. */
  const administrator = async (role: AdminRole = "super_admin") =>
    signInAdministrator(db, (await makeAdministrator(db, role)).id, time.now);
  const person = () => makeUser(db, { is_email_verified: true });
  const asBoss = async (url: string, payload: object) =>
    (await app.inject({ method: "POST", url, payload, headers: await administrator() })).json();
  const waiting = async () => makeListing(db, { user_id: await person(), status: "pending" });
  const transfer = async () => {
    const userId = await person();
    const orderId = await makeOrder(db, { userId, at: time.now, plan: "premium", method: "manual" });
    const payment = db.selectFrom("payments").select("id").where("order_id", "=", orderId);
    return (await payment.executeTakeFirstOrThrow()).id;
  };
  const first = async (table: "subscription_plans" | "bonus_features") =>
    (await db.selectFrom(table).select("id").orderBy("display_order").executeTakeFirstOrThrow()).id;

  async function reported(): Promise<Params> {
    const carId = await makeListing(db, { user_id: await person() });
    const payload = { reason: "fraud", text: "It is not there" };
    await app.inject({ method: "POST", url: `/api/cars/${carId}/report`, payload });
    const report = db.selectFrom("listing_reports").select("id").where("car_id", "=", carId);
    return { id: (await report.executeTakeFirst())?.id ?? "" };
  }
  async function reportedTalk(): Promise<Params> {
    const about = await person();
    const carId = await makeListing(db, { user_id: about });
    return { id: await makeConversationReport(db, { by: await person(), about, carId, at: time.now }) };
  }
  /** A photo that was sent in a conversation which was reported. */
  async function reportedPhoto(): Promise<Params> {
    const owner = await owners.makeOwner();
    const { id } = (await owners.ownThings["GET /api/message-photos/:id"]?.(owner)) ?? { id: "" };
    const found = db.selectFrom("message_photos").select("conversation_id").where("id", "=", id);
    const { conversation_id } = await found.executeTakeFirstOrThrow();
    const url = `/api/conversations/${conversation_id}`;
    const post = (end: string, payload: object) =>
      app.inject({ method: "POST", url: url + end, payload, headers: owner.headers });
    await post("/messages", { photoIds: [id] });
    await post("/report", { reason: "spam" });
    return { id };
  }
  async function applicant(): Promise<Params> {
    const owner = await owners.makeOwner();
    const id = await makeApplication(db, { user_id: owner.id });
    const { payload, headers } = paperForm(pdf);
    const url = "/api/users/dealership/documents";
    const sent = await app.inject({
      method: "POST",
      url,
      payload,
      headers: { ...owner.headers, ...headers },
    });
    return { id, documentId: sent.json().id };
  }
  async function papers(): Promise<Params> {
    const owner = await owners.makeOwner();
    const made = await owners.ownThings["DELETE /api/cars/:id/papers"]?.(owner);
    const found = db
      .selectFrom("car_papers")
      .select("id")
      .where("car_id", "=", made?.id ?? "");
    return { id: (await found.executeTakeFirst())?.id ?? "", number: "1" };
  }
  /** A report that its seller shows. */
  async function report(): Promise<Params> {
    const { headers, ...owner } = await owners.makeOwner();
    const made = await owners.ownThings["PUT /api/inspections/:id/shown"]?.({ headers, ...owner });
    const url = `/api/inspections/${made?.id}/shown`;
    await app.inject({ method: "PUT", url, headers, payload: { isShown: true } });
    return { id: made?.id ?? "" };
  }
  async function reportPhoto(): Promise<Params> {
    const { id = "" } = await report();
    const found = db.selectFrom("inspection_photos").select("id").where("inspection_id", "=", id);
    return { id: (await found.executeTakeFirst())?.id ?? "" };
  }
  async function applicantForBadge(): Promise<Params> {
    const owner = await owners.makeOwner();
    await plans.buyAddOn(owner.id, "verification_badge", { days: null });
    const { payload, headers } = paperForm(pdf);
    const url = "/api/verification/document";
    await app.inject({ method: "POST", url, payload, headers: { ...owner.headers, ...headers } });
    return { userId: owner.id };
  }
  async function campaign(): Promise<Params> {
    const userId = await person();
    const detail = { title: "Warranty week", body: "A year of warranty on each car" };
    await plans.buyAddOn(userId, "notification_campaign", { days: null, detail });
    const found = db.selectFrom("campaigns").select("id").where("user_id", "=", userId);
    return { id: (await found.executeTakeFirst())?.id ?? "" };
  }
  async function sessionOf(userId: string): Promise<string> {
    await signIn(db, userId);
    const found = db.selectFrom("sessions").select("id").where("user_id", "=", userId);
    return (await found.executeTakeFirst())?.id ?? "";
  }

  let letters = 0;
  const written = async () => {
    const row = {
      name: "Rana Haddad",
      email: "rana@example.com",
      phone: "70 123 456",
      subject: "A question",
      message: `How do I renew my listing? ${++letters}`,
      language: "en",
      created_at: time.now,
    };
    return (await db.insertInto("user_feedback").values(row).returning("id").executeTakeFirstOrThrow()).id;
  };
  let names = 0;
  const invitation = async (): Promise<string> => {
    const username = `invited-${++names}`;
    const payload = {
      username,
      fullName: "Nour Daher",
      email: `${username}@example.com`,
      role: "user_admin",
    };
    await asBoss("/api/admin/admins", payload);
    const found = db.selectFrom("admin_invitations").select("id").where("username", "=", username);
    return (await found.executeTakeFirst())?.id ?? "";
  };

  /** A model of which the market knows what it is worth. */
  const valued = async () => {
    await makeCalmMarket(db, await person());
    await followMarket(db, time.now);
    return { vehicleType: "car", brand: "kia", model: "calm 0" };
  };

  /** By the beginning of an address, the longest first: what its parameters name. */
  const things: [address: string, make: () => Promise<Params>][] = [
    [
      "/api/admin/users/:id/sessions/:sessionId",
      async () => {
        const id = await person();
        return { id, sessionId: await sessionOf(id) };
      },
    ],
    ["/api/admin/users/:id", async () => ({ id: await person() })],
    ["/api/admin/listing-reports/:id", reported],
    ["/api/admin/conversation-reports/:id", reportedTalk],
    ["/api/admin/conversation-photos/:id", reportedPhoto],
    [
      "/api/admin/cars/:id/restore",
      async () => ({ id: await makeListing(db, { user_id: await person(), deleted_at: time.now }) }),
    ],
    ["/api/admin/cars/:id", async () => ({ id: await waiting() })],
    ["/api/admin/feedback/:id", async () => ({ id: await written() })],
    [
      "/api/admin/costs/:id",
      async () => ({ id: await makeCostRow(db, bossId, { validFrom: `20${30 + (++names % 60)}-01-01` }) }),
    ],
    ["/api/admin/subscription-plans/:id", async () => ({ id: await first("subscription_plans") })],
    ["/api/admin/rules/:key", async () => ({ key: "deposit" })],
    ["/api/admin/bonus-features/:id", async () => ({ id: await first("bonus_features") })],
    [
      "/api/admin/appeals/:id",
      async () => ({
        id: (await makeAppeal(db, { userId: await person(), by: bossId, at: time.now })).id,
      }),
    ],
    [
      "/api/admin/second-looks/:id",
      async () => {
        const by = (await makeAdministrator(db)).id;
        const at = new Date(time.now.getTime() - 60_000);
        return { id: (await makeChosen(db, { userId: await person(), by, at })).id };
      },
    ],
    ["/api/admin/papers/:id", papers],
    [
      "/api/admin/inspection-partners/:id",
      async () => ({ id: await makePartner(db, { user_id: await person() }) }),
    ],
    ["/api/inspections/:id", report],
    ["/api/inspection-photos/:id", reportPhoto],
    ["/api/admin/verifications/:userId", applicantForBadge],
    ["/api/admin/campaigns/:id", campaign],
    ["/api/admin/payments/:id", async () => ({ id: await transfer() })],
    ["/api/admin/admins/invitations/:id", async () => ({ id: await invitation() })],
    ["/api/admin/admins/:id", async () => ({ id: (await makeAdministrator(db)).id })],
    ["/api/admin/messages/:id", async () => ({ id: (await asBoss("/api/admin/messages", message)).id })],
    ["/api/admin/dealer-applications/:id", applicant],
    [
      "/api/admin/dealer-reviews/:id",
      async () => {
        const dealer_id = await makeDealer(db, `dealer-${++names}`);
        return { id: await makeReview(db, { dealer_id, user_id: await person(), state: "held" }) };
      },
    ],
    ["/api/admin/dealers/:userId", async () => ({ userId: await makeDealer(db, `dealer-${++names}`) })],
    [
      "/api/dealers/:slug",
      async () => {
        const slug = `showroom-${++names}`;
        await makeDealer(db, slug);
        return { slug };
      },
    ],
    ["/api/reference/brands/:vehicleType/:brand", async () => ({ brand: "kia" })],
    ["/api/value/models/:vehicleType/:brand", valued],
    ["/api/cars/:id", async () => ({ id: await makeListing(db, { user_id: await person() }) })],
    ["/api/favorites/:carId", async () => ({ carId: await makeListing(db, { user_id: await person() }) })],
  ];
  /** What the parameters of a call name, where it is not the caller's own. */
  const thingOf = async (call: string): Promise<Params> => {
    const url = call.split(" ")[1] ?? "";
    const found = things.find(([address]) => url === address || url.startsWith(`${address}/`));
    return found ? found[1]() : {};
  };

  /** Works for a dealership. */
  const makeColleague = async () => {
    const { id } = await makeMember(db, await makeDealer(db, `shop-${++names}`), "sales");
    return { id, headers: await signIn(db, id) };
  };
  const makeDealerOwner = async () => {
    const id = await makeDealer(db, `own-${++names}`);
    return { id, headers: await signIn(db, id) };
  };
  const shown = async () => makeListing(db, { user_id: await person() });
  /** Bodies that name something which is there. */
  const bodies: Record<string, () => Promise<unknown[]>> = {
    "PATCH /api/admin/rules/:key": async () => [
      { version: versionOf((await findRuleSettings(db)).deposit), weight: 40 },
    ],
    "POST /api/comparisons": async () => [{ name: "Two", carIds: [await shown(), await shown()] }],
    "POST /api/conversations": async () => [{ carId: await shown(), content: "Is it still there?" }],
    "POST /api/admin/inspection-partners": async () => {
      const of = db
        .selectFrom("users")
        .select("email")
        .where("id", "=", await person());
      const { email } = await of.executeTakeFirstOrThrow();
      return [{ email, name: "Garage Cedars", place: "beirut", phone: "01 234 567" }];
    },
    "POST /api/inspections": async () => [{ carId: await shown() }],
    "POST /api/cars/:id/inspection-requests": async () => [
      { partnerId: await makePartner(db, { user_id: await person() }), note: "Is the engine dry?" },
    ],
    "PUT /api/admin/users/:id/plan": async () => [
      { plan: "premium", days: 30, seen: { plan: "roomy", endsAt: null } },
    ],
  };
  const bodiesOf = async (call: string): Promise<unknown[] | undefined> => bodies[call]?.();
  /** What a query names, where the description alone does not tell how it looks. */
  const queryOf = async (call: string): Promise<Params> => {
    if (call === "GET /api/value") return { ...(await valued()), year: String(yearInBeirut(time.now) - 8) };
    if (call === "GET /api/uploads") return { ids: bossId };
    if (call === "GET /api/phone/whatsapp")
      return { "hub.mode": "subscribe", "hub.verify_token": codesByPhone.WHATSAPP_VERIFY_TOKEN };
    const namesListings = call === "GET /api/cars/cards" || call === "GET /api/compare";
    return namesListings ? { ids: `${await shown()},${await shown()}` } : {};
  };

  return {
    ...owners,
    makeDealerOwner,
    makeColleague,
    administrator,
    person,
    thingOf,
    bodiesOf,
    queryOf,
    roles: adminRoles,
  };
}
