import { type Actor, type Filling, registered } from "./actor.ts";

export interface Decisions {
  order: string;
  /** One that was paid, and has what its buyer wants on invoices. */
  billed: string;
  /** A payment that was given back. */
  refunded: string;
  /** Accounts that were closed. */
  sanctioned: string[];
}

/** What is paid for and decided, what administrators do with accounts, and what they tell people. */
export async function storeDecisions(filling: Filling, buyer: Actor): Promise<Decisions> {
  const paid = await pay(filling, buyer);
  await approve(filling, buyer);
  const sanctioned = await sanction(filling);
  await manage(filling);
  await tell(filling);
  return { ...paid, sanctioned };
}

const pdf = Buffer.from("%PDF-1.4\n%%EOF\n");

async function paymentOf(boss: Actor, orderId: string): Promise<string> {
  const { data } = await boss.send("GET /api/admin/payments");
  return data.find((one: { orderId: string }) => one.orderId === orderId).id;
}

async function pay({ texts, boss }: Filling, buyer: Actor): Promise<Omit<Decisions, "sanctioned">> {
  const payment = (orderId: string) => paymentOf(boss, orderId);
  const upgrade = async () =>
    (await buyer.send("POST /api/subscription/upgrade", { planId: "premium", paymentMethod: "manual" }))
      .orderId;
  const reject = "PUT /api/admin/payments/:id/reject";
  const first = await upgrade();
  await boss.send(reject.replace(":id", await payment(first)), {
    reason: texts.for(`${reject} reason`, 300),
  });
  const status = "PUT /api/admin/payments/:id/status";
  await boss.send(status.replace(":id", await payment(await upgrade())), {
    status: "rejected",
    reason: texts.for(`${status} reason`, 300),
  });
  const refund = "POST /api/admin/payments/:id/refund";
  const billing = "PUT /api/invoice-details";
  await buyer.send(billing, {
    name: texts.for(`${billing} name`, 120),
    taxNumber: null,
    address: texts.for(`${billing} address`, 250),
  });
  const billed = await upgrade();
  const third = await payment(billed);
  await boss.send(`PUT /api/admin/payments/${third}/verify`);
  await boss.send(refund.replace(":id", third), {
    reference: texts.for(`${refund} reference`, 100),
    reason: texts.for(`${refund} reason`, 300),
  });
  return { order: first, billed, refunded: third };
}

/** A badge that is refused, and two campaigns, of which everybody hears of one. */
async function approve({ texts, boss }: Filling, buyer: Actor): Promise<void> {
  const addOn = "POST /api/subscription/bonus-feature";
  const buy = async (body: object) => {
    const { orderId } = await buyer.send(addOn, { ...body, paymentMethod: "manual" });
    await boss.send(`PUT /api/admin/payments/${await paymentOf(boss, orderId)}/verify`);
  };
  const campaign = (prefix: string) => ({
    title: texts.for(`${addOn} ${prefix}campaign.title`, 80),
    body: texts.for(`${addOn} ${prefix}campaign.body`, 300),
  });
  await buy({ feature: "notification_campaign", campaign: campaign("") });
  await buy({ items: [{ feature: "notification_campaign", campaign: campaign("items.[].") }] });
  await buy({ feature: "verification_badge" });
  const { data: campaigns } = await boss.send("GET /api/admin/campaigns");
  const rejectCampaign = "PUT /api/admin/campaigns/:id/reject";
  await boss.send(rejectCampaign.replace(":id", campaigns[0].id), {
    reason: texts.for(`${rejectCampaign} reason`, 300),
  });
  await boss.send(`PUT /api/admin/campaigns/${campaigns[1].id}/approve`);
  const refuse = "PUT /api/admin/verifications/:userId/refuse";
  const document = { name: "</script><svg onload=hit()>.pdf", mimeType: "application/pdf", buffer: pdf };
  const { documentSentAt } = await buyer.sendFile("POST /api/verification/document", document);
  await boss.send(refuse.replace(":userId", buyer.id), {
    documentSentAt,
    reason: texts.for(`${refuse} reason`, 300),
  });
}

