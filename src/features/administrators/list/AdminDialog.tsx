import { Dialog } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { useWording } from "#ui/page.tsx";
import { useHold } from "../client/refresh.tsx";

interface Props {
  title: string;
  text?: string;
  wide?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog over a tab: a form or a closer look. Lists keep still behind it. */
export function AdminDialog({ title, text, wide = false, onClose, children }: Props) {
  const { t } = useWording();
  useHold(true);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="scrim" />
        <Dialog.Viewport className="dialog-place">
          <Dialog.Popup className={wide ? "dialog adm-dialog wide-dialog" : "dialog adm-dialog"}>
            <div className="adm-dialog-h">
              <Dialog.Title className="adm-dialog-title">{title}</Dialog.Title>
              <Dialog.Close className="icon-btn" aria-label={t("admin.close")}>
                <X className="i" aria-hidden="true" />
              </Dialog.Close>
            </div>
            {text && <Dialog.Description className="soft">{text}</Dialog.Description>}
            {children}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
