import { AlarmClock } from "lucide-react";
import { type FormEvent, useState } from "react";
import { formatMoment, fromBeirut } from "#i18n/moments.ts";
import { ActButton } from "#ui/kit/form/ActButton.tsx";
import { TextField } from "#ui/kit/form/TextField.tsx";
import { useWording } from "#ui/page.tsx";
import type { Lead } from "../lead.contract.ts";
import { latestReminder } from "../lead.schema.ts";
import * as styles from "./leads.module.css";
import { useChangeLead } from "./use-change-lead.ts";

/** When to be reminded of a lead, by the clock of Beirut. */
export function Reminder({ lead: { id, remindAt } }: { lead: Lead }) {
  const { t, language } = useWording();
  const { act, busy } = useChangeLead();
  const [typed, setTyped] = useState("");
  const [wrong, setWrong] = useState(false);
  const keep = (moment: string | null, done: string) =>
    act((api) => api("PATCH /api/leads/:id", { params: { id }, body: { remindAt: moment } }), done);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const moment = fromBeirut(typed);
    const ahead = (moment?.getTime() ?? 0) - Date.now();
    const fits = moment !== undefined && ahead > 0 && ahead <= latestReminder;
    setWrong(!fits);
    if (fits && (await keep(moment.toISOString(), t("leads.reminderKept")))) setTyped("");
  }
  return (
    <section className="panel" aria-labelledby="lead-reminder">
      <h2 id="lead-reminder" className={styles.title}>
        {t("leads.reminder")}
      </h2>
      {remindAt && (
        <p className={styles.reminder}>
          <AlarmClock className="i s" aria-hidden="true" />
          <span>{t("leads.reminderAt", { time: formatMoment(language, remindAt) })}</span>
          <ActButton
            className="btn quiet sm"
            pending={busy}
            onClick={() => void keep(null, t("leads.reminderCleared"))}
          >
            {t("leads.reminderClear")}
          </ActButton>
        </p>
      )}
      <form onSubmit={(event) => void submit(event)} noValidate>
        <TextField
          type="datetime-local"
          label={t("leads.reminderWhen")}
          error={wrong ? t("leads.reminderWrong") : undefined}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        >
          <p className="tiny muted">{t("leads.reminderHint")}</p>
        </TextField>
        <ActButton type="submit" className="btn sec" pending={busy}>
          {t("leads.reminderSet")}
        </ActButton>
      </form>
    </section>
  );
}
