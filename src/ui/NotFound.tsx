import { MapPinOff } from "lucide-react";
import { Link } from "#platform/page/routing.ts";
import { useWording } from "./page.tsx";

/** An address where nothing is, with the ways on. The server answers it with 404. */
export function NotFound() {
  const { t } = useWording();
  return (
    <div className="wrap empty message-page">
      <span className="disc">
        <MapPinOff className="i" aria-hidden="true" />
      </span>
      <h1>{t("common.notFoundTitle")}</h1>
      <p className="soft">{t("common.notFoundText")}</p>
      <div className="message-ways">
        <Link to="/cars" className="btn pri">
          {t("common.browseCars")}
        </Link>
        <Link to="/motorcycles" className="btn sec">
          {t("common.browseMotorcycles")}
        </Link>
        <Link to="/" className="btn quiet">
          {t("common.backHome")}
        </Link>
      </div>
    </div>
  );
}
