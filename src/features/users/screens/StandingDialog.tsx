import { type FormEvent, useState } from "react";
import { dayInBeirut } from "#i18n/format.ts";
import { fromBeirut } from "#i18n/moments.ts";
import { DialogActions } from "#ui/kit/dialog/DialogActions.tsx";
import { TitledDialog } from "#ui/kit/dialog/TitledDialog.tsx";
import { ActButton } from "#ui/kit/form/ActButton.tsx";
import { isReason, ReasonField } from "#ui/kit/form/ReasonField.tsx";
import { TextField } from "#ui/kit/form/TextField.tsx";
import { useWording } from "#ui/page.tsx";
import { type Open, useStanding } from "./use-standing.ts";
import { fullName } from "./words.ts";

const dayMs = 86_400_000;
const ends = [
  { key: "untilWeek", days: 7 },
  { key: "untilDay", days: 1 },
  { key: "untilMonth", days: 30 },
  { key: "untilNever", days: undefined },
] as const;
const tomorrow = () => dayInBeirut(new Date(Date.now() + dayMs));

/** Asks why, and until when, before a user is suspended, banned or let in again. */
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
  /** A day of its own, in place of `days`. */
  const [day, setDay] = useState("");
  const [asked, setAsked] = useState(false);
  const [first] = users;
  const name = first ? fullName(first) : "";
  const count = users.length;
  const short = to !== "active" && !isReason(reason);
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
    if (short) return;
    const until = day ? fromBeirut(`${day}T23:59:59`) : days && new Date(Date.now() + days * dayMs);
    change({
      reason: to === "active" ? undefined : reason.trim(),
      until: to === "suspended" && until ? until.toISOString() : undefined,
    });
  };
  return (
    <TitledDialog size="medium" title={titles[to]} text={words[to][0]} onClose={onClose}>
      <form method="post" onSubmit={submit} noValidate>
        {to === "suspended" && (
          <fieldset className="field">
            <legend className="lab">{t("users-tab.until")}</legend>
            <div className="adm-usual">
              {ends.map((end) => (
                <button
                  key={end.key}
                  type="button"
                  className="chip"
                  aria-pressed={day === "" && days === end.days}
                  onClick={() => {
                    setDays(end.days);
                    setDay("");
                  }}
                >
                  {t(`users-tab.${end.key}`)}
                </button>
              ))}
            </div>
            <TextField
              label={t("users-tab.untilDate")}
              error={undefined}
              type="date"
              min={tomorrow()}
              value={day}
              onChange={({ target }) => setDay(target.value)}
            />
          </fieldset>
        )}
        {to !== "active" && (
          <ReasonField
            value={reason}
            onChange={setReason}
            bad={asked && short}
            usual={(["listingsNotReal", "sameAgain", "buyersComplained"] as const).map((key) =>
              t(`usual-reasons.${key}`),
            )}
            hint={t("users-tab.reasonHint")}
          />
        )}
        <DialogActions onClose={onClose}>
          <ActButton type="submit" className={to === "active" ? "btn pri" : "btn danger"} pending={pending}>
            {words[to][1]}
          </ActButton>
        </DialogActions>
      </form>
    </TitledDialog>
  );
}
