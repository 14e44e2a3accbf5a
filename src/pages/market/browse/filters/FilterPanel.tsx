import type { ReactNode } from "react";
import { engineBuckets, mileageBuckets, seatBuckets, yearBuckets } from "#features/reference/data/buckets.ts";
import {
  firstYear,
  lastYear,
  motorcycleFuelTypes,
  motorcycleGearTypes,
} from "#features/reference/enumerations.ts";
import type { Bucket } from "#features/reference/reference.types.ts";
import {
  isRangeSet,
  type Range,
  rangeOf,
  rangePatch,
  type Search,
} from "#features/search/address/browse-search.ts";
import { kindOf } from "#features/search/address/chips.ts";
import { countWithin } from "#features/search/address/range.ts";
import { engineBounds, mileageEdges } from "#features/search/edges.ts";
import {
  type FilterGroup as Filter,
  hasFilter,
  type ListFilter,
  type ListRule,
  lists,
  type RangeName,
  ranges,
} from "#features/search/filters.ts";
import type { MessageKey } from "#i18n/catalogue.ts";
import { usePage, useWording } from "#ui/page.tsx";
import type { CountedFilters } from "../use-browse.ts";
import { BrandFilter } from "./BrandFilter.tsx";
import { ChoiceList } from "./ChoiceList.tsx";
import { FilterGroup } from "./FilterGroup.tsx";
import { NearPlace } from "./NearPlace.tsx";
import { PriceFilter } from "./PriceFilter.tsx";
import { AmountPair, PresetSelect, YearPair } from "./RangeFields.tsx";
import { BodyTiles, ColourSwatches } from "./Tiles.tsx";

/** The group that each filter stands in, in the order of the page. */
const titles = {
  price: "browse.filterPrice",
  fairPrice: "browse.filterPrice",
  brand: "browse.filterBrandModel",
  model: "browse.filterBrandModel",
  year: "browse.filterYear",
  bodyType: "browse.filterBody",
  motorcycleType: "browse.filterType",
  engine: "browse.filterEngine",
  gearType: "browse.filterGear",
  exteriorColor: "browse.filterColour",
  mileage: "browse.filterMileage",
  seats: "browse.filterSeats",
  radius: "browse.filterPlace",
  city: "browse.filterPlace",
  sellerType: "browse.filterListing",
  addedWithin: "browse.filterListing",
  priceCut: "browse.filterListing",
  fuelType: "browse.filterFuel",
  source: "browse.filterSource",
  customs: "browse.filterPapers",
  titleStatus: "browse.filterPapers",
  plate: "browse.filterPapers",
  condition: "browse.filterCondition",
  owners: "browse.filterCondition",
  category: "browse.filterCategory",
  driveType: "browse.filterDrive",
  features: "browse.filterFeatures",
} as const satisfies Record<Filter, MessageKey>;

interface Props {
  filters: CountedFilters;
}
type Control = (props: Props) => ReactNode;

/** A range has a control of its own; a list is check boxes unless it has one. */
const controls: Record<RangeName | "radius", Control> & { [Name in ListFilter]?: Control } = {
  price: PriceFilter,
  brand: BrandFilter,
  // Among the brands.
  model: () => null,
  year: YearFilter,
  bodyType: BodyTiles,
  engine: (props) => (
    <AmountFilter
      name="engine"
      presets={engineBuckets}
      edges={engineBounds}
      unit="browse.filterCcUnit"
      {...props}
    />
  ),
  exteriorColor: ColourSwatches,
  radius: NearPlace,
  mileage: (props) => (
    <AmountFilter
      name="mileage"
      presets={mileageBuckets}
      edges={mileageEdges}
      unit="browse.filterKm"
      {...props}
    />
  ),
  seats: (props) => <AmountFilter name="seats" presets={seatBuckets} unit="browse.filterSeats" {...props} />,
};

