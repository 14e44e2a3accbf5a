import { WifiOff } from "lucide-react";
import { useEffect, useState } from "react";
import { useLiveState } from "#platform/live/browser/live.ts";
import { useWording } from "#ui/page.tsx";
import * as styles from "./messages.module.css";

/** A stream that is opened again within a few seconds is nothing to speak of. */
const sayAfterMs = 5000;

/** Says that the stream is away, once it has been for some seconds. */
export function Dropped() {
  const { t } = useWording();
  const dropped = useLiveState() === "dropped";
  const [long, setLong] = useState(false);
  useEffect(() => {
    if (!dropped) return setLong(false);
    const timer = setTimeout(() => setLong(true), sayAfterMs);
    return () => clearTimeout(timer);
  }, [dropped]);
  return (
    <div role="status">
      {long && (
        <p className={`note warn ${styles.dropped}`}>
          <WifiOff className="i s" aria-hidden="true" />
          {t("conversations.dropped")}
        </p>
      )}
    </div>
  );
}
