import { CalendarPlus } from "lucide-react";
import { type ReactNode, useState } from "react";
import { ActButton } from "#ui/kit/form/ActButton.tsx";
import { usePage, useWording } from "#ui/page.tsx";
import type { Conversation } from "../conversation.contract.ts";
import { isolated } from "../isolated.ts";
import { meetingOf } from "../screens/clock.ts";
import * as styles from "../thread/arranged.module.css";
import { useAnswer } from "../use-arranged.ts";
import type { Viewing } from "./viewing.contract.ts";

interface Props {
  viewing: Viewing;
  conversation: Conversation;
  /** The seller wants to offer times. */
  onOffer: () => void;
}

/** The open viewing of a conversation, and what can be done about it. */
export function OpenViewing({ viewing, conversation, onOffer }: Props) {
  const { t, language } = useWording();
  const { api } = usePage();
  const { answer, isPending } = useAnswer(conversation.id, "viewings.failed");
  const { id, state, times, at } = viewing;
  const isBuyer = conversation.role === "buyer";
  const isOnSale = conversation.listing.state === "available";
  const end = (how: "decline" | "cancel", words: string) => (
    <ActButton
      className="btn quiet sm"
      pending={isPending}
      onClick={() => answer(() => api(`POST /api/viewings/:id/${how}`, { params: { id } }))}
    >
      {words}
    </ActButton>
  );
  if (state === "offered" && isBuyer) {
    const confirm = (time: string) =>
      answer(() => api("POST /api/viewings/:id/confirm", { params: { id }, body: { time } }));
    return (
      <section className={styles.open} aria-label={t("viewings.one")}>
        <Choice times={times} pending={isPending} onConfirm={isOnSale ? confirm : undefined}>
          {end("decline", t("viewings.noneFits"))}
        </Choice>
      </section>
    );
  }
  return (
    <section className={styles.open} aria-label={t("viewings.one")}>
      <div className={styles.terms}>
        {state === "asked" && (
          <span className="small">
            {isBuyer
              ? t("viewings.youAsked")
              : t("viewings.theyAsked", { name: isolated(conversation.other.name) })}
          </span>
        )}
        {state === "offered" && (
          <>
            <span className="small">{t("viewings.yourTimes")}</span>
            <ul className={styles.times}>
              {times.map((time) => (
                <li key={time}>{meetingOf(language, time)}</li>
              ))}
            </ul>
          </>
        )}
        {at && (
          <>
            <b className="m">{t("viewings.at", { time: meetingOf(language, at) })}</b>
            <span className="small">{t("viewings.advice")}</span>
          </>
        )}
      </div>
      <div className={styles.answers}>
        {state === "asked" && !isBuyer && isOnSale && (
          <ActButton className="btn pri sm" pending={isPending} onClick={onOffer}>
            {t("viewings.offer")}
          </ActButton>
        )}
        {at && (
          <a className="btn sec sm" href={`/api/viewings/${id}.ics`} download="viewing.ics">
            <CalendarPlus className="i s" aria-hidden="true" />
            {t("viewings.file")}
          </a>
        )}
        {state === "asked" && !isBuyer
          ? end("decline", t("viewings.decline"))
          : end("cancel", t("viewings.cancel"))}
      </div>
    </section>
  );
}

interface ChoiceProps {
  times: readonly string[];
  pending: boolean;
  /** Absent while the vehicle is not on sale. */
  onConfirm: ((time: string) => void) | undefined;
  children: ReactNode;
}

function Choice({ times, pending, onConfirm, children }: ChoiceProps) {
  const { t, language } = useWording();
  const [chosen, setChosen] = useState<string>();
  return (
    <>
      <fieldset className={styles.times}>
        <legend>{t("viewings.choose")}</legend>
        {times.map((time) => (
          <label key={time}>
            <input type="radio" name="viewing" checked={chosen === time} onChange={() => setChosen(time)} />
            {meetingOf(language, time)}
          </label>
        ))}
      </fieldset>
      <div className={styles.answers}>
        {onConfirm && (
          <ActButton
            className="btn pri sm"
            pending={pending}
            off={chosen === undefined}
            onClick={() => chosen !== undefined && onConfirm(chosen)}
          >
            {t("viewings.confirm")}
          </ActButton>
        )}
        {children}
      </div>
    </>
  );
}
