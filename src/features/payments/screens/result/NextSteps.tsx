import { Link } from "#platform/page/routing.ts";
import { useWording } from "#ui/page.tsx";

/** The way back to the market. */
export function ToMarket({ primary = false }: { primary?: boolean }) {
  const { t } = useWording();
  return (
    <Link className={primary ? "btn pri" : "btn sec"} to="/">
      {t("paying.toMarket")}
    </Link>
  );
}

/** Another try, on the plans page: of the same order where that can still be paid. */
export function TryAgain({ order }: { order?: string | undefined }) {
  const { t } = useWording();
  const target = order === undefined ? {} : { search: { order }, hash: "pay" };
  return (
    <Link className="btn pri" to="/subscriptions" {...target}>
      {t("paying.tryAgain")}
    </Link>
  );
}
