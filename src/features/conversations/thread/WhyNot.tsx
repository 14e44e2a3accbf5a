import { useWording } from "#ui/page.tsx";
import type { Conversation } from "../conversation.contract.ts";
import * as styles from "../screens/messages.module.css";
import { useBlocking } from "./use-blocking.ts";

/** In the place of the field, where nothing can be written. */
export function WhyNot({ conversation }: { conversation: Conversation }) {
  const { t } = useWording();
  const { name } = conversation.other;
  const { unblock, isPending } = useBlocking(conversation);
  const blocked = conversation.state === "blocked";
  return (
    <div className={`${styles.composer} ${styles.whyNot}`}>
      <p>{t(blocked ? "conversations.blocked" : "conversations.closed", { name })}</p>
      {blocked && (
        <button type="button" className="btn sec sm" aria-busy={isPending} onClick={unblock}>
          {t("conversations.unblock", { name })}
        </button>
      )}
    </div>
  );
}
