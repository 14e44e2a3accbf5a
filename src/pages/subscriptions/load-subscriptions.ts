import { accountQuery } from "#features/accounts/current-account.ts";
import { bonusFeaturesQuery, methodsQuery, paymentQuery } from "#features/payments/screens/payment.api.ts";
import { plansQuery, subscriptionQuery } from "#features/plans/plan.api.ts";
import type { PageContext } from "#platform/page/context.ts";
import type { RemoteLoading } from "#platform/page/define-page.tsx";
import { siteNameNow } from "#ui/shell/document.page.ts";
import { readSubscriptions, type SubscriptionsAddress } from "./subscriptions-search.ts";

/** `/subscriptions`, for everybody: what is on offer, what the visitor has, and how what the address names can be paid. */
export async function load({ context, location }: RemoteLoading<SubscriptionsAddress>): Promise<void> {
  const { api, messages, queryClient } = context;
  const { plan, pay, order } = readSubscriptions(location.search);
  const account = queryClient.ensureQueryData(accountQuery(context)).catch(() => null);
  await Promise.all([
    messages.load("common", "paying", "ways-to-pay", "reference", "subscriptions"),
    queryClient.prefetchQuery(plansQuery(api)),
    queryClient.prefetchQuery(bonusFeaturesQuery(api)),
    (plan || pay) && queryClient.prefetchQuery(methodsQuery(api)),
    account.then((known) =>
      known
        ? Promise.all([
            queryClient.prefetchQuery(subscriptionQuery(api)),
            order && queryClient.prefetchQuery(paymentQuery(api, order)),
          ])
        : undefined,
    ),
  ]);
}

/** Title and description; the page is one address, whatever part of it a link names. */
export function head(context: PageContext) {
  const { t } = context.messages;
  const title = t("common.pageTitle", { page: t("subscriptions.title"), name: siteNameNow(context) });
  const description = t("subscriptions.description");
  return {
    meta: [
      { title },
      { name: "description", content: description },
      { property: "og:title", content: title },
      { property: "og:description", content: description },
    ],
  };
}
