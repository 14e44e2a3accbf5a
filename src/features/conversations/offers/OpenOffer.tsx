import { useState } from "react";
import { formatMoment } from "#i18n/moments.ts";
import { Question } from "#ui/kit/dialog/Question.tsx";
import { ActButton } from "#ui/kit/form/ActButton.tsx";
import { Price } from "#ui/Price.tsx";
import { usePage, useWording } from "#ui/page.tsx";
import type { Conversation } from "../conversation.contract.ts";
import { isolated } from "../isolated.ts";
import * as styles from "../thread/arranged.module.css";
import { useAnswer } from "../use-arranged.ts";
import type { Offer } from "./offer.contract.ts";

interface OpenProps {
  offer: Offer;
  conversation: Conversation;
  onCounter: () => void;
}

/** The open offer of a conversation, and what can be done about it. */
export function OpenOffer({ offer, conversation, onCounter }: OpenProps) {
  const { t, language, money } = useWording();
  const { api } = usePage();
  const { answer: send, isPending } = useAnswer(conversation.id, "offers.failed");
  const [asks, setAsks] = useState(false);
  const { id, mine, amount, currency, until } = offer;
  const answer = (how: "accept" | "decline" | "withdraw") =>
    send(() => api(`POST /api/offers/:id/${how}`, { params: { id } }));
  const isOnSale = conversation.listing.state === "available";
  return (
    <section className={styles.open} aria-label={t("offers.openOne")}>
      <div className={styles.terms}>
        <span className="small">
          {mine ? t("offers.yours") : t("offers.theirs", { name: isolated(conversation.other.name) })}
        </span>
        <Price value={amount} currency={currency} />
        <span className="small muted">{t("offers.until", { time: formatMoment(language, until) })}</span>
      </div>
      <div className={styles.answers}>
        {mine ? (
          <ActButton className="btn sec sm" pending={isPending} onClick={() => answer("withdraw")}>
            {t("offers.withdraw")}
          </ActButton>
        ) : (
          <>
            {isOnSale && (
              <>
                <ActButton className="btn pri sm" pending={isPending} onClick={() => setAsks(true)}>
                  {t("offers.accept")}
                </ActButton>
                <ActButton className="btn sec sm" pending={isPending} onClick={onCounter}>
                  {t("offers.counter")}
                </ActButton>
              </>
            )}
            <ActButton className="btn quiet sm" pending={isPending} onClick={() => answer("decline")}>
              {t("offers.decline")}
            </ActButton>
          </>
        )}
      </div>
      {asks && (
        <Question
          title={t("offers.acceptTitle", { amount: isolated(money(amount, currency)) })}
          text={t("offers.afterAccept")}
          keep={t("offers.keep")}
          onClose={() => setAsks(false)}
        >
          <ActButton
            className="btn pri"
            pending={isPending}
            onClick={() => {
              answer("accept");
              setAsks(false);
            }}
          >
            {t("offers.accept")}
          </ActButton>
        </Question>
      )}
    </section>
  );
}
