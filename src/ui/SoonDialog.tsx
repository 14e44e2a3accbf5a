import { Dialog } from "@base-ui/react/dialog";
import { UserRound } from "lucide-react";
import { useWording } from "./page.tsx";

export default function SoonDialog({ onClose }: { onClose: () => void }) {
  const { t } = useWording();
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="scrim" />
        <Dialog.Viewport className="dialog-place">
          <Dialog.Popup className="dialog stack s3 p-6 justify-items-center text-center">
            <UserRound className="i l text-brand-ink" aria-hidden="true" />
            <Dialog.Title>{t("common.soonTitle")}</Dialog.Title>
            <Dialog.Description className="soft">{t("common.soonText")}</Dialog.Description>
            <Dialog.Close className="btn pri block">{t("common.close")}</Dialog.Close>
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
