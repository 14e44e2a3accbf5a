import type { CardAct } from "#features/listings/card/card-actions.ts";
import { usePage } from "#ui/page.tsx";
import * as styles from "./compare-tray/compare-tray.module.css";
import { comparedIds, onComparedChange, pick, useIsCompared } from "./compared.ts";

/** Picks a listing to be compared, or takes it off again. */
export const comparing: CardAct = {
  name: "compare",
  ids: comparedIds,
  subscribe: onComparedChange,
  press(page, id) {
    if (!pick(id)) import("./compare-tray/CompareTray.tsx").then(({ sayFull }) => sayFull(page));
  },
};

export function CompareButton({ id, label }: { id: string; label: string }) {
  const page = usePage();
  const isOn = useIsCompared(id);
  return (
    <button
      type="button"
      className={`fab ${styles.button}`}
      name={comparing.name}
      onClick={() => comparing.press(page, id)}
      aria-label={label}
      aria-pressed={isOn}
    />
  );
}
