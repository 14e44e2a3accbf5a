import { useFormContext } from "react-hook-form";
import { useAccount } from "#features/accounts/current-account.ts";
import { LeaveQuestion } from "#ui/LeaveQuestion.tsx";
import { useWording } from "#ui/page.tsx";
import type { Fields } from "./fields.ts";

interface Props {
  /** The form before anything was typed. */
  initial: Fields;
  /** What is typed is kept on this device. */
  kept: boolean;
}

/** Asks before a form that was begun is left. A reload loses nothing that is kept, so the browser asks for the rest only. */
export function AskBeforeLeaving({ initial, kept }: Props) {
  const { t } = useWording();
  const account = useAccount();
  const { getValues } = useFormContext<Fields>();
  const isBegun = () => account !== null && JSON.stringify(getValues()) !== JSON.stringify(initial);
  return (
    <LeaveQuestion
      isBegun={isBegun}
      isLost={() => !kept && isBegun()}
      title={t("selling.leaveQuestion")}
      text={t(kept ? "selling.leaveDraft" : "selling.leaveLost")}
      stay={t("selling.leaveStay")}
      go={t("selling.leaveGo")}
      goClass="pri"
    />
  );
}
