import type { Search } from "#features/search/address/browse-search.ts";

interface Props {
  search: Search;
  names: readonly (keyof Search)[];
}

/** Parts of a search that a form keeps, though it has no fields for them: where there are no scripts, or not yet, the browser sends it. */
export const SentAlong = ({ search, names }: Props) =>
  names.flatMap((name) =>
    [search[name] ?? []]
      .flat()
      .map((value) => <input key={name + value} type="hidden" name={name} value={value} />),
  );
