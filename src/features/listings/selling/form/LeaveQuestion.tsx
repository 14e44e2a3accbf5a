import { useBlocker } from "@tanstack/react-router";
import { useFormContext } from "react-hook-form";
import { useAccount } from "#features/accounts/current-account.ts";
import { Question } from "#features/accounts/profile/Question.tsx";
import { useWording } from "#ui/page.tsx";
import type { Fields } from "./fields.ts";

interface Props {
  /** The form before anything was typed. */
  initial: Fields;
  /** What is typed is kept on this device. */
  kept: boolean;
}

/** Asks before a form that was begun is left. A reload loses nothing that is kept, so the browser asks for the rest only. */
export function LeaveQuestion({ initial, kept }: Props) {
  const { t } = useWording();
  const account = useAccount();
  const { getValues } = useFormContext<Fields>();
  const isBegun = () => account !== null && JSON.stringify(getValues()) !== JSON.stringify(initial);
  const leaving = useBlocker({
    shouldBlockFn: ({ current, next }) => isBegun() && current.pathname !== next.pathname,
    enableBeforeUnload: () => !kept && isBegun(),
    withResolver: true,
  });
  if (leaving.status !== "blocked") return null;
  return (
    <Question
      title={t("selling.leaveQuestion")}
      text={t(kept ? "selling.leaveDraft" : "selling.leaveLost")}
      keep={t("selling.leaveStay")}
      onClose={leaving.reset}
    >
      <button type="button" className="btn pri" onClick={leaving.proceed}>
        {t("selling.leaveGo")}
      </button>
    </Question>
  );
}
