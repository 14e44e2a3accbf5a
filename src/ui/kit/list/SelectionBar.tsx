import { X } from "lucide-react";
import type { ReactNode } from "react";
import { useWording } from "../../page.tsx";
import type { Selection } from "./use-selection.ts";

/** What can be done with what is selected: `.btn.y` the first of it, `.btn` the others. */
export function SelectionBar({ selection, children }: { selection: Selection; children: ReactNode }) {
  const { t } = useWording();
  if (selection.ids.length === 0) return null;
  return (
    <div className="adm-bulk" role="toolbar" aria-label={t("kit.actions")}>
      <b className="m" role="status">
        {t("kit.selected", { count: selection.ids.length })}
      </b>
      <span className="grow" />
      {children}
      <button type="button" className="icon-btn" aria-label={t("kit.selectNone")} onClick={selection.none}>
        <X className="i" aria-hidden="true" />
      </button>
    </div>
  );
}
