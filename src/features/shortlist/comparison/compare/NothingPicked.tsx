import { Link } from "@tanstack/react-router";
import { GitCompareArrows } from "lucide-react";
import { useWording } from "#ui/page.tsx";
import { mostCompared } from "../comparison.schema.ts";

/** Nothing is compared yet: how it is done, and where. */
export function NothingPicked() {
  const { t } = useWording();
  return (
    <div className="panel empty">
      <span className="disc">
        <GitCompareArrows className="i" aria-hidden="true" />
      </span>
      <h2>{t("compare.empty")}</h2>
      <p className="soft">{t("compare.emptyText", { count: mostCompared })}</p>
      <div className="row wrapx justify-center">
        <Link className="btn pri" to="/cars">
          {t("compare.browseCars")}
        </Link>
        <Link className="btn sec" to="/motorcycles">
          {t("compare.browseMotorcycles")}
        </Link>
      </div>
    </div>
  );
}
