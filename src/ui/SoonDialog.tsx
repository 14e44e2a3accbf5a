import { Dialog } from "@base-ui/react/dialog";
import { Hourglass } from "lucide-react";
import { NoticeDialog } from "./NoticeDialog.tsx";
import { useWording } from "./page.tsx";

/** Says that a page is still being made. */
export default function SoonDialog({ onClose }: { onClose: () => void }) {
  const { t } = useWording();
  return (
    <NoticeDialog
      icon={Hourglass}
      title={t("common.soonTitle")}
      text={t("common.soonText")}
      onClose={onClose}
    >
      <Dialog.Close className="btn pri w-full">{t("common.goOnBrowsing")}</Dialog.Close>
    </NoticeDialog>
  );
}
