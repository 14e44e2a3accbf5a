import { type FormEvent, useId, useState } from "react";
import { FieldError } from "#features/accounts/fields/TextField.tsx";
import { AdminDialog } from "#features/admin/list/AdminDialog.tsx";
import { useWording } from "#ui/page.tsx";
import { type Open, useStanding } from "./use-standing.ts";
import { fullName } from "./words.ts";

const shortest = 3;
const dayMs = 86_400_000;
const ends = [
  { key: "untilWeek", days: 7 },
  { key: "untilDay", days: 1 },
  { key: "untilMonth", days: 30 },
  { key: "untilNever", days: undefined },
] as const;

/** Asks why, and until when, before somebody is suspended, banned or let in again. */
export default function StandingDialog({
  open,
  onClose,
  onDone,
}: {
  open: Open;
  onClose: () => void;
  onDone: () => void;
}) {
  const { t } = useWording();
  const { to, users } = open;
  const { pending, change } = useStanding(open, onDone);
  const [reason, setReason] = useState("");
  const [days, setDays] = useState<number | undefined>(7);
  const [asked, setAsked] = useState(false);
  const [first] = users;
  const name = first ? fullName(first) : "";
  const count = users.length;
  const short = to !== "active" && reason.trim().length < shortest;
  const titles = {
    active: t("users-tab.activateTitle", { count, name }),
    suspended: t("users-tab.suspendTitle", { count, name }),
    banned: t("users-tab.banTitle", { name }),
  };
  const words = {
    active: [t("users-tab.activateText"), t("users-tab.activate")],
    suspended: [t("users-tab.suspendText"), t("users-tab.suspend")],
    banned: [t("users-tab.banText"), t("users-tab.ban")],
  } as const;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (short || pending) return;
    const until = to === "suspended" && days ? new Date(Date.now() + days * dayMs).toISOString() : undefined;
    void change({ reason: to === "active" ? undefined : reason.trim(), until });
  };
  return (
    <AdminDialog title={titles[to]} text={words[to][0]} onClose={onClose}>
      <form method="post" onSubmit={submit} noValidate>
        {to === "suspended" && (
          <fieldset className="field">
            <legend className="lab">{t("users-tab.until")}</legend>
            <div className="usr-chips">
              {ends.map((end) => (
                <button
                  key={end.key}
                  type="button"
                  className="chip"
                  aria-pressed={days === end.days}
                  onClick={() => setDays(end.days)}
                >
                  {t(`users-tab.${end.key}`)}
                </button>
              ))}
            </div>
          </fieldset>
        )}
        {to !== "active" && <Reason value={reason} onChange={setReason} bad={asked && short} />}
        <div className="adm-ways">
          <button type="button" className="btn sec" onClick={onClose}>
            {t("admin.cancel")}
          </button>
          <button type="submit" className={to === "active" ? "btn pri" : "btn danger"} aria-busy={pending}>
            {words[to][1]}
          </button>
        </div>
      </form>
    </AdminDialog>
  );
}

function Reason({ value, onChange, bad }: { value: string; onChange: (to: string) => void; bad: boolean }) {
  const { t } = useWording();
  const id = useId();
  return (
    <div className="field">
      <label className="lab" htmlFor={id}>
        {t("users-tab.reason")}
      </label>
      <div className="usr-chips">
        {(["reasonFake", "reasonSpam", "reasonBuyers"] as const).map((key) => (
          <button
            key={key}
            type="button"
            className="chip"
            aria-pressed={value === t(`users-tab.${key}`)}
            onClick={() => onChange(t(`users-tab.${key}`))}
          >
            {t(`users-tab.${key}`)}
          </button>
        ))}
      </div>
      <textarea
        id={id}
        className={bad ? "input bad" : "input"}
        maxLength={300}
        value={value}
        aria-required
        aria-invalid={bad}
        aria-describedby={bad ? `${id}-error` : `${id}-hint`}
        onChange={({ target }) => onChange(target.value)}
      />
      <p className="small muted" id={`${id}-hint`}>
        {t("users-tab.reasonHint")}
      </p>
      <FieldError id={`${id}-error`} text={bad ? t("users-tab.reasonShort") : undefined} />
    </div>
  );
}
