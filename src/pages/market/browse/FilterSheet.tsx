import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import {
  changed,
  clearing,
  filterCount,
  type Search,
  toggled,
} from "#features/search/address/browse-search.ts";
import { facetsQuery } from "#features/search/search.api.ts";
import { Dialog, DialogHead } from "#ui/kit/dialog/Dialog.tsx";
import { usePull } from "#ui/kit/dialog/use-pull.ts";
import { usePage, useWording } from "#ui/page.tsx";
import FilterPanel from "./filters/FilterPanel.tsx";
import * as styles from "./filters/sheet.module.css";
import type { Filters } from "./use-browse.ts";

interface Props {
  open: boolean;
  /** The filters in force; the sheet changes a draft of them. */
  applied: Filters;
  onClose: () => void;
  onApply: (search: Search) => void;
}

/** All filters over the page of a phone. Its button counts what the draft would show, before anything is applied. */
export default function FilterSheet({ open, applied, onClose, onApply }: Props) {
  return (
    <Dialog
      open={open}
      place="edge"
      scrim={`scrim ${styles.fade}`}
      className={`sheet ${styles.side}`}
      onClose={onClose}
    >
      <Draft applied={applied} onApply={onApply} onClose={onClose} />
    </Dialog>
  );
}

function Draft({ applied, onApply, onClose }: Omit<Props, "open">) {
  const { t, number } = useWording();
  const { api } = usePage();
  const { vehicleType } = applied;
  const [search, setSearch] = useState(applied.search);
  const { data, isPlaceholderData } = useQuery(facetsQuery(api, { ...applied, search }));
  const filters: Filters = {
    vehicleType,
    search,
    change: (patch) => setSearch((before) => changed(before, patch)),
    toggle: (filter, value) => setSearch((before) => changed(before, toggled(before, filter, value))),
  };
  const on = filterCount(search);
  const pull = usePull(onClose);
  return (
    <>
      <div className={styles.sheetTop} {...pull}>
        <DialogHead className={styles.sheetHeading}>
          {t("browse.filterTitle")}
          {on > 0 && <span className="badge brand num">{number(on)}</span>}
        </DialogHead>
      </div>
      <div className={styles.sheetBody}>
        <FilterPanel filters={{ ...filters, facets: data?.facets }} />
      </div>
      <div className={styles.sheetFoot}>
        <button
          type="button"
          className="btn quiet"
          disabled={on === 0}
          onClick={() => setSearch((before) => changed(before, clearing))}
        >
          {t("browse.clearAll")}
        </button>
        <button
          type="button"
          className="btn pri"
          data-old={isPlaceholderData || undefined}
          onClick={() => onApply(search)}
        >
          <span aria-live="polite">
            {data ? t("browse.show", { vehicleType, count: data.total }) : t("browse.filterApply")}
          </span>
        </button>
      </div>
    </>
  );
}
