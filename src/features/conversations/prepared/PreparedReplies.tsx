import { useQuery, useQueryClient } from "@tanstack/react-query";
import { X } from "lucide-react";
import { type FormEvent, useState } from "react";
import { ActButton } from "#ui/kit/form/ActButton.tsx";
import { AreaField } from "#ui/kit/form/AreaField.tsx";
import { usePage, useWording } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import { whyFailed } from "#ui/why-failed.ts";
import * as styles from "../leads/screens/leads.module.css";
import { preparedQuery } from "./prepared.api.ts";
import { longestPrepared, mostPrepared } from "./prepared.schema.ts";

/** The replies that a seller prepared: added, and taken away. */
export function PreparedReplies() {
  const { t, number } = useWording();
  const { api } = usePage();
  const queryClient = useQueryClient();
  const { data: texts } = useQuery(preparedQuery(api));
  const [typed, setTyped] = useState("");
  const [wrong, setWrong] = useState<string>();
  const [busy, setBusy] = useState(false);
  if (!texts) return null;

  async function keep(next: string[]): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    try {
      const kept = await api("PUT /api/prepared-replies", { body: { texts: next } });
      queryClient.setQueryData(preparedQuery(api).queryKey, kept.texts);
      return true;
    } catch (error) {
      void toast("error", t("leads.failed"), whyFailed(error, t, t("common.offline")));
      return false;
    } finally {
      setBusy(false);
    }
  }
  async function add(event: FormEvent) {
    event.preventDefault();
    const text = typed.trim();
    const isLong = [...text].length > longestPrepared;
    setWrong(
      text === ""
        ? t("leads.noteMissing")
        : isLong
          ? t("leads.noteLong", { count: number(longestPrepared) })
          : undefined,
    );
    if (text !== "" && !isLong && (await keep([...(texts ?? []), text]))) setTyped("");
  }
  return (
    <section className={`panel ${styles.prepared}`} aria-labelledby="prepared">
      <h2 id="prepared" className={styles.title}>
        {t("leads.prepared")}
      </h2>
      <p className="soft small">{t("leads.preparedHint", { most: number(mostPrepared) })}</p>
      {texts.length > 0 && (
        <ul className={styles.entries}>
          {texts.map((text) => (
            <li key={text} className="row">
              <p className={`grow ${styles.text}`} dir="auto">
                {text}
              </p>
              <button
                type="button"
                className="icon-btn"
                aria-label={t("leads.preparedRemove", { text })}
                onClick={() => void keep(texts.filter((one) => one !== text))}
              >
                <X className="i" aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {texts.length < mostPrepared && (
        <form onSubmit={(event) => void add(event)} noValidate>
          <AreaField
            label={t("leads.preparedField")}
            error={wrong}
            rows={2}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <ActButton type="submit" className="btn sec" pending={busy}>
            {t("leads.preparedAdd")}
          </ActButton>
        </form>
      )}
    </section>
  );
}
