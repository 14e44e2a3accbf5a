import { Search } from "lucide-react";
import { type FormEvent, useState } from "react";
import { browsePaths } from "#features/listings/paths.ts";
import { quickPriceBuckets } from "#features/reference/data/buckets.ts";
import { placeSlugs } from "#features/reference/enumerations.ts";
import { isolated } from "#i18n/format.ts";
import { useNavigate } from "#platform/page/routing.ts";
import { useWording } from "#ui/page.tsx";
import { Choice } from "./Choice.tsx";
import * as styles from "./hero.module.css";
import { emptySearch, type QuickSearch as Quick, quickFilters } from "./quick-filters.ts";
import { useLiveCount } from "./use-live-count.ts";

interface Props {
  /** How many there are in all, of each kind; undefined when it could not be counted. */
  inAll: { car: number; motorcycle: number } | undefined;
}

/**
 * Text, place and price, with a button that counts what it would show. Without JavaScript it is a form that opens
 * the browse page of the chosen kind.
 */
export function QuickSearch({ inAll }: Props) {
  const { t, name, language } = useWording();
  const navigate = useNavigate();
  const [quick, setQuick] = useState(emptySearch);
  const change = (patch: Partial<Quick>) => setQuick((before) => ({ ...before, ...patch }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    navigate({ to: browsePaths[quick.vehicleType], search: quickFilters(quick) });
  };
  return (
    <form
      className={styles.quickSearch}
      method="get"
      action="/cars"
      onSubmit={submit}
      aria-label={t("home.searchLabel")}
    >
      <KindSwitch kind={quick.vehicleType} onChange={(vehicleType) => change({ vehicleType })} />
      <div className={styles.fields}>
        <label className={styles.field}>
          <span>{t("home.searchText")}</span>
          <input
            name="search"
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={200}
            value={quick.search}
            onChange={(event) => change({ search: event.target.value })}
            placeholder={t(
              quick.vehicleType === "car" ? "home.searchExampleCars" : "home.searchExampleMotorcycles",
            )}
          />
        </label>
        <Choice
          label={t("home.searchPlace")}
          name="city"
          value={quick.city}
          onChange={(city) => change({ city: city as Quick["city"] })}
        >
          <option value="all">{t("home.searchAnyPlace")}</option>
          {placeSlugs.map((slug) => (
            <option key={slug} value={slug}>
              {name("place", slug)}
            </option>
          ))}
        </Choice>
        <Choice
          label={t("home.searchPrice")}
          name="priceRange"
          value={quick.priceRange}
          onChange={(priceRange) => change({ priceRange })}
        >
          <option value="all">{t("home.searchAnyPrice")}</option>
          {quickPriceBuckets.map((bucket) => (
            <option key={bucket.slug} value={bucket.slug}>
              {bucket[language].replace(/\$[\d,]+/g, isolated)}
            </option>
          ))}
        </Choice>
      </div>
      <Submit quick={quick} inAll={inAll} />
    </form>
  );
}

/** The radios belong to no form, so an address from a page without JavaScript does not carry them. */
function KindSwitch({
  kind,
  onChange,
}: {
  kind: Quick["vehicleType"];
  onChange: (to: Quick["vehicleType"]) => void;
}) {
  const { t } = useWording();
  return (
    <fieldset className="seg">
      <legend className="sr">{t("home.searchKind")}</legend>
      {(["car", "motorcycle"] as const).map((one) => (
        <label key={one}>
          <input
            className="sr"
            type="radio"
            name="quick-kind"
            form="no-form"
            value={one}
            checked={kind === one}
            onChange={() => onChange(one)}
          />
          {t(one === "car" ? "home.searchCars" : "home.searchMotorcycles")}
        </label>
      ))}
    </fieldset>
  );
}

/** Two buttons, of which the style sheet shows that of the chosen kind: so the form knows its way by itself. */
function Submit({ quick, inAll }: { quick: Quick } & Props) {
  const { t } = useWording();
  const { count, counting } = useLiveCount(quick, inAll);
  const saying = (kind: Quick["vehicleType"]) => {
    const shown = kind === quick.vehicleType ? count : inAll?.[kind];
    if (shown === undefined) return t("home.searchNow");
    return t(kind === "car" ? "home.showCars" : "home.showMotorcycles", { count: shown });
  };
  return (
    <div className={styles.go} data-counting={counting}>
      {(["car", "motorcycle"] as const).map((kind) => (
        <button key={kind} type="submit" className={`btn pri lg ${kind}`} formAction={browsePaths[kind]}>
          <Search className="i" aria-hidden="true" />
          <span>{saying(kind)}</span>
        </button>
      ))}
    </div>
  );
}
