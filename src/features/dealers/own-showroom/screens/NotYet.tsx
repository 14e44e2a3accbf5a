import { Warehouse } from "lucide-react";
import { Link } from "#platform/page/routing.ts";
import { useWording } from "#ui/page.tsx";

/** What anyone who is no dealer reads in the place of a dealer's page. */
export function NotYet() {
  const { t } = useWording();
  return (
    <div className="wrap empty message-page">
      <span className="disc">
        <Warehouse className="i" aria-hidden="true" />
      </span>
      <h1>{t("own-showroom.notYet")}</h1>
      <p className="soft">{t("own-showroom.notYetText")}</p>
      <Link to="/dealership-registration" className="btn pri">
        {t("own-showroom.apply")}
      </Link>
    </div>
  );
}
