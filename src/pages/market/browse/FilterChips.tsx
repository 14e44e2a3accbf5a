import { X } from "lucide-react";
import { clearing, filtersOf } from "#features/search/address/browse-search.ts";
import { chipsOf } from "#features/search/address/chips.ts";
import { usePage, useWording } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import * as styles from "./browse.module.css";
import { type Filters, useModelNames } from "./use-browse.ts";

/** Applied filters, each removable, and the way to keep them. */
export function FilterChips({ browse }: { browse: Filters }) {
  const words = useWording();
  const { t } = words;
  const page = usePage();
  const chips = chipsOf(browse.search, useModelNames(browse), words);
  if (chips.length === 0) return null;
  const keep = async () => {
    const filters = { vehicleType: browse.vehicleType, ...filtersOf(browse.search) };
    try {
      const { askToSave } = await import("#features/shortlist/saved-searches/screens/ask-to-save.tsx");
      await askToSave(page, { filters, proposed: chips.map(({ label }) => label).join(" · ") });
    } catch {
      toast("error", t("common.offline"));
    }
  };
  return (
    <ul className={`scroller ${styles.chips}`} aria-label={t("browse.applied")}>
      <li>
        <button type="button" className="link small" onClick={keep}>
          {t("browse.saveSearch")}
        </button>
      </li>
      {chips.map((chip) => (
        <li key={chip.key}>
          <button
            type="button"
            className="chip rm"
            aria-label={t("browse.remove", { filter: chip.label })}
            onClick={() => browse.change(chip.without)}
          >
            {chip.label}
            <X className="i s" aria-hidden="true" />
          </button>
        </li>
      ))}
      <li>
        <button type="button" className="link small" onClick={() => browse.change(clearing)}>
          {t("browse.clearAll")}
        </button>
      </li>
    </ul>
  );
}
