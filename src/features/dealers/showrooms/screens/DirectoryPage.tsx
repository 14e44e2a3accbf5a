import { useQuery } from "@tanstack/react-query";
import { SearchX, Store } from "lucide-react";
import { Link, useSearch } from "#platform/page/routing.ts";
import { FailedPanel } from "#ui/FailedPanel.tsx";
import { Pager } from "#ui/kit/list/Pager.tsx";
import { usePage, useWording } from "#ui/page.tsx";
import { DealerCard } from "./DealerCard.tsx";
import { DirectoryForm } from "./DirectoryForm.tsx";
import { directoryQuery } from "./directory.api.ts";
import * as styles from "./directory.module.css";
import { type DirectorySearch, readDirectory } from "./directory-search.ts";

/** The dealers with a showroom, found by name, place and specialization. */
export default function DirectoryPage() {
  const { t, name } = useWording();
  const search = readDirectory(useSearch());
  return (
    <div className={`wrap zone ${styles.dealers}`}>
      <div className={styles.heading}>
        <div>
          <h1>
            {search.city
              ? t("showrooms.titleOf", { place: name("place", search.city) })
              : t("showrooms.title")}
          </h1>
          <p className="soft">{t("showrooms.lead")}</p>
        </div>
        <Link className="link" to="/dealership-registration">
          <Store className="i s" aria-hidden="true" />
          {t("showrooms.register")}
        </Link>
      </div>
      <DirectoryForm key={JSON.stringify(search)} search={search} />
      <Found search={search} />
    </div>
  );
}

function Found({ search }: { search: DirectorySearch }) {
  const { t } = useWording();
  const { api } = usePage();
  const { data, isError, isPlaceholderData, refetch } = useQuery(directoryQuery(api, search));
  if (isError) {
    return (
      <FailedPanel
        title={t("showrooms.failed")}
        text={t("showrooms.failedText")}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return null;
  if (data.data.length === 0) return <Nothing search={search} />;
  return (
    <>
      <p className="soft" aria-live="polite">
        {t("showrooms.count", { count: data.total })}
      </p>
      <ul
        className={styles.dealerCards}
        aria-label={t("showrooms.list")}
        data-old={isPlaceholderData || undefined}
      >
        {data.data.map((dealer) => (
          <DealerCard key={dealer.id} dealer={dealer} />
        ))}
      </ul>
      <Pager
        page={search.page ?? 1}
        total={data.totalPages}
        at={(to) => ({ to: "/dealers", search: { ...search, page: to > 1 ? to : undefined } })}
      />
    </>
  );
}

function Nothing({ search }: { search: DirectorySearch }) {
  const { t } = useWording();
  const asked = Object.keys(search).length > 0;
  return (
    <div className="panel empty">
      <SearchX className="i l muted" aria-hidden="true" />
      <h2>{t(asked ? "showrooms.empty" : "showrooms.emptyMarket")}</h2>
      <p className="soft">{t(asked ? "showrooms.emptyText" : "showrooms.emptyMarketText")}</p>
      {asked && (
        <Link to="/dealers" search={{}} className="btn sec">
          {t("showrooms.clear")}
        </Link>
      )}
    </div>
  );
}
