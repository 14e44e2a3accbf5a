import { Dialog } from "@base-ui/react/dialog";
import { type LucideIcon, X } from "lucide-react";
import type { ReactNode } from "react";
import { useWording } from "./page.tsx";

interface Props {
  icon: LucideIcon;
  title: string;
  text: string;
  onClose: () => void;
  /** What can be done now; `Dialog.Close` among it closes. */
  children: ReactNode;
}

/** A message that is to be read before one goes on. */
export function NoticeDialog({ icon: Icon, title, text, onClose, children }: Props) {
  const { t } = useWording();
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="scrim" />
        <Dialog.Viewport className="dialog-place">
          <Dialog.Popup className="dialog notice">
            <Dialog.Close className="icon-btn notice-x" aria-label={t("common.close")}>
              <X className="i" aria-hidden="true" />
            </Dialog.Close>
            <span className="disc">
              <Icon className="i" aria-hidden="true" />
            </span>
            <Dialog.Title>{title}</Dialog.Title>
            <Dialog.Description className="soft">{text}</Dialog.Description>
            {children}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
