import { useQuery } from "@tanstack/react-query";
import { ChevronDown, ChevronRight } from "lucide-react";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { quickPriceBuckets } from "#features/reference/data/buckets.ts";
import { categories, placeSlugs } from "#features/reference/enumerations.ts";
import { isolated } from "#i18n/format.ts";
import { Link } from "#platform/page/routing.ts";
import { usePage, useWording } from "#ui/page.tsx";
import type { WelcomeSearching } from "./use-welcome-search.ts";
import { choicesQuery } from "./welcome.api.ts";
import * as styles from "./welcome.module.css";
import { isBlank } from "./welcome-search.ts";

/** Filters whose results show on the spot; each choice says how many cars it would leave. */
export function AdvancedSearch({ searching }: { searching: WelcomeSearching }) {
  const { t } = useWording();
  const { search, clear } = searching;
  return (
    <form className={`panel ${styles.advanced}`} action="/cars" onSubmit={stay} aria-labelledby="advanced">
      <div className={styles.advancedHeading}>
        <div>
          <h2 id="advanced">{t("welcome.advanced")}</h2>
          <p className="soft small">{t("welcome.advancedText")}</p>
        </div>
        <div className="row">
          {!isBlank(search) && (
            <button type="button" className="link small" onClick={clear}>
              {t("welcome.clear")}
            </button>
          )}
          <Link className="link small" to="/cars" search={search}>
            {t("welcome.allFilters")}
            <ChevronRight className="i s flip" aria-hidden="true" />
          </Link>
        </div>
      </div>
      <div className={styles.advancedFields}>
        <Words searching={searching} />
        <Choices searching={searching} />
      </div>
      <noscript>
        <button type="submit" className="btn pri">
          {t("home.searchNow")}
        </button>
      </noscript>
    </form>
  );
}

const stay = (event: FormEvent) => event.preventDefault();
const pauseInTyping = 350;

/** What is typed goes to the address in the pauses, and at once with the Enter key. */
function Words({ searching: { search, change } }: { searching: WelcomeSearching }) {
  const { t } = useWording();
  const asked = search.search ?? "";
  const [typed, setTyped] = useState(asked);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Cleared by the button, or gone back in the history.
  useEffect(() => {
    setTyped((before) => (before.trim() === asked ? before : asked));
  }, [asked]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const apply = (text: string) => {
    clearTimeout(timer.current);
    if (text.trim() !== asked) change({ search: text.trim() || undefined });
  };
  return (
    <label className="field">
      <span className="lab">{t("home.searchText")}</span>
      <input
        className="input"
        name="search"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={200}
        value={typed}
        placeholder={t("home.searchExampleCars")}
        onChange={({ target }) => {
          setTyped(target.value);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => apply(target.value), pauseInTyping);
        }}
        onKeyDown={(event) => event.key === "Enter" && apply(typed)}
      />
    </label>
  );
}

function Choices({ searching: { search, change } }: { searching: WelcomeSearching }) {
  const { t, name, number, language } = useWording();
  const { api } = usePage();
  const { data: counts } = useQuery(choicesQuery(api, search));
  const counted = (label: string, count: number | undefined) =>
    counts ? t("welcome.choiceCount", { name: label, count: number(count ?? 0) }) : label;
  const one = (value: string) => (value ? [value] : undefined);
  const brands = Object.entries(counts?.brand ?? {}).sort(([, a], [, b]) => b - a);
  const brand = search.brand?.[0] ?? "";
  if (brand && !counts?.brand[brand]) brands.push([brand, 0]);
  const bucket = quickPriceBuckets.find(
    ({ min, max }) => min === search.priceMin && max === search.priceMax && (min ?? max) !== undefined,
  );
  return (
    <>
      <Choice
        label={t("welcome.brand")}
        name="brand"
        value={brand}
        onChange={(value) => change({ brand: one(value) })}
      >
        <option value="">{t("welcome.anyBrand")}</option>
        {brands.map(([slug, count]) => (
          <option key={slug} value={slug}>
            {counted(name("brand", slug), count)}
          </option>
        ))}
      </Choice>
      <Choice
        label={t("welcome.place")}
        name="city"
        value={search.city?.[0] ?? ""}
        onChange={(value) => change({ city: one(value) as typeof search.city })}
      >
        <option value="">{t("home.searchAnyPlace")}</option>
        {placeSlugs.map((slug) => (
          <option key={slug} value={slug}>
            {counted(name("place", slug), counts?.city[slug])}
          </option>
        ))}
      </Choice>
      <Choice
        label={t("welcome.category")}
        name="category"
        value={search.category?.[0] ?? ""}
        onChange={(value) => change({ category: one(value) as typeof search.category })}
      >
        <option value="">{t("welcome.anyCategory")}</option>
        {categories.map((slug) => (
          <option key={slug} value={slug}>
            {counted(name("category", slug), counts?.category[slug])}
          </option>
        ))}
      </Choice>
      <Choice
        label={t("home.searchPrice")}
        name="priceRange"
        value={bucket?.slug ?? ""}
        onChange={(value) => {
          const chosen = quickPriceBuckets.find(({ slug }) => slug === value);
          change({ priceMin: chosen?.min, priceMax: chosen?.max });
        }}
      >
        <option value="">{t("home.searchAnyPrice")}</option>
        {quickPriceBuckets.map((one) => (
          <option key={one.slug} value={one.slug}>
            {one[language].replace(/\$[\d,]+/g, isolated)}
          </option>
        ))}
      </Choice>
    </>
  );
}

interface ChoiceProps {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}

function Choice({ label, name, value, onChange, children }: ChoiceProps) {
  return (
    <label className="field">
      <span className="lab">{label}</span>
      <span className="select">
        <select
          className="input"
          name={name}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          data-on={value !== "" || undefined}
        >
          {children}
        </select>
        <ChevronDown className="i s" aria-hidden="true" />
      </span>
    </label>
  );
}
