import { useQueryClient } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { type FormEvent, useState } from "react";
import { fromBeirut } from "#i18n/moments.ts";
import { TitledDialog } from "#ui/kit/dialog/TitledDialog.tsx";
import { TextField } from "#ui/kit/form/TextField.tsx";
import { usePage, useWording } from "#ui/page.tsx";
import { whyFailed } from "#ui/why-failed.ts";
import { arrangedKey } from "../arranged.api.ts";
import { catchUp } from "../screens/conversations.api.ts";
import { ArrangingFoot } from "../thread/ArrangingFoot.tsx";
import { latest, mostTimes, soonest } from "./viewing.schema.ts";

/** The times that a seller offers for a viewing, by the clock of Beirut wherever they are. */
export default function TimesDialog({
  conversationId: id,
  onClose,
}: {
  conversationId: string;
  onClose: () => void;
}) {
  const { t, number } = useWording();
  const { api } = usePage();
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState<readonly string[]>(["", "", ""]);
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const change = (at: number) => (value: string) => setTyped(typed.with(at, value));
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    const times = timesOf(typed, Date.now());
    if (!times) return setRefusal(t("viewings.noTime"));
    setRefusal(undefined);
    setSending(true);
    try {
      await api("POST /api/conversations/:id/viewings", { params: { id }, body: { times } });
      onClose();
    } catch (error) {
      setRefusal(whyFailed(error, t, t("viewings.failed")));
    } finally {
      setSending(false);
      void queryClient.invalidateQueries({ queryKey: arrangedKey(id) });
      catchUp(queryClient, id);
    }
  }
  return (
    <TitledDialog
      size="medium"
      keepsInput
      title={t("viewings.title")}
      text={t("viewings.text")}
      onClose={onClose}
    >
      <form onSubmit={submit} noValidate aria-busy={isSending}>
        {typed.map((value, at) => (
          <TextField
            // biome-ignore lint/suspicious/noArrayIndexKey: a field is its place
            key={at}
            type="datetime-local"
            label={t("viewings.time", { n: number(at + 1) })}
            error={undefined}
            value={value}
            onChange={({ target }) => change(at)(target.value)}
          />
        ))}
        {typed.length < mostTimes && (
          <button type="button" className="btn quiet sm" onClick={() => setTyped([...typed, ""])}>
            <Plus className="i s" aria-hidden="true" />
            {t("viewings.another")}
          </button>
        )}
        <ArrangingFoot
          advice={t("viewings.advice")}
          refusal={refusal}
          isSending={isSending}
          cancel={t("viewings.back")}
          send={t(isSending ? "viewings.sending" : "viewings.send")}
        />
      </form>
    </TitledDialog>
  );
}

/** What was typed as moments; undefined where that is nothing, twice the same, or too near or far. */
function timesOf(typed: readonly string[], now: number): string[] | undefined {
  const times = typed
    .filter((value) => value !== "")
    .map((value) => fromBeirut(value)?.getTime() ?? Number.NaN);
  const fits = (time: number) => time >= now + soonest && time <= now + latest;
  if (times.length === 0 || new Set(times).size < times.length || !times.every(fits)) return undefined;
  return times.map((time) => new Date(time).toISOString());
}
