import type { CardList } from "#features/listings/card/card-list.ts";
import { useWording } from "#ui/page.tsx";
import { CardStrip } from "./CardStrip.tsx";
import { SampleCards } from "./SampleCards.tsx";

/** The newest cars; six marked samples while there is none to show. */
export function LatestCars({ latest }: { latest: CardList | undefined }) {
  const { t } = useWording();
  if (latest?.count === 0) return <SampleCards />;
  return (
    <CardStrip
      id="latest"
      title={t("home.latestTitle")}
      sort="newest"
      list={latest}
      instead={t("home.latestFailed")}
    />
  );
}
