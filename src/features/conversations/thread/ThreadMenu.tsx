import { Menu } from "@base-ui/react/menu";
import { Ban, EllipsisVertical, Flag } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { usePage, useWording } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import type { Conversation } from "../conversation.contract.ts";
import * as styles from "../screens/messages.module.css";
import { BlockQuestion } from "./BlockQuestion.tsx";
import { useBlocking } from "./use-blocking.ts";

const dialog = () => import("./ReportDialog.tsx");
const ReportDialog = lazy(dialog);

/** What can be done about a conversation, each behind a question. */
export function ThreadMenu({ conversation }: { conversation: Conversation }) {
  const { t } = useWording();
  const { name } = conversation.other;
  const [asks, setAsks] = useState<"block" | "report">();
  const { unblock } = useBlocking(conversation);
  const { messages } = usePage();
  const askToReport = async () => {
    try {
      await Promise.all([dialog(), messages.load("report")]);
      setAsks("report");
    } catch {
      toast("error", t("common.offline"));
    }
  };
  const close = () => setAsks(undefined);
  const isBlocked = conversation.state === "blocked";
  return (
    <>
      <Menu.Root>
        <Menu.Trigger className={`icon-btn ${styles.threadMenu}`} aria-label={t("conversations.menu")}>
          <EllipsisVertical className="i" aria-hidden="true" />
        </Menu.Trigger>
        <Menu.Portal>
          <Menu.Positioner className="popup-menu-place" align="end" sideOffset={6}>
            <Menu.Popup className="popup-menu" aria-label={t("conversations.menu")}>
              <Menu.Item
                className="popup-menu-item"
                onClick={() => (isBlocked ? unblock() : setAsks("block"))}
              >
                <Ban className="i" aria-hidden="true" />
                {t(isBlocked ? "conversations.unblock" : "conversations.block", { name })}
              </Menu.Item>
              <Menu.Item className="popup-menu-item" onClick={() => void askToReport()}>
                <Flag className="i" aria-hidden="true" />
                {t("conversations.report")}
              </Menu.Item>
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
      {asks === "block" && <BlockQuestion conversation={conversation} onClose={close} />}
      {asks === "report" && (
        <Suspense>
          <ReportDialog conversation={conversation} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
