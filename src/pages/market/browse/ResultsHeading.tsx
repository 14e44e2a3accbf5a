import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { filterCount } from "#features/search/address/browse-search.ts";
import { headingOf, withUnderstood } from "#features/search/address/heading.ts";
import { resultsQuery } from "#features/search/search.api.ts";
import { usePage, useWording } from "#ui/page.tsx";
import { siteNameNow } from "#ui/shell/document.page.ts";
import { namedPage, titleOf } from "./browse.head.ts";
import { type Filters, useModelNames } from "./use-browse.ts";

interface Props {
  browse: Filters;
  /** Instead of what the filters say, on a page that has a heading of its own. */
  title?: string;
}

/** What is shown, and how many there are of it; a changed number is also said aloud. */
export function ResultsHeading({ browse, title }: Props) {
  const words = useWording();
  const page = usePage();
  const { vehicleType, search } = browse;
  const { data, isPlaceholderData } = useQuery(resultsQuery(page.api, browse));
  const told = withUnderstood(search, search.search ? data?.understood : undefined);
  const models = useModelNames({ vehicleType, search: told });
  const heading = title ?? headingOf(vehicleType, told, models, words);
  const understood = !title && search.search !== undefined && data !== undefined;
  const pageTitle = titleOf(namedPage(words, heading, search), siteNameNow(page));
  // The page's head is written before the answer says what the words were read as.
  useEffect(() => {
    if (understood && !isPlaceholderData) document.title = pageTitle;
  }, [understood, isPlaceholderData, pageTitle]);
  const key = filterCount(search) > 0 ? "browse.match" : "browse.available";
  const count = data && words.t(key, { vehicleType, count: data.total });
  const Heading = title ? "h2" : "h1";
  return (
    <Heading>
      {heading}
      <small data-old={isPlaceholderData || undefined} aria-live="polite">
        {count ?? "\u00a0"}
      </small>
    </Heading>
  );
}
