import { useQuery } from "@tanstack/react-query";
import { BellRing } from "lucide-react";
import { Failed } from "#ui/Failed.tsx";
import { NothingYet } from "#ui/NothingYet.tsx";
import { usePage, useWording } from "#ui/page.tsx";
import { SavedSearchRow } from "./SavedSearchRow.tsx";
import { savedSearchesQuery } from "./saved-searches.api.ts";
import * as styles from "./saved-searches.module.css";

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
  if (data.length === 0) {
    const text = t("saved-searches.noneText");
    return <NothingYet icon={BellRing} title={t("saved-searches.none")} text={text} />;
  }
  return (
    <ul className={`panel flush ${styles.list}`}>
      {data.map((search) => (
        <SavedSearchRow key={search.id} saved={search} />
      ))}
    </ul>
  );
}
