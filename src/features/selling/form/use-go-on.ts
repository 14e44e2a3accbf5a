import { useEffect, useRef, useState } from "react";

/** Does once what a guest has asked for, as soon as it can be done: there is an account, and their photos have arrived. */
export function useGoOn(isReady: boolean, goOn: () => Promise<void>) {
  const [isWaiting, setWaiting] = useState(false);
  const latest = useRef(goOn);
  latest.current = goOn;
  const isDue = isWaiting && isReady;
  useEffect(() => {
    if (!isDue) return;
    void latest.current().finally(() => setWaiting(false));
  }, [isDue]);
  return { isWaiting, wait: () => setWaiting(true) };
}
