import { Dialog } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { useWording } from "./page.tsx";
import "./css/titled-dialog.css";

interface Props {
  title: string;
  text?: ReactNode;
  className?: string;
  /** A press beside it does not throw away what was typed. */
  keepsInput?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog with its title, what it is about, and a way out in its corner. */
export function TitledDialog({ title, text, className = "", keepsInput = false, onClose, children }: Props) {
  const { t } = useWording();
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()} disablePointerDismissal={keepsInput}>
      <Dialog.Portal>
        <Dialog.Backdrop className="scrim" />
        <Dialog.Viewport className="dialog-place">
          <Dialog.Popup className={`dialog titled-dialog ${className}`}>
            <div className="titled-dialog-h">
              <Dialog.Title>{title}</Dialog.Title>
              <Dialog.Close className="icon-btn" aria-label={t("common.close")}>
                <X className="i" aria-hidden="true" />
              </Dialog.Close>
            </div>
            {text && <Dialog.Description className="soft small">{text}</Dialog.Description>}
            {children}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
