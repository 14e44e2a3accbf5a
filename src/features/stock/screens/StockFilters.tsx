import type { TabAddress } from "#features/administrators/client/use-tab-address.ts";
import { vehicleTypes } from "#features/reference/enumerations.ts";
import { FilterChoice, Filters } from "#ui/kit/list/Filters.tsx";
import { useWording } from "#ui/page.tsx";
import type { StockFilter } from "../stock.schema.ts";
import { photoStates, pricePositions, stockStates } from "../stock-words.ts";

const spans = ["14", "30", "60", "90", "180"];

/** What the stock is narrowed by. */
export function StockFilters({ at, filter }: { at: TabAddress; filter: StockFilter }) {
  const { t, name } = useWording();
  const days = filter.days === undefined ? undefined : String(filter.days);
  const offered = days && !spans.includes(days) ? [...spans, days] : spans;
  return (
    <Filters at={at} hint={t("stock.searchHint")}>
      <FilterChoice
        label={t("stock.state")}
        value={filter.state}
        options={stockStates.map((value) => ({ value, label: t(`own.${value}`) }))}
        onChange={(state) => at.set({ state })}
      />
      <FilterChoice
        label={t("stock.kind")}
        value={filter.vehicleType}
        options={vehicleTypes.map((value) => ({ value, label: t(`stock.${value}`) }))}
        onChange={(type) => at.set({ type })}
      />
      <FilterChoice
        label={t("stock.days")}
        value={days}
        options={offered.map((value) => ({ value, label: t("stock.daysOver", { days: Number(value) }) }))}
        onChange={(value) => at.set({ days: value })}
      />
      <FilterChoice
        label={t("stock.position")}
        value={filter.position}
        options={pricePositions.map((value) => ({
          value,
          label: value === "unknown" ? t("stock.position_unknown") : name("fairPrice", value),
        }))}
        onChange={(position) => at.set({ position })}
      />
      <FilterChoice
        label={t("stock.photos")}
        value={filter.photos}
        options={photoStates.map((value) => ({ value, label: t(`stock.photos_${value}`) }))}
        onChange={(photos) => at.set({ photos })}
      />
    </Filters>
  );
}
