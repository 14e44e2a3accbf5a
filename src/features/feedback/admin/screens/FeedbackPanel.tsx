import { useAdminQuery } from "#features/administrators/client/use-admin-query.ts";
import { Failed } from "#ui/Failed.tsx";
import { TitledDialog } from "#ui/kit/dialog/TitledDialog.tsx";
import { Facts } from "#ui/kit/list/Facts.tsx";
import { useWording } from "#ui/page.tsx";
import type { Feedback } from "../inbox.contract.ts";
import { StateBadge } from "./Badges.tsx";
import * as styles from "./feedback-tab.module.css";
import { ReplyForm } from "./ReplyForm.tsx";
import { Sorting } from "./Sorting.tsx";

/** One message: what was written, what was answered, and what can be done. */
export default function FeedbackPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useWording();
  const found = useAdminQuery("GET /api/admin/feedback/:id", { params: { id } });
  const one = found.data;
  const readAgain = () => void found.refetch();
  return (
    <TitledDialog size="wide" title={one?.subject ?? t("feedback-tab.message")} onClose={onClose}>
      {found.isError && !one && <Failed text={t("feedback-tab.failed")} onRetry={readAgain} />}
      {found.isPending && <span className="sk dialog-opening" role="status" aria-label={t("kit.loading")} />}
      {one && (
        <>
          <Writer feedback={one} />
          <Thread feedback={one} />
          <Sorting key={one.version} feedback={one} onChanged={readAgain} />
          <ReplyForm feedback={one} onChanged={readAgain} />
        </>
      )}
    </TitledDialog>
  );
}

function Writer({ feedback: { email, phone, createdAt, state } }: { feedback: Feedback }) {
  const { t, day } = useWording();
  return (
    <Facts
      facts={[
        [t("feedback-tab.state"), <StateBadge key="state" state={state} />],
        [t("feedback-tab.sentOn"), day(createdAt)],
        [
          t("feedback-tab.email"),
          <bdi key="email" className={styles.words} dir="ltr">
            {email}
          </bdi>,
        ],
        [
          t("feedback-tab.phone"),
          <bdi key="phone" className="num" dir="ltr">
            {phone}
          </bdi>,
        ],
      ]}
    />
  );
}

function Thread({ feedback: { name, message, thread } }: { feedback: Feedback }) {
  const { t, age } = useWording();
  const isolate = (text: string) => `\u2068${text}\u2069`;
  return (
    <ol className={styles.thread}>
      <li>
        <h3>{t("feedback-tab.wrote", { name: isolate(name) })}</h3>
        <p dir="auto">{message}</p>
      </li>
      {thread.map((reply) => (
        <li key={reply.id} className={styles.own}>
          <h3>{t("feedback-tab.replied", { name: isolate(reply.administrator) })}</h3>
          <p dir="auto">{reply.message}</p>
          <span className="small muted">
            {reply.sentAt ? t("feedback-tab.mailed", { age: age(reply.sentAt) }) : t("feedback-tab.onItsWay")}
          </span>
        </li>
      ))}
    </ol>
  );
}
