import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { currencies } from "#features/reference/enumerations.ts";
import { typedNumber } from "#features/selling/typed-number.ts";
import { type Currency, isolated } from "#i18n/format.ts";
import { ApiError } from "#platform/http/api.ts";
import { type Attempt, attemptOf } from "#platform/page/attempt.ts";
import { TitledDialog } from "#ui/kit/dialog/TitledDialog.tsx";
import { SelectField } from "#ui/kit/form/SelectField.tsx";
import { TextField } from "#ui/kit/form/TextField.tsx";
import { usePage, useWording } from "#ui/page.tsx";
import { whyFailed } from "#ui/why-failed.ts";
import { arrangedKey } from "../arranged.api.ts";
import type { Conversation } from "../conversation.contract.ts";
import { catchUp } from "../screens/conversations.api.ts";
import { ArrangingFoot } from "../thread/ArrangingFoot.tsx";
import * as styles from "../thread/arranged.module.css";
import type { Offer } from "./offer.contract.ts";

interface Props {
  conversation: Conversation;
  /** The offer that is answered with this one. */
  counters: Offer | undefined;
  onClose: () => void;
}

const durations = ["1", "2", "3", "7"] as const;
const dayMs = 86_400_000;

/** An amount, its currency, and for how long it stands; it says that nobody is bound by it. */
export default function OfferDialog({ conversation, counters, onClose }: Props) {
  const { t, money } = useWording();
  const { price, currency: asked } = conversation.listing;
  const [amount, setAmount] = useState("");
  const [currency, setCurrency] = useState<Currency>(counters?.currency ?? asked);
  const [days, setDays] = useState<string>("2");
  const { send, isSending, wrong, refusal } = useSending({ conversation, counters, onClose });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send({ amount: typedNumber(amount), currency, days: Number(days) });
  };
  return (
    <TitledDialog
      size="medium"
      keepsInput
      title={t(counters ? "offers.counterTitle" : "offers.title")}
      text={price === null ? undefined : t("offers.asks", { amount: isolated(money(price, asked)) })}
      onClose={onClose}
    >
      <form onSubmit={submit} noValidate aria-busy={isSending}>
        <div className={styles.amount}>
          <TextField
            label={t("offers.amount")}
            error={wrong}
            name="amount"
            inputMode="decimal"
            dir="ltr"
            autoComplete="off"
            value={amount}
            onChange={({ target }) => setAmount(target.value)}
          />
          <SelectField
            label={t("offers.currency")}
            error={undefined}
            choices={currencies.map((value) => ({ value, label: t(`offers.${value}`) }))}
            value={currency}
            onChange={({ target }) => setCurrency(target.value as Currency)}
          />
        </div>
        <SelectField
          label={t("offers.duration")}
          error={undefined}
          choices={durations.map((value) => ({ value, label: t(`offers.day${value}`) }))}
          value={days}
          onChange={({ target }) => setDays(target.value)}
        />
        <ArrangingFoot
          advice={t("offers.noCommitment")}
          refusal={refusal}
          isSending={isSending}
          cancel={t("offers.cancel")}
          send={t(isSending ? "offers.sending" : "offers.send")}
        />
      </form>
    </TitledDialog>
  );
}

interface Terms {
  amount: unknown;
  currency: Currency;
  days: number;
}

/** Sends an offer, however often it is tried, once: its end is reckoned from the first try. */
function useSending({ conversation: { id }, counters, onClose }: Props) {
  const { t } = useWording();
  const { api } = usePage();
  const queryClient = useQueryClient();
  const tried = useRef<Attempt & { until: string }>(undefined);
  const [isSending, setSending] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const refuse = (error: unknown) => {
    const field = error instanceof ApiError ? error.errors?.amount : undefined;
    if (field) setWrong(field);
    else setRefusal(whyFailed(error, t, t("offers.failed")));
  };
  async function send({ amount, currency, days }: Terms) {
    if (isSending) return;
    setRefusal(undefined);
    if (typeof amount !== "number" || !(amount > 0)) return setWrong(t("offers.amountMissing"));
    setWrong(undefined);
    setSending(true);
    const attempt = attemptOf(tried.current, { amount, currency, days });
    if (attempt !== tried.current)
      tried.current = { ...attempt, until: new Date(Date.now() + days * dayMs).toISOString() };
    const { key: idempotencyKey, until } = tried.current;
    const body = { amount, currency, until };
    try {
      if (counters)
        await api("POST /api/offers/:id/counter", { params: { id: counters.id }, body, idempotencyKey });
      else await api("POST /api/conversations/:id/offers", { params: { id }, body, idempotencyKey });
      onClose();
    } catch (error) {
      refuse(error);
    } finally {
      setSending(false);
      void queryClient.invalidateQueries({ queryKey: arrangedKey(id) });
      catchUp(queryClient, id);
    }
  }
  return { send, isSending, wrong, refusal };
}
