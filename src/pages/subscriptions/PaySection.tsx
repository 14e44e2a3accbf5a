import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Chooser } from "#features/payments/screens/Chooser.tsx";
import { leavesFor } from "#features/payments/screens/methods.ts";
import { OrderPanel } from "#features/payments/screens/order/OrderPanel.tsx";
import { paymentsQuery } from "#features/payments/screens/payment.api.ts";
import { SupportLink } from "#features/payments/screens/SupportLink.tsx";
import type { Wanted } from "#features/payments/screens/use-order.ts";
import type { BonusFeature } from "#features/plans/add-on.schema.ts";
import { isolated } from "#i18n/format.ts";
import { Link, useNavigate } from "#platform/page/routing.ts";
import { usePage, useWording } from "#ui/page.tsx";
import { orderOf, totalOf } from "./add-ons/cart.ts";
import type { Cart } from "./add-ons/use-cart.ts";
import { CreditText } from "./CreditText.tsx";
import { canBuy, type ShownPlan, toPay } from "./offered-plans.ts";
import * as styles from "./plans.module.css";
import type { SubscriptionsAddress } from "./subscriptions-search.ts";

interface Props {
  asked: SubscriptionsAddress;
  plans: readonly ShownPlan[];
  cart: Cart;
  features: readonly BonusFeature[];
  /** Of the plan that runs now. */
  runningName: string;
}

/** What is to be paid, and how: a plan, the cart, or an order that was begun. Nothing where the address names none. */
export function PaySection({ asked, plans, cart, features, runningName }: Props) {
  const { t, language } = useWording();
  const navigate = useNavigate();
  const plan = plans.find(({ slug }) => slug === asked.plan);

  if (asked.order) {
    const other = () => void navigate({ to: "/subscriptions" });
    return (
      <Frame key={asked.order}>
        <OrderPanel orderId={asked.order} onOther={other} />
      </Frame>
    );
  }
  /** From now on the address names the order: it is there again after a reload, and on the way back from the gateway. */
  const begun = (order: string) =>
    navigate({ to: "/subscriptions", search: { order }, hash: "pay", replace: true });

  if (plan && canBuy(plan)) {
    const name = language === "ar" ? plan.nameAr : plan.name;
    return (
      <Frame key={plan.slug} title={t("paying.planOf", { plan: name })} amount={toPay(plan)}>
        {plan.credit ? (
          <p className={`note brand ${styles.payCredit}`}>
            <CreditText plan={plan} running={runningName} /> {t("subscriptions.creditLate")}
          </p>
        ) : null}
        <Unpaid plan={plan.slug} />
        <Chooser
          wanted={{ planId: plan.slug }}
          amount={toPay(plan)}
          onOrdered={({ orderId }) => begun(orderId)}
        />
      </Frame>
    );
  }
  if (plan?.change === "downgrade") {
    return (
      <p className={`note plain between ${styles.note}`} id="pay">
        {t("subscriptions.waitForSupport")}
        <SupportLink>{t("subscriptions.contactSupport")}</SupportLink>
      </p>
    );
  }
  if (asked.pay && cart.isRead && cart.items.length === 0) {
    return (
      <p className={`note plain ${styles.note}`} id="pay">
        {t("subscriptions.cartEmpty")}
      </p>
    );
  }
  if (asked.pay && cart.isRead) {
    const wanted: Wanted = { items: orderOf(cart.items) };
    const total = totalOf(cart.items, new Map(features.map(({ slug, price }) => [slug, price])));
    return (
      <Frame key="add-ons" title={t("paying.addOnsOf", { count: cart.items.length })} amount={total}>
        <Chooser
          wanted={wanted}
          amount={total}
          onOrdered={({ orderId }, method) => {
            // Anyone who comes back from a gateway without having paid has the cart still.
            if (!leavesFor(method)) cart.clear();
            return begun(orderId);
          }}
        />
      </Frame>
    );
  }
  return null;
}

/** An order of the same plan waits to be paid: a second one is rarely meant. */
function Unpaid({ plan }: { plan: string }) {
  const { t } = useWording();
  const { api } = usePage();
  const { data } = useQuery(paymentsQuery(api, 1));
  const order = data?.data.find(({ canPay, items }) => canPay && items.some((item) => item.plan === plan));
  if (!order) return null;
  return (
    <p className={`note warn between ${styles.payCredit}`}>
      <span>{t("paying.unpaidAlready", { reference: isolated(order.reference) })}</span>
      <Link className="link" to="/subscriptions" search={{ order: order.orderId }} hash="pay">
        {t("paying.continuePaying")}
      </Link>
    </p>
  );
}

interface FrameProps {
  title?: string;
  amount?: number;
  children: ReactNode;
}

/** It comes into view and has the focus when it is opened on this page. */
function Frame({ title, amount, children }: FrameProps) {
  const { t, money } = useWording();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section className={styles.payPart} id="pay" aria-labelledby="pay-title">
      <Link className="link small" to="/subscriptions" hash="plans">
        <ArrowLeft className="i s flip" aria-hidden="true" />
        {t("paying.backToPlans")}
      </Link>
      <div className="sec-h">
        <div>
          <h2 id="pay-title" ref={heading} tabIndex={-1}>
            {t("paying.how")}
          </h2>
          {title && amount !== undefined && (
            <p className="small">
              {title} ·{" "}
              <bdi className="num" dir="ltr">
                {money(amount)}
              </bdi>
            </p>
          )}
        </div>
      </div>
      {children}
    </section>
  );
}
