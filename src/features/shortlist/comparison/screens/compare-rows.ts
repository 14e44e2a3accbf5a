import { specification } from "#features/listings/facts/facts.ts";
import { groupFeatures } from "#features/listings/facts/feature-list.ts";
import { isolated, toHundred } from "#i18n/format.ts";
import type { Wording } from "#i18n/wording.ts";
import type { ComparedListing } from "../comparison.contract.ts";
import type { Column } from "./compare.api.ts";

/** What makes a value the best of its row. */
export type Best = "cheapest" | "newest" | "leastDriven";

export interface Row {
  key: string;
  label: string;
  /** One for each column; undefined where a listing does not say, or is not shown. */
  values: readonly (string | undefined)[];
  /** Whether those that are shown differ. */
  differs: boolean;
  /** Which columns have the best value of it, and what it is called; nobody where all have the same. */
  best?: { columns: readonly number[]; as: Best };
}

export interface Section {
  key: string;
  title: string;
  rows: readonly Row[];
  /** Its values are whether a listing has it. */
  ofFeatures?: true;
}

/**
 * All that is known of the vehicles, row by row: what the specification of a listing's page says, in its order, and the
 * equipment that at least one of them has. A row that only some have is there as well.
 */
export function compareSections(columns: readonly Column[], wording: Wording): Section[] {
  const { t, name } = wording;
  const listings = columns.map(({ listing }) => listing);
  const shown = listings.filter((one) => one !== null);
  if (shown.length === 0) return [];
  const facts = [
    priceRow(listings, wording),
    ...worthRow(listings, wording),
    ...specificationRows(columns, wording),
  ];
  const features = groupFeatures(shown.flatMap((one) => one.features));
  return [
    { key: "facts", title: t("detail.facts"), rows: facts },
    ...features.map(({ group, features: ofGroup }) => ({
      key: group,
      title: group === "other" ? t("detail.featuresOther") : name("featureGroup", group),
      ofFeatures: true as const,
      rows: [...new Set(ofGroup)].map((feature) => {
        const values = listings.map((one) => (one?.features.includes(feature) ? feature : undefined));
        return rowOf(feature, name("feature", feature), values, listings);
      }),
    })),
  ];
}

/** Without the rows that are the same everywhere, and the sections that have no others. */
export const onlyDifferences = (sections: readonly Section[]): Section[] =>
  sections.flatMap((section) => {
    const rows = section.rows.filter(({ differs }) => differs);
    return rows.length > 0 ? [{ ...section, rows }] : [];
  });

type Listings = readonly (ComparedListing | null)[];

function rowOf(key: string, label: string, values: Row["values"], listings: Listings): Row {
  const told = values.filter((_, at) => listings[at]);
  return { key, label, values, differs: new Set(told).size > 1 };
}

function priceRow(listings: Listings, { t, money }: Wording): Row {
  const values = listings.map((one) => (one ? money(one.price, one.currency) : undefined));
  const row = rowOf("price", t("compare.price"), values, listings);
  return { ...row, ...best(listings, "cheapest", ({ priceUsd }) => -priceUsd) };
}

/** What such a vehicle is offered at (features/pricing), where that is known of one of them. */
function worthRow(listings: Listings, { t, money }: Wording): Row[] {
  const dollars = (value: number) => isolated(money(toHundred(value)));
  const values = listings.map((one) => {
    const basis = one?.fairPriceBasis;
    return basis ? `${dollars(basis.low)} – ${dollars(basis.high)}` : undefined;
  });
  return values.some(Boolean) ? [rowOf("worth", t("compare.worth"), values, listings)] : [];
}

/** The rows of all specifications in one order: a row that one listing alone has stands where that listing has it. */
function specificationRows(columns: readonly Column[], wording: Wording): Row[] {
  const { t } = wording;
  const tables = columns.map(({ listing, vehicle }) =>
    listing
      ? new Map(specification(listing, vehicle, wording).map(({ label, value }) => [label, value]))
      : undefined,
  );
  const labels: string[] = [];
  for (const table of tables) {
    let place = 0;
    for (const label of table?.keys() ?? []) {
      const known = labels.indexOf(label);
      if (known >= 0) place = known + 1;
      else labels.splice(place++, 0, label);
    }
  }
  // When something was changed says nothing of the vehicle; the car's page tells it.
  const left = labels.filter((label) => label !== t("detail.updated"));
  const listings = columns.map(({ listing }) => listing);
  return left.map((label) => {
    const row = rowOf(
      label,
      label,
      tables.map((table) => table?.get(label)),
      listings,
    );
    if (label === t("listing-fields.year"))
      return { ...row, ...best(listings, "newest", ({ year }) => year) };
    if (label === t("listing-fields.mileage")) {
      return {
        ...row,
        ...best(listings, "leastDriven", ({ mileage }) => (mileage === null ? undefined : -mileage)),
      };
    }
    return row;
  });
}

/** The columns whose listing scores highest, where not all score the same; what a listing does not say has no score. */
function best(
  listings: Listings,
  as: Best,
  score: (listing: ComparedListing) => number | undefined,
): Pick<Row, "best"> {
  const scores = listings.map((one) => (one ? score(one) : undefined));
  const known = scores.filter((one) => one !== undefined);
  const highest = Math.max(...known);
  if (known.every((one) => one === highest)) return {};
  return { best: { as, columns: scores.flatMap((one, at) => (one === highest ? [at] : [])) } };
}
