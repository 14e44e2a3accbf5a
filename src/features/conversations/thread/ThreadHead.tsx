import { BadgeCheck } from "lucide-react";
import { useWording } from "#ui/page.tsx";
import type { Conversation } from "../conversation.contract.ts";
import * as listStyles from "../list/list.module.css";
import * as messagesStyles from "../screens/messages.module.css";
import { BackLink } from "./BackLink.tsx";
import { ListingStrip } from "./ListingStrip.tsx";
import { ThreadMenu } from "./ThreadMenu.tsx";

/** Above a conversation: with whom, and about what. */
export function ThreadHead({ conversation }: { conversation: Conversation }) {
  const { t } = useWording();
  const { other, listing, role } = conversation;
  return (
    <header className={messagesStyles.threadHead}>
      <div className={messagesStyles.threadWho}>
        <BackLink />
        <h2>
          <span className="sr">{t("conversations.thread", { name: other.name })}</span>
          <bdi aria-hidden="true">{other.name}</bdi>
          {other.isVerified && <BadgeCheck className={`i s ${listStyles.badge}`} aria-hidden="true" />}
        </h2>
        <span className="small muted">
          {t(role === "seller" ? "conversations.buyer" : "conversations.seller")}
        </span>
        <ThreadMenu conversation={conversation} />
      </div>
      <ListingStrip listing={listing} />
    </header>
  );
}
