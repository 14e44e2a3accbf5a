import { Link } from "@tanstack/react-router";
import { MapPinOff } from "lucide-react";
import { useWording } from "./page.tsx";

export function NotFound() {
  const { t } = useWording();
  return (
    <div className="wrap empty zone">
      <MapPinOff className="i l muted" aria-hidden="true" />
      <h1>{t("common.notFoundTitle")}</h1>
      <p className="soft">{t("common.notFoundText")}</p>
      <div className="row wrapx mt-2">
        <Link to="/cars" className="btn pri">
          {t("common.browseCars")}
        </Link>
        <Link to="/" className="btn sec">
          {t("common.backHome")}
        </Link>
      </div>
    </div>
  );
}
