import { useWording } from "#ui/page.tsx";
import type { Stats } from "../stats.contract.ts";
import * as styles from "./overview-tab.module.css";

/** Where the live listings are. */
export function PlacesPanel({ places }: { places: NonNullable<Stats["places"]> }) {
  const { t, name, number } = useWording();
  const most = places[0]?.count ?? 1;
  return (
    <section className="panel" aria-labelledby="ov-places">
      <div className="panel-h">
        <h2 id="ov-places">{t("overview-tab.byPlace")}</h2>
      </div>
      {places.length === 0 ? (
        <p className="soft">{t("overview-tab.noListings")}</p>
      ) : (
        <ul className={styles.places}>
          {places.map(({ place, count }) => (
            <li key={place}>
              <span className="row">
                <span>{name("place", place)}</span>
                <span className="num m">{number(count)}</span>
              </span>
              <span className="ov-meter" aria-hidden="true">
                <i style={{ inlineSize: `${(count / most) * 100}%` }} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
