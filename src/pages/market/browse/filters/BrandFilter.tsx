import { useQuery } from "@tanstack/react-query";
import { Search as SearchIcon } from "lucide-react";
import { useState } from "react";
import { isChosen } from "#features/search/address/browse-search.ts";
import { brandsQuery, modelsQuery } from "#features/search/search.api.ts";
import { usePage, useWording } from "#ui/page.tsx";
import type { CountedFilters } from "../use-browse.ts";
import { CheckRows, type Choice, ChoiceList } from "./ChoiceList.tsx";
import * as styles from "./filters.module.css";
import { matches } from "./matches.ts";

const first = 6;

/** Brands, those with the most listings first, with a search among all of them; below, the models of the chosen ones. */
export function BrandFilter({ filters }: { filters: CountedFilters }) {
  const { t, name } = useWording();
  const [typed, setTyped] = useState("");
  const [all, setAll] = useState(false);
  const { api } = usePage();
  const { data: every } = useQuery({
    ...brandsQuery(api, filters.vehicleType),
    enabled: all || typed !== "" || (filters.facets && Object.keys(filters.facets.brand).length === 0),
  });
  const counts = filters.facets?.brand ?? {};
  const ordered = orderedBrands(counts, [
    ...(filters.search.brand ?? []),
    ...(every ?? []).map((one) => one.slug),
  ]);
  const latin = new Map(every?.map((one) => [one.slug, `${one.en} ${one.ar}`]));
  const found = typed
    ? ordered.filter((slug) => matches(latin.get(slug) ?? name("brand", slug), typed))
    : ordered;
  const chosen = (slug: string) => isChosen(filters.search, "brand", slug);
  const shown = all || typed ? found : found.filter((slug, index) => index < first || chosen(slug));
  const total = Math.max(ordered.length, every?.length ?? 0);
  return (
    <>
      <div className="input">
        <SearchIcon className="i s" aria-hidden="true" />
        <input
          type="search"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
          placeholder={t("browse.filterFindBrand")}
          aria-label={t("browse.filterFindBrand")}
        />
      </div>
      <CheckRows
        filters={filters}
        filter="brand"
        choices={shown.map((slug) => ({ value: slug, label: name("brand", slug) }))}
        className={`${styles.checks}${all || typed ? ` ${styles.tall}` : ""}`}
      />
      {typed && shown.length === 0 && <p className="small muted">{t("browse.filterNoBrand")}</p>}
      {!typed && total > first && (
        <button type="button" className="link tiny" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t("browse.filterShowFewer") : t("browse.filterAllBrands", { count: total })}
        </button>
      )}
      <ModelFilter filters={filters} label={t("browse.filterModel")} hint={t("browse.filterChooseBrand")} />
    </>
  );
}

/** By number of listings; brands without any keep the order of the reference behind them. */
function orderedBrands(counts: Record<string, number>, more: readonly string[]): string[] {
  const slugs = [...new Set([...Object.keys(counts), ...more])];
  return slugs.toSorted((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0));
}

/** Models of the chosen brands by number of listings; closed until a brand is chosen. */
function ModelFilter({ filters, label, hint }: { filters: CountedFilters; label: string; hint: string }) {
  const { api } = usePage();
  const { language } = useWording();
  const brands = filters.search.brand ?? [];
  const { data: models = [] } = useQuery(modelsQuery(api, filters.vehicleType, brands, "families"));
  if (brands.length === 0) {
    return (
      <label className="field">
        <span className="lab">{label}</span>
        <span className="select off">
          <select className="input" disabled>
            <option>{hint}</option>
          </select>
        </span>
      </label>
    );
  }
  const counts = filters.facets?.model ?? {};
  const names = new Map(models.map((model) => [model.slug, model[language]]));
  const slugs = [...new Set([...names.keys(), ...Object.keys(counts), ...(filters.search.model ?? [])])];
  const choices: Choice[] = slugs
    .toSorted((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0))
    .map((slug) => ({ value: slug, label: names.get(slug) ?? slug }));
  return (
    <fieldset className="stack s2">
      <legend className="lab">{label}</legend>
      <ChoiceList key={brands.join()} filters={filters} filter="model" choices={choices} limit={first} />
    </fieldset>
  );
}
