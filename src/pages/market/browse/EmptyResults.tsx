import { SearchX } from "lucide-react";
import { clearing, filterCount } from "#features/search/address/browse-search.ts";
import { chipsOf } from "#features/search/address/chips.ts";
import type { Facets } from "#features/search/search-answer.schema.ts";
import { useWording } from "#ui/page.tsx";
import { bestRelaxation } from "./relax.ts";
import { type Filters, useModelNames } from "./use-browse.ts";

/** Nothing found: the one filter whose removal helps most, and the way back to everything. */
export function EmptyResults({ browse, facets }: { browse: Filters; facets: Facets | undefined }) {
  const words = useWording();
  const { t } = words;
  const { vehicleType, search } = browse;
  const models = useModelNames(browse);
  if (filterCount(search) === 0) {
    return (
      <div className="panel empty">
        <SearchX className="i l muted" aria-hidden="true" />
        <h2>{t("browse.emptyMarket", { vehicleType })}</h2>
        <p className="soft">{t("browse.emptyMarketText")}</p>
      </div>
    );
  }
  const best = bestRelaxation(search, facets);
  const chips = chipsOf(search, models, words);
  const named =
    best && chips.filter((chip) => chip.key.split(":")[0] === best.filter).map((chip) => chip.label);
  return (
    <div className="panel empty">
      <SearchX className="i l muted" aria-hidden="true" />
      <h2>{t("browse.emptyTitle", { vehicleType })}</h2>
      <p className="soft">{t("browse.emptyText")}</p>
      <div className="row wrapx center">
        {best && (
          <button type="button" className="btn pri" onClick={() => browse.change(best.without)}>
            {t("browse.relax", {
              filter: new Intl.ListFormat(words.language, { style: "narrow", type: "conjunction" }).format(
                named ?? [],
              ),
              count: t("browse.count", { vehicleType, count: best.count }),
            })}
          </button>
        )}
        <button type="button" className="btn sec" onClick={() => browse.change(clearing)}>
          {t("browse.clearAll")}
        </button>
      </div>
    </div>
  );
}
