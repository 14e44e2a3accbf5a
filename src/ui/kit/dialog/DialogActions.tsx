import type { ReactNode } from "react";
import { useWording } from "../../page.tsx";

/** The actions at the foot of a dialog: cancel, and the buttons that go on. */
export function DialogActions({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const { t } = useWording();
  return (
    <div className="adm-ways">
      <button type="button" className="btn sec" onClick={onClose}>
        {t("kit.cancel")}
      </button>
      {children}
    </div>
  );
}
