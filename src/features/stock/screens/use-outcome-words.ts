import { useWording } from "#ui/page.tsx";
import type { StockOutcome } from "../stock-words.ts";

/** Why a listing is not changed, or what it waits for, in words. */
export function useOutcomeWords() {
  const { t } = useWording();
  return (outcome: StockOutcome) => (outcome === "changed" ? "" : t(`stock.outcome_${outcome}`));
}
