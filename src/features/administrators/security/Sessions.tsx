import { useQuery, useQueryClient } from "@tanstack/react-query";
import { MonitorSmartphone } from "lucide-react";
import { Failed } from "#ui/Failed.tsx";
import { useWording } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import { whyFailed } from "#ui/why-failed.ts";
import type { AdminSession } from "../admin.contract.ts";
import { adminApi } from "../client/admin-api.ts";
import * as styles from "./security.module.css";

const queryKey = ["admin", "sessions"];

/** Where an administrator is signed in, with the power to end each of it but this. */
export function Sessions() {
  const { t } = useWording();
  const cache = useQueryClient();
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => adminApi("GET /api/admin/sessions", { signal }),
  });
  const end = async (call: () => Promise<unknown>, said: string) => {
    try {
      await call();
      toast("success", said);
    } catch (error) {
      toast("error", t("security.failed"), whyFailed(error, t, t("kit.failed")));
    }
    await cache.invalidateQueries({ queryKey });
  };
  return (
    <section className={`panel ${styles.form}`} aria-labelledby="security-sessions">
      <div>
        <h2 id="security-sessions">{t("security.sessions")}</h2>
        <p className="soft small">{t("security.sessionsText")}</p>
      </div>
      {isError && !data && <Failed text={t("security.sessionsFailed")} onRetry={() => void refetch()} />}
      {!isError && !data && <span className="sk" style={{ display: "block", blockSize: 96 }} />}
      {data && (
        <ul className={styles.list}>
          {data.map((session) => (
            <Session
              key={session.id}
              session={session}
              onEnd={() =>
                void end(
                  () => adminApi("DELETE /api/admin/sessions/:id", { params: { id: session.id } }),
                  t("security.sessionEnded"),
                )
              }
            />
          ))}
        </ul>
      )}
      {data && data.length > 1 && (
        <button
          type="button"
          className="btn danger-o sm"
          onClick={() => void end(() => adminApi("DELETE /api/admin/sessions"), t("security.othersEnded"))}
        >
          {t("security.othersEnd")}
        </button>
      )}
    </section>
  );
}

function Session({ session: one, onEnd }: { session: AdminSession; onEnd: () => void }) {
  const { t, age, day } = useWording();
  const { browser, system } = one;
  const name =
    browser && system
      ? t("security.sessionOn", { browser, system })
      : (browser ?? system ?? t("security.sessionUnknown"));
  return (
    <li>
      <MonitorSmartphone className="i" aria-hidden="true" />
      <div className="grow">
        <p className="m">
          <bdi>{name}</bdi> {one.current && <span className="badge brand">{t("security.sessionThis")}</span>}
        </p>
        <p className="small muted">
          {!one.current && `${t("security.sessionSeen", { age: age(one.lastSeenAt) })} · `}
          {t("security.sessionSince", { day: day(one.createdAt) })}
        </p>
      </div>
      {!one.current && (
        <button
          type="button"
          className="btn sec sm"
          aria-label={t("security.sessionEndOf", { device: name })}
          onClick={onEnd}
        >
          {t("security.sessionEnd")}
        </button>
      )}
    </li>
  );
}
