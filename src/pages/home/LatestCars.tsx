import type { CardView } from "#features/listings/card/card-view.ts";
import { useWording } from "#ui/page.tsx";
import { CardStrip } from "./CardStrip.tsx";
import { SampleCards } from "./SampleCards.tsx";

/** The newest cars; six marked samples while there is none to show. */
export function LatestCars({ latest }: { latest: CardView[] | undefined }) {
  const { t } = useWording();
  if (latest?.length === 0) return <SampleCards />;
  return (
    <CardStrip
      id="latest"
      title={t("home.latestTitle")}
      sort="newest"
      listings={latest ?? []}
      instead={t("home.latestFailed")}
    />
  );
}
