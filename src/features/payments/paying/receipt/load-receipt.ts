import { requireAccount } from "#features/accounts/current-account.ts";
import { ApiError } from "#platform/http/api.ts";
import type { PageContext } from "#platform/page/context.ts";
import type { RemoteLoading } from "#platform/page/define-page.tsx";
import { paymentQuery } from "../payment.queries.ts";
import { orderIn } from "../result/order-in-address.ts";
import { ownHead } from "../result/result-page.ts";

/** `/payment/receipt/{orderId}`, for the buyer alone. */
export async function load({ context, params, location }: RemoteLoading): Promise<void> {
  const { api, messages, queryClient, answerWith } = context;
  await requireAccount(context, location.href);
  const orderId = orderIn(params);
  await Promise.all([
    messages.load("common", "paying"),
    orderId &&
      queryClient.ensureQueryData(paymentQuery(api, orderId)).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 404) answerWith?.(404);
      }),
  ]);
  if (!orderId) answerWith?.(404);
}

export const head = (context: PageContext) => ownHead(context, "paying.receipt");
