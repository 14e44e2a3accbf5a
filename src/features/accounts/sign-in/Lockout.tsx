import { Clock } from "lucide-react";
import { useEffect, useState } from "react";
import { useWording } from "#ui/page.tsx";
import { clockFace, secondsUntil } from "./countdown.ts";

/**
 * How long an account stays locked after too many failures, counted down. A listener is called when it starts, once
 * a minute, not every second, and when it is over, which stays there to be read.
 */
export function Lockout({ until, onOver }: { until: number; onOver: () => void }) {
  const { t, plain } = useWording();
  const [left, setLeft] = useState(() => secondsUntil(until, Date.now()));
  useEffect(() => {
    const tick = setInterval(() => {
      const seconds = secondsUntil(until, Date.now());
      setLeft(seconds);
      if (seconds > 0) return;
      clearInterval(tick);
      onOver();
    }, 500);
    return () => clearInterval(tick);
  }, [until, onOver]);
  const over = left === 0;
  return (
    <div className={over ? "note" : "note warn"}>
      <Clock className="i" aria-hidden="true" />
      <div>
        {!over && (
          <>
            <p className="m">{t("accounts.lockedTitle")}</p>
            <p aria-hidden="true">
              {t("accounts.lockedText")}{" "}
              <bdi className="num m" dir="ltr">
                {clockFace(left, plain)}
              </bdi>
            </p>
          </>
        )}
        <p className={over ? "" : "sr"} role="status">
          {over ? t("accounts.lockOver") : t("accounts.lockedMinutes", { minutes: Math.ceil(left / 60) })}
        </p>
      </div>
    </div>
  );
}
