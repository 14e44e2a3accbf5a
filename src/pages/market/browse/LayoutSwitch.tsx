import { LayoutGrid, Rows3 } from "lucide-react";
import { useWording } from "#ui/page.tsx";
import type { Filters } from "./use-browse.ts";

/** Cards beside one another, or one a line with its features. */
export function LayoutSwitch({ browse }: { browse: Filters }) {
  const { t } = useWording();
  const { view, page } = browse.search;
  const list = view === "list";
  return (
    <fieldset className="seg desk" aria-label={t("browse.layout")}>
      <button
        type="button"
        aria-pressed={view === undefined}
        aria-label={t("browse.grid")}
        onClick={() => browse.change({ view: undefined, page })}
      >
        <LayoutGrid className="i s" aria-hidden="true" />
      </button>
      <button
        type="button"
        aria-pressed={list}
        aria-label={t("browse.list")}
        onClick={() => browse.change({ view: "list", page })}
      >
        <Rows3 className="i s" aria-hidden="true" />
      </button>
    </fieldset>
  );
}
