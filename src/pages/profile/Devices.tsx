import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Laptop, MonitorSmartphone, RotateCw, Smartphone } from "lucide-react";
import { useState } from "react";
import type { Device } from "#features/accounts/account.contract.ts";
import { failureText } from "#features/accounts/fields/refusal.ts";
import { Question } from "#ui/kit/dialog/Question.tsx";
import { usePage, useWording } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import { deviceKind } from "./device-kind.ts";
import { devicesQuery } from "./profile.api.ts";
import * as styles from "./profile.module.css";

/** Where one is signed in, with the power to end each of it but this device's. */
export function Devices({ shown }: { shown: boolean }) {
  const { t } = useWording();
  const { api } = usePage();
  const { data, isError, refetch } = useQuery({ ...devicesQuery(api), enabled: shown });
  return (
    <section className={`panel ${styles.form}`} aria-labelledby="devices">
      <div>
        <h2 id="devices">{t("profile.devicesTitle")}</h2>
        <p className="soft small">{t("profile.devicesText")}</p>
      </div>
      {data ? (
        <List devices={data} />
      ) : isError ? (
        <div className="note bad between" role="alert">
          {t("profile.devicesFailed")}
          <button type="button" className="link" onClick={() => void refetch()}>
            <RotateCw className="i s" aria-hidden="true" />
            {t("common.retry")}
          </button>
        </div>
      ) : (
        <Skeleton />
      )}
    </section>
  );
}

function List({ devices }: { devices: Device[] }) {
  const { t } = useWording();
  const { api } = usePage();
  const cache = useQueryClient();
  const nameOf = useDeviceName();
  const [asking, setAsking] = useState(false);
  const others = devices.filter(({ current }) => !current);
  const { queryKey } = devicesQuery(api);

  /** Gone at once; back in its place when the server could not be told. */
  const without = async (gone: readonly Device[], call: () => Promise<void>, said: string) => {
    await cache.cancelQueries({ queryKey });
    cache.setQueryData(queryKey, (now) => now?.filter(({ id }) => !gone.some((one) => one.id === id)));
    try {
      await call();
      toast("success", said);
    } catch (error) {
      toast("error", t("profile.deviceEndFailed"), failureText(error, t));
    }
    await cache.invalidateQueries({ queryKey });
  };
  const end = (one: Device) =>
    without(
      [one],
      () => api("DELETE /api/auth/sessions/:id", { params: { id: one.id } }),
      t("profile.deviceEnded", { device: nameOf(one) }),
    );
  const endOthers = () => {
    setAsking(false);
    return without(others, () => api("DELETE /api/auth/sessions"), t("profile.othersEnded"));
  };

  return (
    <>
      <ul className={styles.devices}>
        {devices.map((one) => (
          <Row key={one.id} device={one} onEnd={() => void end(one)} />
        ))}
      </ul>
      {others.length === 0 && <p className="small muted">{t("profile.devicesOnlyThis")}</p>}
      {others.length > 0 && (
        <button
          type="button"
          className={`btn danger-o sm ${styles.devicesOthers}`}
          onClick={() => setAsking(true)}
        >
          {t("profile.othersEnd")}
        </button>
      )}
      {asking && (
        <Question
          title={t("profile.othersQuestion", { count: others.length })}
          text={t("profile.othersText")}
          keep={t("profile.cancel")}
          onClose={() => setAsking(false)}
        >
          <button type="button" className="btn danger" onClick={() => void endOthers()}>
            {t("profile.othersEnd")}
          </button>
        </Question>
      )}
    </>
  );
}

const icons = { hand: Smartphone, desk: Laptop, unknown: MonitorSmartphone };

function Row({ device: one, onEnd }: { device: Device; onEnd: () => void }) {
  const { t, age, day } = useWording();
  const nameOf = useDeviceName();
  const Icon = icons[deviceKind(one.system)];
  return (
    <li className={styles.device}>
      <span className={styles.deviceIcon}>
        <Icon className="i" aria-hidden="true" />
      </span>
      <div className="grow">
        <p className="m">
          <bdi>{nameOf(one)}</bdi>
          {one.current && <span className="badge brand">{t("profile.deviceThis")}</span>}
        </p>
        <p className="small muted">
          {!one.current && (
            <>
              <time dateTime={one.lastSeenAt}>{t("profile.deviceSeen", { age: age(one.lastSeenAt) })}</time>
              {" · "}
            </>
          )}
          <time dateTime={one.createdAt}>{t("profile.deviceSince", { day: day(one.createdAt) })}</time>
        </p>
      </div>
      {!one.current && (
        <button
          type="button"
          className="btn sec sm"
          aria-label={t("profile.deviceEndOf", { device: nameOf(one) })}
          onClick={onEnd}
        >
          {t("profile.deviceEnd")}
        </button>
      )}
    </li>
  );
}

/** What a person knows a device by. */
function useDeviceName() {
  const { t } = useWording();
  return ({ browser, system }: Device) =>
    browser && system
      ? t("profile.deviceOn", { browser, system })
      : (browser ?? system ?? t("profile.deviceUnknown"));
}

function Skeleton() {
  const { t } = useWording();
  return (
    <div className={styles.devices} role="status" aria-label={t("profile.devicesLoading")}>
      {["a", "b"].map((key) => (
        <div key={key} className={styles.device}>
          <span className={`${styles.deviceIcon} sk`} />
          <div className="grow stack s1">
            <span className="sk" style={{ inlineSize: "44%", blockSize: 22 }} />
            <span className="sk" style={{ inlineSize: "70%", blockSize: 18 }} />
          </div>
        </div>
      ))}
    </div>
  );
}
