import { AlertDialog } from "@base-ui/react/alert-dialog";
import type { ReactNode } from "react";
import "./css/question.css";

interface Props {
  title: string;
  text: string;
  /** What the way back is called. It has the focus first: a hasty Enter changes nothing. */
  keep: string;
  onClose: () => void;
  /** The button that goes on. */
  children: ReactNode;
}

/** A question over the page, which waits until it is answered. */
export function Question({ title, text, keep, onClose, children }: Props) {
  return (
    <AlertDialog.Root open onOpenChange={(open) => !open && onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="scrim" />
        <AlertDialog.Viewport className="dialog-place">
          <AlertDialog.Popup className="dialog question">
            <AlertDialog.Title className="question-title">{title}</AlertDialog.Title>
            <AlertDialog.Description className="soft">{text}</AlertDialog.Description>
            <div className="question-ways">
              <AlertDialog.Close className="btn sec">{keep}</AlertDialog.Close>
              {children}
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
