import { TitledDialog } from "#ui/kit/dialog/TitledDialog.tsx";
import { useWording } from "#ui/page.tsx";
import * as moderationStyles from "../../moderation.module.css";
import * as queueStyles from "./queue.module.css";

/** The keys of the review. */
export default function KeysDialog({ onClose }: { onClose: () => void }) {
  const { t, language } = useWording();
  const keys = [
    [["A"], t("moderation.keyApprove")],
    [["R", "1–9"], t("moderation.keyReject")],
    [["N", language === "ar" ? "←" : "→"], t("moderation.keyNext")],
    [["J", "K"], t("moderation.keyMove")],
    [["X"], t("moderation.keySelect")],
    [["Z"], t("moderation.keyUndo")],
    [["P"], t("moderation.keyPhotos")],
    [["?"], t("moderation.keyHelp")],
  ] as const;
  return (
    <TitledDialog size="medium" title={t("moderation.keys")} onClose={onClose}>
      <dl className={queueStyles.keys}>
        {keys.map(([names, what]) => (
          <div key={what}>
            <dt dir="ltr">
              {names.map((name) => (
                <kbd key={name} className={moderationStyles.key}>
                  {name}
                </kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </TitledDialog>
  );
}
