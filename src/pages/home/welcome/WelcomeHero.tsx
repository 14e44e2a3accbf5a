import { Search } from "lucide-react";
import { type FormEvent, useState } from "react";
import { type PlaceSlug, placeSlugs } from "#features/reference/enumerations.ts";
import { useNavigate } from "#platform/page/routing.ts";
import { useWording } from "#ui/page.tsx";
import { Choice } from "../Choice.tsx";
import { HeroRoad } from "../HeroRoad.tsx";
import * as heroStyles from "../hero.module.css";
import { emptySearch, type QuickSearch, quickFilters } from "../quick-filters.ts";
import { useLiveCount } from "../use-live-count.ts";
import * as welcomeStyles from "./welcome.module.css";

interface Props {
  firstName: string;
  figures: { listings: number; cars: number; motorcycles: number } | undefined;
}

/** The name, how large the market is today, and the shortest way into it. */
export function WelcomeHero({ firstName, figures }: Props) {
  const { t } = useWording();
  return (
    <section className={`${heroStyles.hero} ${heroStyles.welcome}`}>
      <div className="wrap">
        <div className={welcomeStyles.welcomeHeading}>
          <div>
            <h1>{t("welcome.title", { name: firstName })}</h1>
            {figures && <p className={heroStyles.lead}>{t("home.heroCount", { count: figures.listings })}</p>}
          </div>
          <div className="desk">
            <HeroRoad />
          </div>
        </div>
        <SearchForm inAll={figures && { car: figures.cars, motorcycle: figures.motorcycles }} />
      </div>
    </section>
  );
}

/** Text and place, with a button that counts what it would show. Without JavaScript it is a form of the browse page. */
function SearchForm({ inAll }: { inAll: { car: number; motorcycle: number } | undefined }) {
  const { t, name } = useWording();
  const navigate = useNavigate();
  const [quick, setQuick] = useState<QuickSearch>(emptySearch);
  const { count, counting } = useLiveCount(quick, inAll);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    navigate({ to: "/cars", search: quickFilters(quick) });
  };
  return (
    <form
      className={`${heroStyles.quickSearch} ${heroStyles.short}`}
      action="/cars"
      onSubmit={submit}
      aria-label={t("home.searchLabel")}
    >
      <div className={heroStyles.fields}>
        <label className={heroStyles.field}>
          <span>{t("home.searchText")}</span>
          <input
            name="search"
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={200}
            value={quick.search}
            onChange={(event) => setQuick({ ...quick, search: event.target.value })}
            placeholder={t("home.searchExampleCars")}
          />
        </label>
        <Choice
          label={t("home.searchPlace")}
          name="city"
          value={quick.city}
          onChange={(city) => setQuick({ ...quick, city: city as PlaceSlug | "all" })}
        >
          <option value="all">{t("home.searchAnyPlace")}</option>
          {placeSlugs.map((slug) => (
            <option key={slug} value={slug}>
              {name("place", slug)}
            </option>
          ))}
        </Choice>
      </div>
      <div className={heroStyles.go} data-counting={counting}>
        <button type="submit" className="btn pri lg">
          <Search className="i" aria-hidden="true" />
          <span>{count === undefined ? t("home.searchNow") : t("home.showCars", { count })}</span>
        </button>
      </div>
    </form>
  );
}
