import { useWording } from "#ui/page.tsx";
import { answersWithin } from "../../answers-within.ts";
import * as styles from "./leads.module.css";

interface Props {
  calls: { call: number; whatsapp: number };
  minutes: number | null;
}

/** How often one's numbers were asked for, and what buyers read of how soon one answers; nothing where there is nothing to tell. */
export function LeadFigures({ calls: { call, whatsapp }, minutes }: Props) {
  const { t, number } = useWording();
  const total = call + whatsapp;
  if (total === 0 && minutes === null) return null;
  return (
    <div className={`small soft ${styles.figures}`}>
      {total > 0 && <p>{t("leads.calls", { total, call: number(call), whatsapp: number(whatsapp) })}</p>}
      {minutes !== null && <p>{t(`leads.${answersWithin(minutes)}`)}</p>}
    </div>
  );
}
