import { useWording } from "#ui/page.tsx";
import type { LeadState } from "../lead.schema.ts";

const tones: Record<LeadState, string> = {
  new: "badge brand",
  contacted: "badge",
  viewing: "badge warn",
  won: "badge ok",
  lost: "badge",
};

/** How far a lead is. */
export function StateBadge({ state }: { state: LeadState }) {
  const { t } = useWording();
  return <span className={tones[state]}>{t(`leads.${state}`)}</span>;
}
