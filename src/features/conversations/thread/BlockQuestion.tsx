import { Question } from "#ui/kit/dialog/Question.tsx";
import { useWording } from "#ui/page.tsx";
import type { Conversation } from "../conversation.contract.ts";
import { useBlocking } from "./use-blocking.ts";

/** Asks before a user is blocked. */
export function BlockQuestion({
  conversation,
  onClose,
}: {
  conversation: Conversation;
  onClose: () => void;
}) {
  const { t } = useWording();
  const { name } = conversation.other;
  const { block, isPending } = useBlocking(conversation);
  const yes = async () => {
    await block();
    onClose();
  };
  return (
    <Question
      title={t("conversations.blockTitle", { name })}
      text={t("conversations.blockText", { name })}
      keep={t("conversations.keep")}
      onClose={onClose}
    >
      <button type="button" className="btn danger" disabled={isPending} onClick={yes}>
        {t("conversations.blockYes")}
      </button>
    </Question>
  );
}
