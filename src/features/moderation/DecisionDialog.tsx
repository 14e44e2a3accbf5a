import { type FormEvent, useState } from "react";
import { TitledDialog } from "#ui/kit/dialog/TitledDialog.tsx";
import { useWording } from "#ui/page.tsx";
import { Reasons } from "./Reasons.tsx";
import { isExplained, noRefusal, type Refusal } from "./refusal.ts";

interface Props {
  status: "active" | "rejected";
  count: number;
  pending: boolean;
  onClose: () => void;
  onDecide: (refusal?: Refusal) => void;
}

/** Asks once more before listings are approved, or why they are refused. */
export default function DecisionDialog({ status, count, pending, onClose, onDecide }: Props) {
  const { t } = useWording();
  const [refusal, setRefusal] = useState(noRefusal);
  const [asked, setAsked] = useState(false);
  const rejecting = status === "rejected";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (pending) return;
    if (!rejecting) onDecide();
    else if (isExplained(refusal)) onDecide(refusal);
  };
  return (
    <TitledDialog
      size="medium"
      title={t(rejecting ? "moderation.rejectTitle" : "moderation.approveTitle", { count })}
      text={t(rejecting ? "moderation.rejectText" : "moderation.approveText")}
      onClose={onClose}
    >
      <form method="post" noValidate onSubmit={submit}>
        {rejecting && <Reasons value={refusal} onChange={setRefusal} bad={asked && !isExplained(refusal)} />}
        <div className="adm-ways">
          <button type="button" className="btn sec" onClick={onClose}>
            {t("kit.cancel")}
          </button>
          <button type="submit" className={rejecting ? "btn danger" : "btn pri"} aria-busy={pending}>
            {t(rejecting ? "moderation.reject" : "moderation.approve")}
          </button>
        </div>
      </form>
    </TitledDialog>
  );
}
