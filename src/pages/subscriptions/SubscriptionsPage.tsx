import { useQuery } from "@tanstack/react-query";
import { Info, LockKeyhole } from "lucide-react";
import { useEffect } from "react";
import { reaches } from "#features/accounts/current-account.ts";
import { useLastingAccount } from "#features/accounts/use-lasting-account.ts";
import { bonusFeaturesQuery } from "#features/payments/screens/payment.api.ts";
import { plansQuery, subscriptionQuery } from "#features/plans/plan.api.ts";
import { CurrentPlan } from "#features/plans/screens/CurrentPlan.tsx";
import { OutOfReach } from "#features/staff/screens/OutOfReach.tsx";
import { useSearch } from "#platform/page/routing.ts";
import { Failed } from "#ui/Failed.tsx";
import { usePage, useWording } from "#ui/page.tsx";
import { askToSignIn } from "#ui/sign-in.ts";
import { preloadToasts } from "#ui/Toasts.tsx";
import { AddOns } from "./add-ons/AddOns.tsx";
import * as addOnsStyles from "./add-ons/add-ons.module.css";
import { CartPanel } from "./add-ons/CartPanel.tsx";
import { OwnAddOns } from "./add-ons/OwnAddOns.tsx";
import { useCart } from "./add-ons/use-cart.ts";
import { PaySection } from "./PaySection.tsx";
import { PlanList } from "./PlanList.tsx";
import * as plansStyles from "./plans.module.css";
import { readSubscriptions } from "./subscriptions-search.ts";

/** The plans, the add-ons, and how they are paid. What is chosen stays while the session has to be renewed over the page. */
export default function SubscriptionsPage() {
  const account = useLastingAccount();
  useEffect(preloadToasts, []);
  if (!reaches(account, [])) return <OutOfReach />;
  return <Subscriptions key={account?.id ?? "guest"} accountId={account?.id} />;
}

function Subscriptions({ accountId }: { accountId: string | undefined }) {
  const { t, language } = useWording();
  const { api } = usePage();
  const asked = readSubscriptions(useSearch());
  const isGuest = accountId === undefined;
  const plans = useQuery(plansQuery(api)).data;
  const { data: status, isError, refetch } = useQuery({ ...subscriptionQuery(api), enabled: !isGuest });
  const { data: features = [] } = useQuery(bonusFeaturesQuery(api));
  const cart = useCart(accountId, features);
  const details = status?.planDetails;
  const runningName = details ? (language === "ar" ? details.nameAr : details.name) : "";

  // A link that names a plan goes on to it after signing in.
  const wants = isGuest && (asked.plan ?? asked.order) !== undefined;
  useEffect(() => {
    if (wants) void askToSignIn();
  }, [wants]);

  return (
    <div className={`wrap ${plansStyles.page}`}>
      <div className={plansStyles.heading}>
        <h1>{t(isGuest ? "subscriptions.guestHeading" : "subscriptions.heading")}</h1>
        <p>{t("subscriptions.intro")}</p>
      </div>
      {isGuest ? (
        <SignInCard />
      ) : status ? (
        <CurrentPlan status={status} />
      ) : isError ? (
        <Failed text={t("subscriptions.statusFailed")} onRetry={() => void refetch()} />
      ) : (
        <span className={`sk ${plansStyles.nowSkeleton}`} aria-hidden="true" />
      )}
      <PlanList
        plans={status?.availablePlans ?? plans}
        running={status && { name: runningName, endsAt: status.endsAt }}
        isGuest={isGuest}
      />
      <AddOns cart={cart} owned={status?.addOns} />
      <CartPanel cart={cart} features={features} />
      <OwnAddOns owned={status?.addOns ?? []} features={features} />
      {status && (
        <PaySection
          asked={asked}
          plans={status.availablePlans}
          cart={cart}
          features={features}
          runningName={runningName}
        />
      )}
      <p className={`note plain ${plansStyles.note}`}>
        <Info className="i" aria-hidden="true" />
        <span>
          <b className="m">{t("subscriptions.paymentNote")}</b> {t("subscriptions.paymentNoteText")}
        </span>
      </p>
    </div>
  );
}

function SignInCard() {
  const { t } = useWording();
  return (
    <section className={`panel ${plansStyles.signIn}`} aria-labelledby="sign-in-first">
      <span className={addOnsStyles.addOnIcon}>
        <LockKeyhole className="i" aria-hidden="true" />
      </span>
      <div className="grow">
        <h2 id="sign-in-first">{t("subscriptions.signInTitle")}</h2>
        <p className="small soft">{t("subscriptions.signInText")}</p>
        <noscript>
          <p className="small">{t("subscriptions.noScript")}</p>
        </noscript>
      </div>
      <button type="button" className="btn pri" onClick={() => void askToSignIn()}>
        {t("subscriptions.signIn")}
      </button>
    </section>
  );
}
