import { changed } from "#features/search/address/browse-search.ts";
import { Link } from "#platform/page/routing.ts";
import { useWording } from "#ui/page.tsx";
import type { Browse } from "./use-browse.ts";

/** From the listings to where they are, and back; the stock of one seller is in one place. */
export function MapLink({ browse }: { browse: Browse }) {
  const { t } = useWording();
  const { search, to, userId } = browse;
  if (userId) return null;
  const onMap = search.view === "map";
  return (
    <Link className="link small" to={to} search={changed(search, { view: onMap ? undefined : "map" })}>
      {t(onMap ? "nearby.asList" : "browse.onMap")}
    </Link>
  );
}
