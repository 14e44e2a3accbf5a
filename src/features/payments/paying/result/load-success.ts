import { requireAccount } from "#features/accounts/current-account.ts";
import type { PageContext } from "#platform/page/context.ts";
import type { RemoteLoading } from "#platform/page/define-page.tsx";
import { type OrderAddress, orderIn } from "./order-in-address.ts";
import { ownHead } from "./result-page.ts";

/** `/payment/success`: for the buyer alone, except that an address without an order says so to everybody. */
export async function load({ context, location }: RemoteLoading<OrderAddress>): Promise<void> {
  const { messages, answerWith } = context;
  const orderId = orderIn(location.search);
  if (orderId === null) answerWith?.(404);
  else if (orderId !== undefined) await requireAccount(context, location.href);
  await messages.load("common", "paying");
}

export const head = (context: PageContext) => ownHead(context, "paying.title");
