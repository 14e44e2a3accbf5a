import { requireAccount } from "#features/accounts/current-account.ts";
import { ApiError } from "#platform/http/api.ts";
import type { PageContext } from "#platform/page/context.ts";
import type { RemoteLoading } from "#platform/page/define-page.tsx";
import { notFound } from "#platform/page/routing.ts";
import { siteNameNow } from "#ui/shell/document.page.ts";
import { paymentQuery } from "../payment.api.ts";
import { type OrderAddress, orderIn } from "./order-in-address.ts";
import { paymentPageIn } from "./payment-address.ts";

/**
 * `/payment/success` and `/payment/receipt/{orderId}`, for the buyer alone, and `/payment/cancel`, which says the same to
 * everybody. An address without an order says so to everybody too.
 */
export async function load({ context, params, location }: RemoteLoading<OrderAddress>): Promise<void> {
  const { api, messages, queryClient, answerWith } = context;
  const shown = paymentPageIn(params);
  if (!shown) throw notFound();
  const orderId = shown.page === "receipt" ? shown.orderId : orderIn(location.search);
  if (shown.page === "success" && orderId === null) answerWith?.(404);
  if (shown.page !== "cancel" && orderId) await requireAccount(context, location.href);
  await messages.load("common", "paying", "ways-to-pay");
  if (shown.page !== "receipt") return;
  try {
    await queryClient.ensureQueryData(paymentQuery(api, shown.orderId));
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw notFound();
  }
}

const titles = { success: "paying.title", cancel: "paying.cancelled", receipt: "paying.receipt" } as const;

/** The head of a page that is one visitor's own: no search engine lists it, and no other site learns its address. */
export function head(context: PageContext, params: Record<string, string>) {
  const { namespaces, t } = context.messages;
  const shown = paymentPageIn(params);
  // A guest, who is led elsewhere, has no words for it.
  if (!shown || !namespaces.includes("paying")) return {};
  const title = t("common.pageTitle", { page: t(titles[shown.page]), name: siteNameNow(context) });
  return {
    meta: [{ title }, { name: "robots", content: "noindex" }, { name: "referrer", content: "no-referrer" }],
  };
}
