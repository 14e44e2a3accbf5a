import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { BellRing } from "lucide-react";
import { Failed } from "#ui/Failed.tsx";
import { usePage, useWording } from "#ui/page.tsx";
import { SavedSearchRow } from "./SavedSearchRow.tsx";
import { savedSearchesQuery } from "./saved-searches.queries.ts";

/** The searches that the account keeps, the last saved first. */
export function SavedSearchList() {
  const { t } = useWording();
  const { api } = usePage();
  const { data, isError, refetch } = useQuery(savedSearchesQuery(api));
  if (isError && !data) {
    return <Failed text={t("saved-searches.loadFailed")} onRetry={() => void refetch()} />;
  }
  if (!data) {
    return (
      <p className="soft" role="status">
        {t("saved-searches.loading")}
      </p>
    );
  }
  if (data.length === 0) return <None />;
  return (
    <ul className="panel flush srch-list">
      {data.map((search) => (
        <SavedSearchRow key={search.id} saved={search} />
      ))}
    </ul>
  );
}

function None() {
  const { t } = useWording();
  return (
    <div className="panel empty">
      <span className="disc">
        <BellRing className="i" aria-hidden="true" />
      </span>
      <h2>{t("saved-searches.none")}</h2>
      <p className="soft">{t("saved-searches.noneText")}</p>
      <div className="row wrapx justify-center">
        <Link className="btn pri" to="/cars">
          {t("saved-searches.browseCars")}
        </Link>
        <Link className="btn sec" to="/motorcycles">
          {t("saved-searches.browseMotorcycles")}
        </Link>
      </div>
    </div>
  );
}
