import { Dialog } from "@base-ui/react/dialog";
import { Hourglass, X } from "lucide-react";
import { useWording } from "./page.tsx";

/** Says that a page is still being made. */
export default function SoonDialog({ onClose }: { onClose: () => void }) {
  const { t } = useWording();
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="scrim" />
        <Dialog.Viewport className="dialog-place">
          <Dialog.Popup className="dialog soon">
            <Dialog.Close className="icon-btn soon-x" aria-label={t("common.close")}>
              <X className="i" aria-hidden="true" />
            </Dialog.Close>
            <span className="disc">
              <Hourglass className="i" aria-hidden="true" />
            </span>
            <Dialog.Title>{t("common.soonTitle")}</Dialog.Title>
            <Dialog.Description className="soft">{t("common.soonText")}</Dialog.Description>
            <Dialog.Close className="btn pri w-full">{t("common.goOnBrowsing")}</Dialog.Close>
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
