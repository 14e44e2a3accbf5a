import { type CSSProperties, useEffect, useRef, useState } from "react";
import { priceBuckets } from "#features/reference/data/buckets.ts";
import { type Range, rangeOf, rangePatch } from "#features/search/address/browse-search.ts";
import { amountAt, barsOf, countWithin, positionOf } from "#features/search/address/range.ts";
import { priceEdges } from "#features/search/edges.ts";
import { useWording } from "#ui/page.tsx";
import { Repeated } from "#ui/Repeated.tsx";
import type { CountedFilters } from "../use-browse.ts";
import * as styles from "./filters.module.css";
import { AmountPair, PresetSelect } from "./RangeFields.tsx";
import { RangeSlider } from "./RangeSlider.tsx";

/** How long the slider rests before it is taken as meant. */
const settled = 300;

/** The price in dollars: how many listings cost what, a slider over it, ready ranges, and both ends to type. */
export function PriceFilter({ filters }: { filters: CountedFilters }) {
  const { t, money } = useWording();
  const edges: readonly number[] = priceEdges[filters.vehicleType];
  const counts = filters.facets?.price ?? {};
  const set = rangeOf(filters.search, "price");
  const { range, slide } = useSliding(set, (next) => filters.change(rangePatch("price", next)));
  const title = t("browse.filterPrice");
  const low = positionOf(range.min, edges, "min");
  const high = positionOf(range.max, edges, "max");
  const bars = barsOf(counts, edges);
  const most = Math.max(1, ...bars);
  const presets = priceBuckets.filter((one) => edges.includes(one.max ?? one.min ?? 0));
  return (
    <>
      <div>
        <Repeated
          of={Bar}
          each={edges.map((edge, index) => ({
            edge: String(edge),
            height: `${Math.round((100 * (bars[index] ?? 0)) / most)}%`,
            isOutside: index < low || index >= high,
          }))}
          by="edge"
          className={styles.histogram}
          aria-hidden="true"
        />
        <RangeSlider
          positions={edges.length}
          low={low}
          high={high}
          lowLabel={t("browse.filterPriceLowest")}
          highLabel={t("browse.filterPriceHighest")}
          say={(position) => {
            const amount = amountAt(position, edges);
            return amount === undefined ? t("browse.filterNoLimit") : money(amount);
          }}
          onChange={(nextLow, nextHigh) =>
            slide({ min: amountAt(nextLow, edges), max: amountAt(nextHigh, edges) })
          }
        />
      </div>
      <AmountPair
        title={title}
        name="price"
        unit="$"
        range={range}
        onChange={(next) => filters.change(rangePatch("price", next))}
      />
      <PresetSelect
        title={title}
        presets={presets}
        range={range}
        count={(one) => (filters.facets ? countWithin(one, counts, edges) : undefined)}
        onChange={(next) => filters.change(rangePatch("price", next))}
      />
    </>
  );
}

/** The listings of one price, beside those of the others. */
const Bar = ({ height, isOutside }: { edge: string; height: string; isOutside: boolean }) => (
  <i className={isOutside ? styles.outside : undefined} style={{ "--h": height } as CSSProperties} />
);

/** The range while the slider moves: shown at once, taken once it rests. */
function useSliding(set: Range, take: (range: Range) => void) {
  const [moving, setMoving] = useState<Range>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(take);
  latest.current = take;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new range from outside ends the movement
  useEffect(() => setMoving(undefined), [set.min, set.max]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const slide = (range: Range) => {
    setMoving(range);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(range), settled);
  };
  return { range: moving ?? set, slide };
}
