import { useEffect, useRef, useState } from "react";
import type { PageLocation } from "./page-definition.ts";
import { useRouter } from "./view.tsx";

interface Options {
  shouldBlock: (way: { current: PageLocation; next: PageLocation }) => boolean;
  /** Whether the browser asks too, at a reload or when the tab is closed. */
  blocksUnload: () => boolean;
}
type Leaving = { status: "idle" } | { status: "blocked"; proceed: () => void; reset: () => void };

/** Keeps the visitor on a page until it is said what becomes of what was begun there. */
export function useBlocker(options: Options): Leaving {
  const router = useRouter();
  const [leaving, setLeaving] = useState<Leaving>({ status: "idle" });
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    const reset = () => setLeaving({ status: "idle" });
    const unblock = router.block(({ current, next, proceed }) => {
      if (!latest.current.shouldBlock({ current, next })) return false;
      const go = () => {
        reset();
        proceed();
      };
      setLeaving({ status: "blocked", proceed: go, reset });
      return true;
    });
    const ask = (event: BeforeUnloadEvent) => {
      if (latest.current.blocksUnload()) event.preventDefault();
    };
    addEventListener("beforeunload", ask);
    return () => {
      unblock();
      removeEventListener("beforeunload", ask);
    };
  }, [router]);
  return leaving;
}
