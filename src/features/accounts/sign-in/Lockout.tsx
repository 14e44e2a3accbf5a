import { Clock } from "lucide-react";
import { useEffect, useState } from "react";
import { useWording } from "#ui/page.tsx";
import { clockFace, secondsUntil } from "./countdown.ts";

/**
 * How long an account stays locked after too many failures, counted down. Whoever hears it is told when it starts and
 * once a minute, not every second.
 */
export function Lockout({ until, onOver }: { until: number; onOver: () => void }) {
  const { t, plain } = useWording();
  const [left, setLeft] = useState(() => secondsUntil(until, Date.now()));
  useEffect(() => {
    const tick = setInterval(() => {
      const seconds = secondsUntil(until, Date.now());
      setLeft(seconds);
      if (seconds === 0) onOver();
    }, 500);
    return () => clearInterval(tick);
  }, [until, onOver]);
  return (
    <div className="note warn">
      <Clock className="i" aria-hidden="true" />
      <div>
        <p className="m">{t("accounts.lockedTitle")}</p>
        <p aria-hidden="true">
          {t("accounts.lockedText")}{" "}
          <bdi className="num m" dir="ltr">
            {clockFace(left, plain)}
          </bdi>
        </p>
        <p className="sr" role="status">
          {t("accounts.lockedMinutes", { minutes: Math.ceil(left / 60) })}
        </p>
      </div>
    </div>
  );
}
