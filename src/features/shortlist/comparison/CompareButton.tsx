import { GitCompareArrows } from "lucide-react";
import { usePage } from "#ui/page.tsx";
import * as styles from "./compare-tray/compare-tray.module.css";
import { pick, useIsCompared } from "./compared.ts";

/** Picks a listing to be compared, or takes it off again. */
export function CompareButton({ id, label }: { id: string; label: string }) {
  const page = usePage();
  const isOn = useIsCompared(id);
  const press = () =>
    pick(id) || import("./compare-tray/CompareTray.tsx").then(({ sayFull }) => sayFull(page));
  return (
    <button
      type="button"
      className={`fab ${styles.button}`}
      onClick={press}
      aria-label={label}
      aria-pressed={isOn}
    >
      <span>
        <GitCompareArrows className="i" aria-hidden="true" />
      </span>
    </button>
  );
}