/** Accounts that are closed for a while, or for good. */
async function sanction(filling: Filling): Promise<string[]> {
  const { texts, boss } = filling;
  const [one, two, three] = [
    await registered(filling, "suspended"),
    await registered(filling, "banned"),
    await registered(filling, "several"),
  ];
  const until = new Date(Date.now() + 86_400_000).toISOString();
  const status = "PUT /api/admin/users/:id/status";
  await boss.send(status.replace(":id", one.id), {
    status: "suspended",
    until,
    reason: texts.for(`${status} reason`, 300),
  });
  const ban = "PUT /api/admin/users/:id/ban";
  await boss.send(ban.replace(":id", two.id), { reason: texts.for(`${ban} reason`, 300) });
  const several = "PUT /api/admin/users/status";
  await boss.send(several, {
    ids: [three.id],
    status: "banned",
    reason: texts.for(`${several} reason`, 300),
  });
  return [one.id, two.id, three.id];
}

/** A control character is refused in a name. */
const withoutControl = (text: string) => text.replaceAll(/\p{Cc}/gu, "");

/** Colleagues with hostile names, and why a figure was taken back. */
async function manage({ texts, boss }: Filling): Promise<void> {
  const invite = "POST /api/admin/admins";
  await boss.send(invite, {
    username: "invited.one",
    fullName: withoutControl(texts.for(`${invite} fullName`, 100)),
    email: "invited@example.com",
    role: "user_admin",
  });
  const { data } = await boss.send("GET /api/admin/admins");
  const change = "PATCH /api/admin/admins/:id";
  const self = data.find(({ id }: { id: string }) => id === boss.id);
  await boss.send(change.replace(":id", boss.id), {
    fullName: withoutControl(texts.for(`${change} fullName`, 100)),
    seen: self.updatedAt,
  });
  const { tables } = await boss.send("GET /api/admin/costs");
  const table = tables.find((one: { kind: string }) => one.kind === "registration");
  const { rows } = await boss.send("POST /api/admin/costs", {
    kind: "registration",
    vehicleType: table.vehicleType,
    version: table.version,
    validFrom: `${new Date().getFullYear() + 2}-01-01`,
    currency: "usd",
    percent: 6,
    fixed: 0,
    source: "A decree",
    reason: "It was told wrong",
  });
  const planned = rows.find(({ state }: { state: string }) => state === "planned");
  const withdraw = "POST /api/admin/costs/:id/withdraw";
  await boss.send(withdraw.replace(":id", planned.id), {
    reason: texts.for(`${withdraw} reason`, 300),
  });
}

/** Messages of administrators to everybody: a notice, a mail, and one that waits. */
async function tell({ texts, boss }: Filling): Promise<void> {
  const create = "POST /api/admin/messages";
  const change = "PUT /api/admin/messages/:id";
  const message = (call: string, kind: string) => ({
    kind,
    audience: "all",
    addresses: null,
    ar: {
      title: texts.for(`${call} ar.title`, 80),
      body: texts.for(`${call} ar.body`, 300),
    },
    en: {
      title: texts.for(`${call} en.title`, 80),
      body: texts.for(`${call} en.body`, 300),
    },
    link: "/cars?search=%22%3E%3Csvg%20onload=hit()%3E",
  });
  for (const call of [create, change]) {
    const { id } = await boss.send(create, message(create, "notification"));
    if (call === change) await boss.send(change.replace(":id", id), message(change, "notification"));
    const { count } = await boss.send("POST /api/admin/messages/audience", {
      kind: "notification",
      audience: "all",
      addresses: null,
    });
    await boss.send(`POST /api/admin/messages/${id}/send`, { count, sendAt: null });
  }
}
