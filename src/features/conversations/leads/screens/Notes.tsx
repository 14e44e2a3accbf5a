import { type FormEvent, useState } from "react";
import { formatMoment } from "#i18n/moments.ts";
import { ActButton } from "#ui/kit/form/ActButton.tsx";
import { AreaField } from "#ui/kit/form/AreaField.tsx";
import { useWording } from "#ui/page.tsx";
import type { LeadNote } from "../lead.contract.ts";
import { longestNote } from "../lead.schema.ts";
import * as styles from "./leads.module.css";
import { useChangeLead } from "./use-change-lead.ts";

/** What the seller noted about a lead, and the field for more. */
export function Notes({ id, notes }: { id: string; notes: readonly LeadNote[] }) {
  const { t, number, language } = useWording();
  const { act, busy } = useChangeLead();
  const [typed, setTyped] = useState("");
  const [wrong, setWrong] = useState<string>();

  async function submit(event: FormEvent) {
    event.preventDefault();
    const text = typed.trim();
    const isLong = [...text].length > longestNote;
    setWrong(
      text === ""
        ? t("leads.noteMissing")
        : isLong
          ? t("leads.noteLong", { count: number(longestNote) })
          : undefined,
    );
    if (text === "" || isLong) return;
    const work = act(
      (api) => api("POST /api/leads/:id/notes", { params: { id }, body: { text } }),
      t("leads.noteKept"),
    );
    if (await work) setTyped("");
  }
  return (
    <section className="panel" aria-labelledby="lead-notes">
      <h2 id="lead-notes" className={styles.title}>
        {t("leads.noteHeading")}
      </h2>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <AreaField
          label={t("leads.noteField")}
          error={wrong}
          rows={3}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        >
          <p className="tiny muted">{t("leads.noteHint")}</p>
        </AreaField>
        <ActButton type="submit" className="btn sec" pending={busy}>
          {t("leads.noteAdd")}
        </ActButton>
      </form>
      {notes.length === 0 ? (
        <p className={`soft small ${styles.noNotes}`}>{t("leads.noteNone")}</p>
      ) : (
        <ol className={styles.entries}>
          {notes.map((note) => (
            <li key={note.id}>
              <p className={styles.text} dir="auto">
                {note.text}
              </p>
              <time className="tiny muted" dateTime={note.createdAt}>
                {formatMoment(language, note.createdAt)}
              </time>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
