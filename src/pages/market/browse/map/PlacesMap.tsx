import { useQuery } from "@tanstack/react-query";
import { type MouseEvent, useState } from "react";
import { changed, readSearch, type Search } from "#features/search/address/browse-search.ts";
import { placesMapQuery } from "#features/search/nearby/places-map.api.ts";
import type { PlaceOnMap } from "#features/search/search-answer.schema.ts";
import { queryString } from "#platform/http/api.ts";
import { isForBrowser, Link, useNavigate } from "#platform/page/routing.ts";
import { FailedPanel } from "#ui/FailedPanel.tsx";
import { usePage, useWording } from "#ui/page.tsx";
import type { Browse } from "../use-browse.ts";
import { labelPlaces } from "./label-places.ts";
import { border, layOut, size } from "./lay-out.ts";
import * as styles from "./map.module.css";

/** From this size on a bubble has room for what is asked there. */
const roomForPrice = 17;
/** As short as it has room for: $10.9K. */
const shortPrice = new Intl.NumberFormat("en", {
  style: "currency",
  currency: "USD",
  notation: "compact",
  maximumSignificantDigits: 3,
});

/**
 * Where the listings of a search are: bubbles over Lebanon, drawn from what the product brings, and the same as a list, which is what
 * keyboards and screen readers use. Each leads to the listings it counts, without scripts too.
 */
export default function PlacesMap({ browse }: { browse: Browse }) {
  const { api } = usePage();
  const { t, name, number, money } = useWording();
  const { vehicleType, search, to } = browse;
  const { data, isError, isPlaceholderData, refetch } = useQuery(placesMapQuery(api, browse));
  const [over, setOver] = useState<string>();
  const navigate = useNavigate();
  if (isError) {
    const title = t("browse.failedTitle", { vehicleType });
    return <FailedPanel title={title} text={t("browse.failedText")} onRetry={() => void refetch()} />;
  }
  const bubbles = layOut((data ?? []).map((place) => ({ ...place, label: name("place", place.place) })));
  const labels = labelPlaces(bubbles);
  const there = ({ query }: PlaceOnMap): Search =>
    changed(search, {
      city: undefined,
      near: undefined,
      radius: undefined,
      view: undefined,
      ...chosen(readSearch(vehicleType, query)),
    });
  const follow = (event: MouseEvent, place: PlaceOnMap) => {
    if (isForBrowser(event)) return;
    event.preventDefault();
    void navigate({ to, search: there(place) });
  };
  const pointing = (place: string) => ({
    "data-on": over === place || undefined,
    onMouseEnter: () => setOver(place),
    onMouseLeave: () => setOver(undefined),
  });
  return (
    <section
      className={styles.map}
      data-map=""
      aria-label={t("nearby.map")}
      data-old={isPlaceholderData || undefined}
    >
      <svg viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true" className={styles.drawing}>
        <path d={border} className={styles.land} />
        {bubbles.map((place, at) => (
          <a
            key={place.place}
            href={to + queryString(there(place))}
            tabIndex={-1}
            className={styles.bubble}
            onClick={(event) => follow(event, place)}
            {...pointing(place.place)}
          >
            <title>{place.label}</title>
            <circle cx={place.x} cy={place.y} r={place.radius} />
            <text x={place.x} y={place.y} dy={place.radius < roomForPrice ? "0.36em" : "-0.1em"}>
              {number(place.count)}
            </text>
            {place.radius >= roomForPrice && place.medianUsd !== null && (
              <text x={place.x} y={place.y} dy="1.35em" className={styles.price}>
                {shortPrice.format(place.medianUsd)}
              </text>
            )}
            {labels[at] && (
              <text {...labels[at]} dy="0.36em" className={styles.name}>
                {place.label}
              </text>
            )}
          </a>
        ))}
      </svg>
      <div>
        <p className="small soft">{t("nearby.mapHint")}</p>
        <ul className={styles.places}>
          {(data ?? []).map((place) => (
            <li key={place.place}>
              <Link to={to} search={there(place)} {...pointing(place.place)}>
                <b>{name("place", place.place)}</b>
                <span>{t("browse.count", { vehicleType, count: place.count })}</span>
                <span className="num">
                  {place.medianUsd === null
                    ? ""
                    : t("nearby.median", { price: `\u2066${money(place.medianUsd)}\u2069` })}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** What is set of a search. */
const chosen = (search: Search) =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));
