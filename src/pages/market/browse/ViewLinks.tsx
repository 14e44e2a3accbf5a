import { changed } from "#features/search/address/browse-search.ts";
import { Link } from "#platform/page/routing.ts";
import { useWording } from "#ui/page.tsx";
import * as styles from "./browse.module.css";
import type { Browse } from "./use-browse.ts";

/**
 * From the listings to where they are, and back; on a phone also to more of them on a screen. The stock of one seller is in
 * one place, and his address has no layout.
 */
export function ViewLinks({ browse }: { browse: Browse }) {
  const { t } = useWording();
  const { search, to, userId } = browse;
  if (userId) return null;
  const { view, page } = search;
  const onMap = view === "map";
  return (
    <div className={styles.views}>
      {!onMap && (
        <Link
          className="link small phone"
          to={to}
          search={changed(search, { view: view === "list" ? undefined : "list", page })}
        >
          {t(view === "list" ? "browse.large" : "browse.compact")}
        </Link>
      )}
      <Link className="link small" to={to} search={changed(search, { view: onMap ? undefined : "map" })}>
        {t(onMap ? "nearby.asList" : "browse.onMap")}
      </Link>
    </div>
  );
}
