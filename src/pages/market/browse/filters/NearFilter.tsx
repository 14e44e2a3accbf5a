import { ChevronDown, LocateFixed } from "lucide-react";
import { useState } from "react";
import { type PlaceSlug, placeSlugs, type Radius, radii } from "#features/reference/enumerations.ts";
import { radiusOf } from "#features/search/filters.ts";
import { useWording } from "#ui/page.tsx";
import { Select } from "#ui/Repeated.tsx";
import { toast } from "#ui/Toasts.tsx";
import type { CountedFilters } from "../use-browse.ts";

/** What is proposed to who chooses a place. */
const usual: Radius = 25;

/** How far around a place to look: one of the list, or the nearest to where the visitor is. */
export function NearFilter({ filters }: { filters: CountedFilters }) {
  const { t, name, number } = useWording();
  const { near, radius } = filters.search;
  const counts = filters.facets?.radius;
  const choose = (place: PlaceSlug | undefined) =>
    filters.change({ near: place, radius: place && (near ? radius : usual) });
  const within = (one: Radius) => {
    const km = number(one);
    return near && counts
      ? t("nearby.withinKmCount", { km, count: number(counts[one] ?? 0) })
      : t("nearby.withinKm", { km });
  };
  return (
    <>
      <WhereIAm onFound={choose} />
      <Choice
        label={t("nearby.place")}
        value={near ?? ""}
        onChoose={(value) => choose(placeSlugs.find((slug) => slug === value))}
        choices={[
          ["", t("nearby.noPlace")],
          ...placeSlugs.map((slug) => [slug, name("place", slug)] as const),
        ]}
      />
      {near && (
        <Choice
          label={t("nearby.radius")}
          value={String(radius ?? "")}
          onChoose={(value) => filters.change({ radius: radiusOf(value) })}
          choices={[["", t("nearby.anyRadius")], ...radii.map((one) => [String(one), within(one)] as const)]}
        />
      )}
    </>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  choices: readonly (readonly [value: string, label: string])[];
  onChoose: (value: string) => void;
}

const Choice = ({ label, value, choices, onChoose }: ChoiceProps) => (
  <span className="select">
    <Select
      className="input"
      aria-label={label}
      value={value}
      onChange={({ target }) => onChoose(target.value)}
      choices={choices}
    />
    <ChevronDown className="i s" aria-hidden="true" />
  </span>
);

/** Asks the device for its position once it is tapped, and for nothing before. What it answers stays in this function. */
function WhereIAm({ onFound }: { onFound: (place: PlaceSlug) => void }) {
  const { t, name } = useWording();
  const [busy, setBusy] = useState(false);
  const ask = async () => {
    setBusy(true);
    try {
      const [{ coords }, { nearestPlace }] = await Promise.all([
        whereTheDeviceIs(),
        import("#features/reference/nearest-place.ts"),
      ]);
      const place = nearestPlace(coords);
      if (place) onFound(place);
      void (place
        ? toast("success", t("nearby.found", { place: name("place", place) }))
        : toast("error", t("nearby.far")));
    } catch (error) {
      void toast("error", t(isRefusal(error) ? "nearby.denied" : "nearby.failed"));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <button type="button" className="btn sec sm full" aria-busy={busy} onClick={() => busy || void ask()}>
        <LocateFixed className="i s" aria-hidden="true" />
        {t("nearby.whereIAm")}
      </button>
      <p className="tiny soft">{t("nearby.whereHint")}</p>
    </>
  );
}

/** Roughly is enough, and some minutes old as well: a phone need not look for satellites. */
const whereTheDeviceIs = () =>
  new Promise<GeolocationPosition>((resolve, reject) => {
    if (!("geolocation" in navigator)) return reject(new Error("This browser has no geolocation"));
    const options = { enableHighAccuracy: false, maximumAge: 600_000, timeout: 15_000 };
    navigator.geolocation.getCurrentPosition(resolve, reject, options);
  });

/** As the standard numbers it (PERMISSION_DENIED). */
const isRefusal = (error: unknown) => (error as GeolocationPositionError | undefined)?.code === 1;
