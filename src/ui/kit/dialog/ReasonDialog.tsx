import { type FormEvent, useState } from "react";
import { ActButton } from "../form/ActButton.tsx";
import { isReason, ReasonField } from "../form/ReasonField.tsx";
import { DialogActions } from "./DialogActions.tsx";
import { TitledDialog } from "./TitledDialog.tsx";

interface Props {
  title: string;
  text: string;
  usual?: readonly string[];
  hint?: string;
  shortest?: number;
  longest?: number;
  /** What its button does. */
  label: string;
  tone?: "danger" | "pri";
  pending: boolean;
  onSay: (reason: string) => void;
  onClose: () => void;
}

/** Asks before something is decided, and for the reason that whom it concerns will read. */
export function ReasonDialog(props: Props) {
  const {
    title,
    text,
    usual,
    hint,
    shortest,
    longest,
    label,
    tone = "danger",
    pending,
    onSay,
    onClose,
  } = props;
  const [reason, setReason] = useState("");
  const [asked, setAsked] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (isReason(reason, shortest)) onSay(reason.trim());
  };
  return (
    <TitledDialog size="medium" title={title} text={text} onClose={onClose}>
      <form method="post" onSubmit={submit} noValidate>
        <ReasonField
          value={reason}
          onChange={setReason}
          bad={asked && !isReason(reason, shortest)}
          {...(usual && { usual })}
          {...(hint !== undefined && { hint })}
          {...(shortest !== undefined && { shortest })}
          {...(longest !== undefined && { longest })}
        />
        <DialogActions onClose={onClose}>
          <ActButton type="submit" className={`btn ${tone}`} pending={pending}>
            {label}
          </ActButton>
        </DialogActions>
      </form>
    </TitledDialog>
  );
}
