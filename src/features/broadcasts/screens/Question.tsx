import { adminApi } from "#features/administrators/client/admin-api.ts";
import { isolated } from "#i18n/format.ts";
import { TitledDialog } from "#ui/kit/dialog/TitledDialog.tsx";
import { useWording } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import type { BroadcastView } from "../broadcast.contract.ts";
import { useTask } from "./use-task.ts";
import { titleOf } from "./words.ts";

interface Props {
  what: "stop" | "callOff" | "throwAway";
  message: BroadcastView;
  onClose: () => void;
}

/** Asks before something is stopped, called off or thrown away. */
export function Question({ what, message, onClose }: Props) {
  const { t, language, number } = useWording();
  const { pending, run } = useTask();
  const { id, sent, total } = message;
  const title = isolated(titleOf(message, language));
  const text =
    what === "stop"
      ? t("broadcasts-tab.stopText", { sent: number(sent), total: number(total) })
      : t(`broadcasts-tab.${what}Text`, { title });
  const go = async () => {
    const call = async () => {
      if (what === "throwAway") await adminApi("DELETE /api/admin/messages/:id", { params: { id } });
      else await adminApi("POST /api/admin/messages/:id/stop", { params: { id } });
      return true;
    };
    if (await run(call, t("broadcasts-tab.doFailed"))) toast("success", t("broadcasts-tab.done"));
    onClose();
  };
  return (
    <TitledDialog size="medium" title={t(`broadcasts-tab.${what}Title`)} text={text} onClose={onClose}>
      <div className="adm-ways">
        <button type="button" className="btn sec" onClick={onClose}>
          {t("kit.cancel")}
        </button>
        <button type="button" className="btn danger" aria-busy={pending} onClick={() => void go()}>
          {t(`broadcasts-tab.${what}`)}
        </button>
      </div>
    </TitledDialog>
  );
}