/** Those used most; the others are open when they are in use. */
const alwaysOpen: readonly Filter[] = [
  "price",
  "brand",
  "year",
  "bodyType",
  "motorcycleType",
  "engine",
  "gearType",
];

const isListSet = (search: Search, name: ListFilter) => (search[name]?.length ?? 0) > 0;

/** Every filter, in foldable groups. */
export default function FilterPanel({ filters }: Props) {
  const { t } = useWording();
  const { vehicleType, search } = filters;
  const car = vehicleType === "car";
  const inUse = (name: Filter) => {
    if (name === "radius") return search.near !== undefined;
    return name in ranges ? isRangeSet(search, name as RangeName) : isListSet(search, name as ListFilter);
  };
  const isOpen = (name: Filter) =>
    alwaysOpen.includes(name) || (name === "exteriorColor" && car) || inUse(name);
  const shown = (Object.keys(titles) as Filter[]).filter(
    (name) => hasFilter(vehicleType, name) && (car || name !== "features"),
  );
  return [...new Set(shown.map((name) => titles[name]))].map((title) => {
    const names = shown.filter((name) => titles[name] === title);
    return (
      <FilterGroup key={title} title={t(title)} open={names.some(isOpen)}>
        {names.map((name) => {
          const Control = controls[name];
          return Control ? (
            <Control key={name} filters={filters} />
          ) : (
            <Choices key={name} filters={filters} filter={name as ListFilter} />
          );
        })}
      </FilterGroup>
    );
  });
}

const ofMotorcycles: { [Name in ListFilter]?: readonly string[] } = {
  gearType: motorcycleGearTypes,
  fuelType: motorcycleFuelTypes,
};

function Choices({ filters, filter }: Props & { filter: ListFilter }) {
  const { name } = useWording();
  const { choices = [] }: ListRule = lists[filter];
  const values = (filters.vehicleType === "motorcycle" && ofMotorcycles[filter]) || choices;
  const ordered = filter === "city" ? byCount(values, filters.facets?.city) : values;
  const named = ordered.map((value) => ({ value, label: name(kindOf(filter), value) }));
  return <ChoiceList filters={filters} filter={filter} choices={named} limit={8} />;
}

/** Those with the most listings first; the others keep their order. */
const byCount = (values: readonly string[], counts: Record<string, number> = {}) =>
  values.toSorted((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0));

interface RangeProps extends Props {
  name: RangeName;
  presets: readonly Bucket[];
  /** Where presets may end; any number when the range is counted by each. */
  edges?: readonly number[];
}

/** Ready ranges with their counts, over both ends. */
function Presets({
  filters,
  name,
  presets,
  edges,
  children,
}: RangeProps & { children: (ends: Ends) => ReactNode }) {
  const { t } = useWording();
  const counts = filters.facets?.[name];
  const ends: Ends = {
    title: t(titles[name]),
    range: rangeOf(filters.search, name),
    onChange: (range) => filters.change(rangePatch(name, range)),
  };
  return (
    <>
      <PresetSelect presets={presets} count={(one) => counts && countWithin(one, counts, edges)} {...ends} />
      {children(ends)}
    </>
  );
}
interface Ends {
  title: string;
  range: Range;
  onChange: (range: Range) => void;
}

function AmountFilter({
  unit,
  ...range
}: RangeProps & { unit: "browse.filterKm" | "browse.filterCcUnit" | "browse.filterSeats" }) {
  const { t } = useWording();
  return <Presets {...range}>{(ends) => <AmountPair name={range.name} unit={t(unit)} {...ends} />}</Presets>;
}

function YearFilter({ filters }: Props) {
  const { now } = usePage();
  const { vehicleType } = filters;
  return (
    <Presets filters={filters} name="year" presets={yearBuckets(now, vehicleType)}>
      {(ends) => <YearPair first={firstYear[vehicleType]} last={lastYear(now)} {...ends} />}
    </Presets>
  );
}
