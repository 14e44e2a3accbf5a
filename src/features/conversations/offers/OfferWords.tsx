import { HandCoins } from "lucide-react";
import { formatMoment } from "#i18n/moments.ts";
import { useWording } from "#ui/page.tsx";
import { messageWords } from "../message-words.ts";
import * as styles from "../thread/arranged.module.css";
import type { OfferAct } from "./offer.contract.ts";

/** What a message tells of an offer, in its bubble. */
export function OfferWords({ offer }: { offer: OfferAct }) {
  const { t, language } = useWording();
  const isMade = offer.event === "made" || offer.event === "countered";
  return (
    <>
      <p className={styles.told}>
        <HandCoins className="i s" aria-hidden="true" />
        <span>{messageWords({ t, language }, { content: "", offer, viewing: null })}</span>
      </p>
      {isMade && <p className="small">{t("offers.until", { time: formatMoment(language, offer.until) })}</p>}
    </>
  );
}
