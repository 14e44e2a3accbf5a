import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type APIRequestContext, request } from "@playwright/test";
import { hashPassword } from "#features/accounts/passwords/hash.ts";
import { demoPassword, demoUsername } from "../../../tools/demo/accounts.ts";
import { demoAccounts } from "../../../tools/demo/owners.ts";
import type { Visitor } from "../../../tools/pages/listed-pages.ts";
import { idsOfMarket } from "../../../tools/pages/market-ids.ts";
import { testGatewayAt } from "../../../tools/test-gateway/remote.ts";
import { apiOver, idsFromMarket } from "../../journeys/support/market.ts";
import { idsFile, stateOf } from "./kept.ts";

const newcomer = "newcomer@mishwar.example";

/** What lists of devices name: everybody is signed in from a browser. */
const userAgent =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36";

/**
 * Returns the demo market something to look at on every page, always the same, signs everybody in and keeps what their browsers
 * then hold, and the ids that addresses ask for.
 */
export default async function stockMarket({ projects }: { projects: { use: { baseURL?: string } }[] }) {
  const baseURL = projects[0]?.use.baseURL ?? "";
  await addNewcomer();
  const ids = await idsOfMarket(idsFromMarket);
  const [seller, buyer, dealer, other] = await Promise.all([
    signedIn(baseURL, demoAccounts.seller),
    signedIn(baseURL, demoAccounts.buyer),
    signedIn(baseURL, demoAccounts.dealer),
    signedIn(baseURL, newcomer),
  ]);
  const administration = await administrator(baseURL);
  const conversation = await talk(buyer, seller, ids);
  await shortlist(buyer, seller, ids);
  const orders = await pay(seller);
  await askForDecisions(ids.car ?? "", conversation);
  await inspect(ids.other ?? "");
  await tellSeller();
  const states: [Visitor, APIRequestContext][] = [
    ["seller", seller],
    ["buyer", buyer],
    ["dealer", dealer],
    ["newcomer", other],
  ];
  for (const [visitor, context] of states) {
    await keep(stateOf(visitor), await context.storageState());
    await context.dispose();
  }
  await keep(stateOf("administrator"), administration);
  await keep(idsFile(), { ...ids, conversation, ...orders });
}

async function keep(file: string, value: object) {
  await mkdir(join(file, ".."), { recursive: true });
  await writeFile(file, JSON.stringify(value));
}

async function addNewcomer() {
  await idsFromMarket(
    `insert into users (email, password, first_name, last_name, is_email_verified, created_at)
      values ($1, $2, 'رنا', 'حدّاد', true, now()) returning id`,
    [newcomer, await hashPassword(demoPassword)],
  );
}

async function signedIn(baseURL: string, email: string): Promise<APIRequestContext> {
  const context = await request.newContext({ baseURL, userAgent });
  await apiOver(context)("POST /api/auth/login", { body: { email, password: demoPassword } });
  return context;
}

async function talk(buyer: APIRequestContext, seller: APIRequestContext, ids: Record<string, string>) {
  const { conversation } = await apiOver(buyer)("POST /api/conversations", {
    body: { carId: ids.own ?? "", content: "مرحبا، هل السيارة ما زالت متوفرة؟ ومتى يمكن أن أراها؟" },
  });
  const say = (who: APIRequestContext, content: string) =>
    apiOver(who)("POST /api/conversations/:id/messages", {
      params: { id: conversation.id },
      body: { content },
    });
  await say(seller, "أهلاً بك. نعم، ما زالت متوفرة. أنا في بيروت كل يوم بعد الرابعة.");
  await say(buyer, "Great. Is the price negotiable? I could come on Saturday with a mechanic.");
  await say(seller, "السعر قابل للتفاوض قليلاً بعد المعاينة.");
  await apiOver(buyer)("POST /api/conversations", {
    body: { carId: ids.car ?? "", content: "Hello! Has it ever been repainted?" },
  });
  // Anyone who looks first would change what the others see: everything has been read.
  for (const who of [buyer, seller]) {
    await apiOver(who)("POST /api/conversations/:id/read", {
      params: { id: conversation.id },
      body: { upTo: 4 },
    });
  }
  return conversation.id;
}

async function shortlist(buyer: APIRequestContext, seller: APIRequestContext, ids: Record<string, string>) {
  for (const carId of [ids.car, ids.other, ids.third, ids.motorcycle]) {
    await apiOver(buyer)("PUT /api/favorites/:carId", { params: { carId: carId ?? "" } });
  }
  await apiOver(seller)("PUT /api/favorites/:carId", { params: { carId: ids.other ?? "" } });
  const searches = [
    { name: "تويوتا للعائلة", filters: { brand: ["toyota"], priceMax: 20_000 }, alerts: "daily" },
    { name: "Automatic in Beirut", filters: { gearType: ["automatic"], city: ["beirut"] }, alerts: "off" },
  ] as const;
  for (const body of searches) await apiOver(buyer)("POST /api/saved-searches", { body: body as never });
  await apiOver(seller)("POST /api/saved-searches", { body: searches[0] as never });
  const carIds = [ids.car, ids.other, ids.third].map((id) => id ?? "");
  await apiOver(buyer)("POST /api/comparisons", { body: { name: "Weekend", carIds } });
}

