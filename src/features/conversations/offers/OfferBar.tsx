import { ClipboardCheck, HandCoins } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { formatMoment } from "#i18n/format.ts";
import { Link } from "#platform/page/routing.ts";
import { Question } from "#ui/kit/dialog/Question.tsx";
import { ActButton } from "#ui/kit/form/ActButton.tsx";
import { Price } from "#ui/Price.tsx";
import { useWording } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import type { Conversation } from "../conversation.contract.ts";
import { isolated } from "../isolated.ts";
import type { Offer } from "./offer.contract.ts";
import * as styles from "./offers.module.css";
import { useAnswer, useOpenOffer } from "./use-offers.ts";

const dialog = () => import("./OfferDialog.tsx");
const OfferDialog = lazy(dialog);

/** Above the field of a conversation: the open offer with what can be done about it, or the way to make one. */
export function OfferBar({ conversation }: { conversation: Conversation }) {
  const { t } = useWording();
  const open = useOpenOffer(conversation.id);
  const [asks, setAsks] = useState<"offer" | "counter">();
  const canOffer = conversation.listing.state === "available";
  const ask = (what: "offer" | "counter") =>
    dialog().then(
      () => setAsks(what),
      () => toast("error", t("common.offline")),
    );
  return (
    <>
      {open && <OpenOffer offer={open} conversation={conversation} onCounter={() => void ask("counter")} />}
      {open === null && canOffer && (
        <div className={styles.ways}>
          <button type="button" className="chip" onClick={() => void ask("offer")}>
            <HandCoins className="i s" aria-hidden="true" />
            {t("offers.make")}
          </button>
          {conversation.role === "buyer" && conversation.listing.vehicleType === "car" && (
            <Link to="/checklist" search={{ car: conversation.listing.id }} className="chip">
              <ClipboardCheck className="i s" aria-hidden="true" />
              {t("offers.checklist")}
            </Link>
          )}
        </div>
      )}
      {asks && (
        <Suspense>
          <OfferDialog
            conversation={conversation}
            counters={asks === "counter" ? (open ?? undefined) : undefined}
            onClose={() => setAsks(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

interface OpenProps {
  offer: Offer;
  conversation: Conversation;
  onCounter: () => void;
}

function OpenOffer({ offer, conversation, onCounter }: OpenProps) {
  const { t, language, money } = useWording();
  const { answer, isPending } = useAnswer(conversation.id);
  const [asks, setAsks] = useState(false);
  const { id, mine, amount, currency, until } = offer;
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
          <ActButton
            className="btn sec sm"
            pending={isPending}
            onClick={() => answer({ id, answer: "withdraw" })}
          >
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
            <ActButton
              className="btn quiet sm"
              pending={isPending}
              onClick={() => answer({ id, answer: "decline" })}
            >
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
              answer({ id, answer: "accept" });
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
