import { useFormContext } from "react-hook-form";
import { useAccount } from "#features/accounts/current-account.ts";
import { LeaveQuestion } from "#ui/kit/dialog/LeaveQuestion.tsx";
import { useWording } from "#ui/page.tsx";
import type { Fields } from "./fields.ts";

interface Props {
  /** The form before anything was typed. */
  initial: Fields;
  /** What is typed is kept on this device. */
  kept: boolean;
  /** Photos that wait or are being sent: no draft has them. */
  onTheWay: number;
  isGuest: boolean;
}

/** Asks before a form that was begun is left. A reload loses nothing that is kept, so the browser asks for the rest only. */
export function AskBeforeLeaving({ initial, kept, onTheWay, isGuest }: Props) {
  const { t } = useWording();
  const account = useAccount();
  const { getValues } = useFormContext<Fields>();
  // A user who has just signed out has been asked by that.
  const isBegun = () =>
    (account !== null || isGuest) &&
    (onTheWay > 0 || JSON.stringify(getValues()) !== JSON.stringify(initial));
  const loses = !kept || onTheWay > 0;
  const draft = t(kept ? "selling.leaveDraft" : "selling.leaveLost");
  return (
    <LeaveQuestion
      isBegun={isBegun}
      isLost={() => loses && isBegun()}
      title={t("selling.leaveQuestion")}
      text={onTheWay > 0 ? t("selling.leavePhotos", { count: onTheWay }) : draft}
      stay={t("selling.leaveStay")}
      go={t("selling.leaveGo")}
      goClass={onTheWay > 0 ? "danger-o" : "pri"}
    />
  );
}
