import { useState } from "react";
import { adminApi } from "#features/administrators/client/admin-api.ts";
import { useChange } from "#features/administrators/list/use-change.ts";
import { type PapersRefusal, refusalReasons } from "#features/listings/paper-kinds.ts";
import { DialogActions } from "#ui/kit/dialog/DialogActions.tsx";
import { TitledDialog } from "#ui/kit/dialog/TitledDialog.tsx";
import { ActButton } from "#ui/kit/form/ActButton.tsx";
import { FieldError } from "#ui/kit/form/TextField.tsx";
import { useWording } from "#ui/page.tsx";
import type { ReviewedPapers } from "../papers-admin.contract.ts";
import * as styles from "./papers-tab.module.css";

interface Props {
  papers: ReviewedPapers;
  onBack: () => void;
  onDone: () => void;
}
const call = "PUT /api/admin/papers/:id/decision";

/** Asks once more: buyers read it at once. */
export function ConfirmQuestion({ papers: { id }, onBack, onDone }: Props) {
  const { t } = useWording();
  const { pending, run } = useChange(onBack);
  const confirm = () =>
    run({
      call: () => adminApi(call, { params: { id }, body: { decision: "confirmed" } }),
      said: t("papers-tab.confirmedDone"),
      onDone,
    });
  return (
    <TitledDialog
      size="medium"
      title={t("papers-tab.confirmTitle")}
      text={t("papers-tab.confirmText")}
      onClose={onBack}
    >
      <DialogActions onClose={onBack}>
        <ActButton className="btn pri" pending={pending} onClick={confirm}>
          {t("papers-tab.confirm")}
        </ActButton>
      </DialogActions>
    </TitledDialog>
  );
}

/** Refuses for what does not agree, one thing or several. */
export function RefuseQuestion({ papers: { id }, onBack, onDone }: Props) {
  const { t } = useWording();
  const { pending, run } = useChange(onBack);
  const [reasons, setReasons] = useState<readonly PapersRefusal[]>([]);
  const [isBad, setIsBad] = useState(false);
  const toggle = (one: PapersRefusal) => {
    setIsBad(false);
    setReasons(reasons.includes(one) ? reasons.filter((other) => other !== one) : [...reasons, one]);
  };
  const refuse = () => {
    setIsBad(reasons.length === 0);
    if (reasons.length === 0) return;
    run({
      call: () => adminApi(call, { params: { id }, body: { decision: "refused", reasons: [...reasons] } }),
      said: t("papers-tab.refusedDone"),
      onDone,
    });
  };
  return (
    <TitledDialog
      size="medium"
      title={t("papers-tab.refuseTitle")}
      text={t("papers-tab.refuseText")}
      onClose={onBack}
    >
      <div className="field">
        <fieldset className={styles.reasons} aria-describedby={isBad ? "papers-refuse-error" : undefined}>
          <legend className="sr">{t("papers-tab.refuseTitle")}</legend>
          {refusalReasons.map((one) => (
            <button
              key={one}
              type="button"
              className="chip"
              aria-pressed={reasons.includes(one)}
              onClick={() => toggle(one)}
            >
              {t(`papers-tab.why_${one}`)}
            </button>
          ))}
        </fieldset>
        <FieldError id="papers-refuse-error" text={isBad ? t("papers-tab.refuseNone") : undefined} />
      </div>
      <DialogActions onClose={onBack}>
        <ActButton className="btn danger" pending={pending} onClick={refuse}>
          {t("papers-tab.refuse")}
        </ActButton>
      </DialogActions>
    </TitledDialog>
  );
}
