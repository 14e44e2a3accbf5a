import { engineBuckets, mileageBuckets, yearBuckets } from "#features/reference/data/buckets.ts";
import {
  categories,
  conditions,
  customsStates,
  driveTypes,
  fairPrices,
  featureSlugs,
  firstYear,
  fuelTypes,
  gearTypes,
  lastYear,
  motorcycleFuelTypes,
  motorcycleGearTypes,
  motorcycleTypes,
  placeSlugs,
  plates,
  sources,
  titleStatuses,
} from "#features/reference/enumerations.ts";
import {
  isRangeSet,
  type ListFilter,
  type RangeName,
  rangeOf,
  rangePatch,
} from "#features/search/address/browse-search.ts";
import { kindOf } from "#features/search/address/chips.ts";
import { countWithin, countYears } from "#features/search/address/range.ts";
import { engineBounds, mileageEdges } from "#features/search/edges.ts";
import { usePage, useWording } from "#ui/page.tsx";
import type { CountedFilters } from "../use-browse.ts";
import { BrandFilter } from "./BrandFilter.tsx";
import { ChoiceList } from "./ChoiceList.tsx";
import { FilterGroup } from "./FilterGroup.tsx";
import { PriceFilter } from "./PriceFilter.tsx";
import { AmountPair, PresetSelect, YearPair } from "./RangeFields.tsx";
import { BodyTiles, ColourSwatches } from "./Tiles.tsx";

const papers = ["customs", "titleStatus", "plate"] as const;

/** Every filter, in foldable groups. Those used most are open, and those in use. */
export default function FilterPanel({ filters }: { filters: CountedFilters }) {
  const { t } = useWording();
  const car = filters.vehicleType === "car";
  const inUse = (name: ListFilter) => (filters.search[name]?.length ?? 0) > 0;
  const choices = (filter: ListFilter, values: readonly string[], limit?: number) => (
    <Choices filters={filters} filter={filter} values={values} {...(limit !== undefined && { limit })} />
  );
  return (
    <>
      <FilterGroup title={t("browse.filterPrice")} open>
        <PriceFilter filters={filters} />
        {choices("fairPrice", fairPrices)}
      </FilterGroup>
      <FilterGroup title={t("browse.filterBrandModel")} open>
        <BrandFilter filters={filters} />
      </FilterGroup>
      <FilterGroup title={t("browse.filterYear")} open>
        <YearFilter filters={filters} />
      </FilterGroup>
      {car ? (
        <FilterGroup title={t("browse.filterBody")} open>
          <BodyTiles filters={filters} />
        </FilterGroup>
      ) : (
        <>
          <FilterGroup title={t("browse.filterType")} open>
            {choices("motorcycleType", motorcycleTypes)}
          </FilterGroup>
          <FilterGroup title={t("browse.filterEngine")} open>
            <EngineFilter filters={filters} />
          </FilterGroup>
        </>
      )}
      <FilterGroup title={t("browse.filterGear")} open>
        {choices("gearType", car ? gearTypes : motorcycleGearTypes)}
      </FilterGroup>
      <FilterGroup title={t("browse.filterColour")} open={car || inUse("exteriorColor")}>
        <ColourSwatches filters={filters} />
      </FilterGroup>
      <FilterGroup title={t("browse.filterMileage")} open={isRangeSet(filters.search, "mileage")}>
        <MileageFilter filters={filters} />
      </FilterGroup>
      <FilterGroup title={t("browse.filterPlace")} open={inUse("city")}>
        {choices("city", byCount(placeSlugs, filters.facets?.city), 8)}
      </FilterGroup>
      <FilterGroup title={t("browse.filterFuel")} open={inUse("fuelType")}>
        {choices("fuelType", car ? fuelTypes : motorcycleFuelTypes)}
      </FilterGroup>
      <FilterGroup title={t("browse.filterSource")} open={inUse("source")}>
        {choices("source", sources)}
      </FilterGroup>
      <FilterGroup title={t("browse.filterPapers")} open={papers.some(inUse)}>
        {choices("customs", customsStates)}
        {choices("titleStatus", titleStatuses)}
        {choices("plate", plates)}
      </FilterGroup>
      <FilterGroup title={t("browse.filterCondition")} open={inUse("condition")}>
        {choices("condition", conditions)}
      </FilterGroup>
      {car && (
        <FilterGroup title={t("browse.filterCategory")} open={inUse("category")}>
          {choices("category", categories)}
        </FilterGroup>
      )}
      {car && (
        <FilterGroup title={t("browse.filterDrive")} open={inUse("driveType")}>
          {choices("driveType", driveTypes)}
        </FilterGroup>
      )}
      <FilterGroup title={t("browse.filterFeatures")} open={inUse("features")}>
        {choices("features", featureSlugs, 8)}
      </FilterGroup>
    </>
  );
}

interface ChoicesProps {
  filters: CountedFilters;
  filter: ListFilter;
  values: readonly string[];
  limit?: number;
}

function Choices({ filters, filter, values, limit }: ChoicesProps) {
  const { name } = useWording();
  const kind = kindOf(filter);
  const choices = values.map((value) => ({ value, label: name(kind, value) }));
  return (
    <ChoiceList filters={filters} filter={filter} choices={choices} {...(limit !== undefined && { limit })} />
  );
}

/** Those with the most listings first; the others keep their order. */
const byCount = (values: readonly string[], counts: Record<string, number> = {}) =>
  values.toSorted((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0));

function useRange({ search, change }: CountedFilters, name: RangeName) {
  return {
    range: rangeOf(search, name),
    onChange: (range: { min?: number | undefined; max?: number | undefined }) =>
      change(rangePatch(name, range)),
  };
}

function YearFilter({ filters }: { filters: CountedFilters }) {
  const { t } = useWording();
  const { now } = usePage();
  const year = useRange(filters, "year");
  const counts = filters.facets?.year;
  const title = t("browse.filterYear");
  return (
    <>
      <PresetSelect
        title={title}
        presets={yearBuckets(now, filters.vehicleType)}
        count={(one) => counts && countYears(one, counts)}
        {...year}
      />
      <YearPair title={title} first={firstYear[filters.vehicleType]} last={lastYear(now)} {...year} />
    </>
  );
}

function MileageFilter({ filters }: { filters: CountedFilters }) {
  const { t } = useWording();
  const mileage = useRange(filters, "mileage");
  const counts = filters.facets?.mileage;
  const title = t("browse.filterMileage");
  return (
    <>
      <PresetSelect
        title={title}
        presets={mileageBuckets}
        count={(one) => counts && countWithin(one, counts, mileageEdges)}
        {...mileage}
      />
      <AmountPair title={title} name="mileage" unit={t("browse.filterKm")} {...mileage} />
    </>
  );
}

function EngineFilter({ filters }: { filters: CountedFilters }) {
  const { t } = useWording();
  const engine = useRange(filters, "engine");
  const counts = filters.facets?.engine;
  const title = t("browse.filterEngine");
  return (
    <>
      <PresetSelect
        title={title}
        presets={engineBuckets}
        count={(one) => counts && countWithin(one, counts, engineBounds)}
        {...engine}
      />
      <AmountPair title={title} name="engine" unit={t("browse.filterCcUnit")} {...engine} />
    </>
  );
}