/** One order paid by card, one cancelled, one whose transfer is awaited. */
async function pay(seller: APIRequestContext) {
  const api = apiOver(seller);
  const gateway = testGatewayAt(`http://127.0.0.1:${process.env.JOURNEY_GATEWAY_PORT}`);
  const order = (paymentMethod: "credit_card" | "manual") =>
    api("POST /api/subscription/upgrade", { body: { planId: "premium", paymentMethod } });
  const { orderId: paid } = await order("credit_card");
  await gateway.act(paid, "pay");
  await api("GET /api/payments/:orderId/verify", { params: { orderId: paid } });
  const { orderId: cancelled } = await order("credit_card");
  await api("POST /api/payments/:orderId/cancel", { params: { orderId: cancelled } });
  await order("manual");
  return { paid, cancelled };
}

/** The seller inspects cars of others, and a buyer asks for that. */
async function inspect(car: string) {
  const [partner] = await idsFromMarket(
    `insert into inspection_partners (user_id, name, place, phone, since)
      select id, 'كاراج الأرز', 'zahle', '+9618123456', now() - interval '1 month' from users where email = $1 returning id`,
    [demoAccounts.seller],
  );
  await idsFromMarket(
    `insert into inspection_requests (car_id, user_id, partner_id, note, created_at)
      select $1, id, $2, 'هل الموتور سليم؟', now() - interval '1 hour' from users where email = $3 returning id`,
    [car, partner, demoAccounts.buyer],
  );
}

/** What waits for administrators: reports, a dealership, a campaign, letters. */
async function askForDecisions(car: string, conversation: string) {
  const insert = (query: string, ...values: unknown[]) => idsFromMarket(`${query} returning id`, values);
  await insert(
    `insert into listing_reports (car_id, reporter, reason, text)
      values ($1, 'guest', 'fraud', 'Asks for money before one may see the car.')`,
    car,
  );
  await insert(
    `insert into conversation_reports (conversation_id, user_id, reason, text, message_count, created_at)
      select id, buyer_id, 'scam', 'Asks for money before one may see the car.', message_count, now() - interval '1 day'
      from conversations where id = $1`,
    conversation,
  );
  await insert(
    `insert into dealer_applications (user_id, dealership_name, dealership_license, dealership_address, dealership_city,
      dealership_phone, dealership_email, years_in_business, specialization, description, language, created_at)
    select id, 'أرز للسيارات', 'BEY-2019-448', 'طريق الدورة، قرب الجسر', 'metn', '+9611234567', email, '7', 'used_cars',
      'معرض عائلي مع مشغل للصيانة منذ سنوات.', 'ar', now() - interval '1 day' from users where email = $1`,
    demoAccounts.buyer,
  );
  await insert(
    `with a as (insert into add_ons (user_id, bonus_feature_id, starts_at)
        select u.id, b.id, now() from users u, bonus_features b where u.email = $1 and b.slug = 'notification_campaign'
        returning id, user_id)
    insert into campaigns (user_id, add_on_id, title, body)
      select user_id, id, 'Warranty week', 'Ten cars with a full year of warranty, this week only.' from a`,
    demoAccounts.dealer,
  );
  const letters = [
    ["ar", "Karim Nader", "سؤال عن الدفع", "دفعت بواسطة OMT ولم يتغيّر شيء في حسابي حتى الآن."],
    ["en", "Lara Khalil", "An idea", "Could one filter by the number of owners? That would help me a lot."],
  ];
  for (const [at, [language, name, subject, message]] of letters.entries()) {
    await insert(
      `insert into user_feedback (email, name, phone, subject, message, language, created_at)
        values ($1, $2, '+96170123456', $3, $4, $5, now() - make_interval(days => $6))`,
      `letter-${at}@example.com`,
      name,
      subject,
      message,
      language,
      at + 1,
    );
  }
}

async function tellSeller() {
  const told = [
    ["car_approved", "إعلانك صار منشوراً", "يراه المشترون الآن."],
    ["favorite", "Somebody saved your car", "It is on one more list."],
  ];
  for (const [at, [type, title, body]] of told.entries()) {
    await idsFromMarket(
      `insert into notifications (user_id, type, title, body, link, created_at, read_at)
        select id, $2, $3, $4, '/user-dashboard', now() - make_interval(days => $5), now()
        from users where email = $1 returning id`,
      [demoAccounts.seller, type, title, body, at + 1],
    );
  }
}

/** Signs the general manager in, who leaves a message unsent. Returns what the browser then holds. */
async function administrator(baseURL: string) {
  const context = await request.newContext({ baseURL, userAgent });
  const { token, admin } = await apiOver(context)("POST /api/admin/login", {
    body: { username: demoUsername("super_admin"), password: demoPassword },
  });
  const headers = { authorization: `Bearer ${token}` };
  const wording = { title: "Service week", body: "Free check of brakes, this week." };
  const data = { kind: "notification", audience: "all", addresses: null, ar: null, en: wording, link: null };
  await context.post("/api/admin/messages", { headers, data });
  await context.dispose();
  const localStorage = [
    { name: "adminToken", value: token },
    { name: "adminUser", value: JSON.stringify(admin) },
  ];
  return { cookies: [], origins: [{ origin: baseURL, localStorage }] };
}
