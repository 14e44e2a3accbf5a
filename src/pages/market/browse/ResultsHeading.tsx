import { useQuery } from "@tanstack/react-query";
import { filterCount } from "#features/search/address/browse-search.ts";
import { headingOf, withUnderstood } from "#features/search/address/heading.ts";
import { resultsQuery } from "#features/search/search.api.ts";
import { usePage, useWording } from "#ui/page.tsx";
import { type Filters, useModelNames } from "./use-browse.ts";

interface Props {
  browse: Filters;
  /** Instead of what the filters say, on a page that has a heading of its own. */
  title?: string;
}

/** What is shown, and how many there are of it; a changed number is also said aloud. */
export function ResultsHeading({ browse, title }: Props) {
  const words = useWording();
  const { api } = usePage();
  const { vehicleType, search } = browse;
  const { data, isPlaceholderData } = useQuery(resultsQuery(api, browse));
  const told = withUnderstood(search, search.search ? data?.understood : undefined);
  const models = useModelNames({ vehicleType, search: told });
  const key = filterCount(search) > 0 ? "browse.match" : "browse.available";
  const count = data && words.t(key, { vehicleType, count: data.total });
  const Heading = title ? "h2" : "h1";
  return (
    <Heading>
      {title ?? headingOf(vehicleType, told, models, words)}
      <small data-old={isPlaceholderData || undefined} aria-live="polite">
        {count ?? "\u00a0"}
      </small>
    </Heading>
  );
}
