import { adminApi } from "#features/administrators/client/admin-api.ts";
import { useRefresh } from "#features/administrators/client/refresh.tsx";
import { Part } from "#features/administrators/list/Record.tsx";
import { formatAge } from "#i18n/format.ts";
import { useWording } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import { whyFailed } from "#ui/why-failed.ts";
import type { AdminUserDetail } from "../user-admin.contract.ts";
import { Rows } from "./Rows.tsx";
import * as styles from "./users-tab.module.css";
import { deviceOf } from "./words.ts";

/** Where a user is signed in; each can be signed out. */
export function Devices({ userId, sessions }: { userId: string; sessions: AdminUserDetail["sessions"] }) {
  const { t, language } = useWording();
  const { refresh } = useRefresh();
  const end = async (sessionId: string) => {
    try {
      const params = { id: userId, sessionId };
      await adminApi("DELETE /api/admin/users/:id/sessions/:sessionId", { params });
      toast("success", t("users-tab.sessionToast"));
    } catch (error) {
      toast("error", t("users-tab.sessionFailed"), whyFailed(error, t, t("kit.failed")));
    }
    refresh();
  };
  return (
    <Part title={t("users-tab.sessions")}>
      <Rows none={t("users-tab.sessionsNone")}>
        {sessions.map((session) => (
          <li key={session.id}>
            <span className={styles.mail}>
              <bdi>{deviceOf(session, t)}</bdi>
              <span className="small muted">
                {t("users-tab.seenAgo", {
                  age: formatAge(language, new Date(session.lastSeenAt), new Date()),
                })}
              </span>
            </span>
            <button
              type="button"
              className="btn sec sm"
              aria-label={t("users-tab.endSessionOf", { device: deviceOf(session, t) })}
              onClick={() => void end(session.id)}
            >
              {t("users-tab.endSession")}
            </button>
          </li>
        ))}
      </Rows>
    </Part>
  );
}
