import { AppError } from "#errors";
import { site } from "#features/site/site.contract.ts";
import { findSiteSettings } from "#features/site/site.queries.ts";
import { isolated } from "#i18n/format.ts";
import type { Language } from "#i18n/language.ts";
import type { Translate } from "#i18n/translate.ts";
import type { Database } from "#platform/db/connect.ts";
import { GatewayAway, type Gateways } from "../gateways/gateway.ts";
import type { PaidOrderRow } from "../order.queries.ts";
import type { PaymentStart } from "../payment.schema.ts";
import { paymentSettings } from "../payment.settings.ts";

export interface Opening {
  db: Database;
  gateways: Gateways;
  publicUrl: string;
  t: Translate;
  clock: () => Date;
  /** Aborted once the buyer has been refused. */
  waiting: AbortSignal;
}

/** How old a page may be that nobody has seen: gateways' pages end after ten minutes at the soonest. */
const unseenMs = 5 * 60_000;

/**
 * What a buyer needs to pay an open order: the gateway's page, where the cash goes, or the chat; nothing where nothing is to
 * be paid. May be asked again. The order is committed before, so a gateway that is away loses nothing: throws GatewayAway. Error: `payment.method_off`.
 */
export async function openPayment(opening: Opening, order: PaidOrderRow): Promise<PaymentStart> {
  const { id: orderId, reference, currency } = order;
  const start = { orderId, reference, amount: Number(order.amount), currency };
  if (start.amount === 0) return start;
  if (order.gateway) return { ...start, redirectUrl: await pageOf(opening, order) };
  const { places, chatNumber } = await paymentSettings(opening.db);
  if (order.paid_by === "manual") {
    if (places.length === 0) throw new AppError("payment.method_off");
    return { ...start, instructions: places };
  }
  if (!chatNumber) throw new AppError("payment.method_off");
  const text = chatText(opening.t, order);
  return { ...start, redirectUrl: `https://wa.me/${chatNumber}?text=${encodeURIComponent(text)}` };
}

async function pageOf(opening: Opening, order: PaidOrderRow): Promise<string> {
  const { db, gateways, publicUrl, clock, waiting } = opening;
  const unseen = order.page_unseen_at && (await takeUnseen(opening, order.id));
  if (unseen) return unseen;
  const gateway = order.gateway && gateways[order.gateway];
  if (!gateway) throw new GatewayAway("the gateway of this order is not configured any more");
  const back = (page: string) =>
    `${publicUrl}/payment/${page}?orderId=${order.id}${order.language === "en" ? "&lang=en" : ""}`;
  const opened = await gateway.open({
    id: order.id,
    reference: order.reference,
    amount: order.amount,
    currency: order.currency,
    description: namesOf(order),
    language: order.language,
    payee: await marketName(db, order.language),
    returnUrl: back("success"),
    cancelUrl: back("cancel"),
  });
  await db
    .updateTable("orders")
    .set({
      gateway_order_id: opened.gatewayOrderId,
      redirect_url: opened.redirectUrl,
      page_unseen_at: waiting.aborted ? clock() : null,
    })
    .where("id", "=", order.id)
    .execute();
  return opened.redirectUrl;
}

/** The page that came after its buyer had been refused, for one caller only: no gateway is asked twice for it. */
async function takeUnseen({ db, clock }: Opening, orderId: string): Promise<string | null | undefined> {
  const taken = await db
    .updateTable("orders")
    .set({ page_unseen_at: null })
    .where("id", "=", orderId)
    .where("page_unseen_at", ">", new Date(clock().getTime() - unseenMs))
    .returning("redirect_url")
    .executeTakeFirst();
  return taken?.redirect_url;
}

async function marketName(db: Database, language: Language): Promise<string> {
  const { nameAr, nameEn } = site.parse((await findSiteSettings(db)).get("site"));
  return language === "ar" ? nameAr : nameEn;
}

/** What is bought, by name, in the buyer's language. */
export const namesOf = ({ items, language }: Pick<PaidOrderRow, "items" | "language">): string =>
  items
    .map(({ title, titleAr }) => (language === "ar" ? titleAr : title))
    .join(language === "ar" ? "، " : ", ");

/** The prefilled message of the chat: a plan at its monthly price, or what else is bought. */
function chatText(t: Translate, order: PaidOrderRow): string {
  const { reference, items } = order;
  const values = {
    what: namesOf(order),
    amount: isolated(`$${order.amount}`),
    reference: isolated(reference),
  };
  const plan = items.find((item) => item.plan);
  return plan ? t("payments.chatPlan", { ...values, days: plan.days ?? 0 }) : t("payments.chatOther", values);
}
