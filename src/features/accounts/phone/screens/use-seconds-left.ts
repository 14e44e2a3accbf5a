import { useEffect, useState } from "react";
import { secondsUntil } from "../../sign-in/countdown.ts";

/** The seconds until a moment (milliseconds since 1970), counted down to none. */
export function useSecondsLeft(until: number): number {
  const [left, setLeft] = useState(() => secondsUntil(until, Date.now()));
  useEffect(() => {
    const count = () => {
      const seconds = secondsUntil(until, Date.now());
      setLeft(seconds);
      if (seconds === 0) clearInterval(tick);
    };
    const tick = setInterval(count, 500);
    count();
    return () => clearInterval(tick);
  }, [until]);
  return left;
}
