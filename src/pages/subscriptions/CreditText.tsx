import { isolated } from "#i18n/format.ts";
import { useWording } from "#ui/page.tsx";
import { type ShownPlan, toPay } from "./offered-plans.ts";

/** What is left of the running plan, and what it takes off a larger one. */
export function CreditText({ plan, running }: { plan: ShownPlan; running: string }) {
  const { t, money } = useWording();
  const { credit = 0, creditDays = 0, extraDays = 0 } = plan;
  const amount = isolated(money(credit));
  return (
    <>
      {t("subscriptions.credit", { days: creditDays, plan: running, amount })}{" "}
      {t("subscriptions.creditPay", { price: isolated(money(toPay(plan))) })}
      {extraDays > 0 && ` ${t("subscriptions.creditMore", { days: extraDays })}`}
    </>
  );
}
