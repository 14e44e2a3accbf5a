import { ShieldCheck } from "lucide-react";
import { Close } from "#ui/kit/dialog/Dialog.tsx";

interface Props {
  /** What to mind before it is sent. */
  advice: string;
  refusal: string | undefined;
  isSending: boolean;
  cancel: string;
  send: string;
}

/** The foot of a form that arranges something in a conversation: the advice, why it was refused, and its buttons. */
export function ArrangingFoot({ advice, refusal, isSending, cancel, send }: Props) {
  return (
    <>
      <p className="note plain">
        <ShieldCheck className="i s" aria-hidden="true" />
        {advice}
      </p>
      {refusal && (
        <p className="note bad" role="alert">
          {refusal}
        </p>
      )}
      <div className="question-ways">
        <Close className="btn sec">{cancel}</Close>
        <button type="submit" className="btn pri" disabled={isSending}>
          {send}
        </button>
      </div>
    </>
  );
}
