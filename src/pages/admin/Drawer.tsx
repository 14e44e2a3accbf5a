import type { ReactNode } from "react";
import * as styles from "#features/administrators/admin.module.css";
import { Dialog, DialogHead } from "#ui/kit/dialog/Dialog.tsx";
import { useWording } from "#ui/page.tsx";

/** The menu on a phone. */
export default function Drawer({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const { t } = useWording();
  return (
    <Dialog place="edge" className={`drawer ${styles.drawer}`} onClose={onClose}>
      <DialogHead className="drawer-h" titleClass="m" large>
        {t("admin.menu")}
      </DialogHead>
      {children}
    </Dialog>
  );
}
