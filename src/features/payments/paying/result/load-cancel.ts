import type { PageContext } from "#platform/page/context.ts";
import type { RemoteLoading } from "#platform/page/define-page.tsx";
import type { OrderAddress } from "./order-in-address.ts";
import { ownHead } from "./result-page.ts";

/** `/payment/cancel`: what it says is the same for everybody. */
export const load = ({ context }: RemoteLoading<OrderAddress>): Promise<void> =>
  context.messages.load("common", "paying");

export const head = (context: PageContext) => ownHead(context, "paying.cancelled");
