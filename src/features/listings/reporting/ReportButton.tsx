import { Flag } from "lucide-react";
import { type ComponentType, useState } from "react";
import { usePage, useWording } from "#ui/page.tsx";
import { preloadToasts, toast } from "#ui/Toasts.tsx";
import type { ReportDialogProps } from "./ReportDialog.tsx";
import * as styles from "./report-button.module.css";

const dialog = () => import("./ReportDialog.tsx");

/** Fetches before it is tapped; the toast too, which may have to say that the network failed. */
function preload() {
  void dialog().catch(() => {});
  preloadToasts();
}

/** Tells the market that something is wrong with a listing; also for guests. Its dialog is fetched when it is wanted. */
export function ReportButton({ listingId }: { listingId: string }) {
  const { t } = useWording();
  const { messages } = usePage();
  const [Dialog, setDialog] = useState<ComponentType<ReportDialogProps>>();
  const open = async () => {
    try {
      const [module] = await Promise.all([dialog(), messages.load("report", "reporting")]);
      setDialog(() => module.default);
    } catch {
      toast("error", t("common.offline"));
    }
  };
  return (
    <>
      <button
        type="button"
        className={`btn quiet sm ${styles.open}`}
        onClick={open}
        onPointerEnter={preload}
        onFocus={preload}
      >
        <Flag className="i s" aria-hidden="true" />
        {t("detail.report")}
      </button>
      {Dialog && <Dialog listingId={listingId} onClose={() => setDialog(undefined)} />}
    </>
  );
}
