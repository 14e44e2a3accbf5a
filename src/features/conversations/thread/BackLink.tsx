import { ArrowLeft } from "lucide-react";
import { Link } from "#platform/page/routing.ts";
import { useWording } from "#ui/page.tsx";
import * as styles from "../screens/messages.module.css";

/** From a conversation to all of them, where they are not beside it. */
export function BackLink() {
  const { t } = useWording();
  return (
    <Link to="/messages" className={`icon-btn ${styles.threadBack}`} aria-label={t("conversations.back")}>
      <ArrowLeft className="i flip" aria-hidden="true" />
    </Link>
  );
}
