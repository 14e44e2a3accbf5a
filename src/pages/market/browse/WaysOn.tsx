import { BellPlus, SearchX } from "lucide-react";
import { filterCount, readSearch } from "#features/search/address/browse-search.ts";
import { canonical } from "#features/search/address/read-search.ts";
import type { Results } from "#features/search/search.api.ts";
import type { WayOn } from "#features/search/search-answer.schema.ts";
import { Link } from "#platform/page/routing.ts";
import { useWording } from "#ui/page.tsx";
import * as styles from "./browse.module.css";
import type { Browse } from "./use-browse.ts";

interface Props {
  browse: Browse;
  results: Results;
  /** Keeps the search, with alerts. */
  onKeep: () => void;
}

/** Where a search found nothing, or little: an alert, what each condition costs, and what is near. */
export default function WaysOn({ browse, results, onKeep }: Props) {
  const { t } = useWording();
  const { vehicleType, search, to } = browse;
  const { total, ways = [] } = results;
  const isAsked = filterCount(search) > 0;
  if (!isAsked) {
    return total > 0 ? null : (
      <div className="panel empty">
        <SearchX className="i l muted" aria-hidden="true" />
        <h2>{t("browse.emptyMarket", { vehicleType })}</h2>
        <p className="soft">{t("browse.emptyMarketText")}</p>
      </div>
    );
  }
  return (
    <section className={`panel empty ${styles.ways}`} data-ways="">
      {total === 0 && <SearchX className="i l muted" aria-hidden="true" />}
      <h2>{total === 0 ? t("browse.emptyTitle", { vehicleType }) : t("browse.fewTitle")}</h2>
      {total === 0 && <p className="soft">{t("browse.emptyText")}</p>}
      <button type="button" className="btn pri" onClick={onKeep}>
        <BellPlus className="i s" aria-hidden="true" />
        {t("browse.notifyMe")}
      </button>
      <Ways browse={browse} ways={ways} kind="without" />
      <Ways browse={browse} ways={ways} kind="instead" />
      <Link to={to} className="link small">
        {t("browse.clearAll")}
      </Link>
    </section>
  );
}

const titles = { without: "browse.waysWithout", instead: "browse.waysInstead" } as const;

function Ways({ browse, ways, kind }: { browse: Browse; ways: readonly WayOn[]; kind: WayOn["kind"] }) {
  const { t } = useWording();
  const { vehicleType, search, to } = browse;
  const own = ways.filter((way) => way.kind === kind);
  if (own.length === 0) return null;
  return (
    <>
      <h3>{t(titles[kind])}</h3>
      <ul className="row wrapx center">
        {own.map((way) => {
          const { sort, view } = search;
          const there = canonical({ ...readSearch(vehicleType, way.query), sort, view });
          const count = t("browse.count", { vehicleType, count: way.count });
          return (
            <li key={`${way.filter} ${way.label}`}>
              <Link to={to} search={there} className="chip" resetScroll={false}>
                {kind === "without"
                  ? t("browse.relax", { filter: way.label, count })
                  : t("browse.insteadOf", { label: way.label, count })}
              </Link>
            </li>
          );
        })}
      </ul>
    </>
  );
}
