import { Dialog } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import * as styles from "#features/administrators/admin.module.css";
import { useWording } from "#ui/page.tsx";

/** The menu on a phone. */
export default function Drawer({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const { t } = useWording();
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="scrim" />
        <Dialog.Popup className={`drawer ${styles.drawer}`}>
          <div className="drawer-h">
            <Dialog.Title className="m">{t("admin.menu")}</Dialog.Title>
            <Dialog.Close className="icon-btn" aria-label={t("admin.close")}>
              <X className="i l" aria-hidden="true" />
            </Dialog.Close>
          </div>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
