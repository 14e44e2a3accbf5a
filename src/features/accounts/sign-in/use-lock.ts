import { useCallback, useState } from "react";
import { ApiError } from "#platform/http/api.ts";

/**
 * The lock that a refused password may tell of. `begin` gives whether a refusal was one; until it is over `holds`, and
 * what was over stays to be read until `forget`, at the next try.
 */
export function useLock() {
  const [lock, setLock] = useState<{ until: number; over: boolean }>();
  const end = useCallback(() => setLock((one) => one && { ...one, over: true }), []);
  return {
    until: lock?.until,
    holds: lock !== undefined && !lock.over,
    begin(error: unknown): boolean {
      const until = error instanceof ApiError ? Date.parse(String(error.facts.lockedUntil)) : Number.NaN;
      if (!(until > Date.now())) return false;
      setLock({ until, over: false });
      return true;
    },
    end,
    forget: () => setLock(undefined),
  };
}
