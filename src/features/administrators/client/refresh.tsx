import { useQueryClient } from "@tanstack/react-query";
import { createContext, type ReactNode, use, useCallback, useMemo, useState } from "react";
import { type Hold, HoldPlace } from "#ui/kit/hold.ts";

/** Whether lists refresh themselves, and who holds that up: a selection, a dialog, a form that is being filled in. */
interface Refresh {
  auto: boolean;
  setAuto: (on: boolean) => void;
  /** The administrator is at work with what is shown. */
  held: boolean;
  /** Asks for everything on the page again. */
  refresh: () => void;
}

const Place = createContext<Refresh | undefined>(undefined);

export function RefreshProvider({ children }: { children: ReactNode }) {
  const cache = useQueryClient();
  const [auto, setAuto] = useState(true);
  const [holds, setHolds] = useState(0);
  const hold = useCallback<Hold>(() => {
    setHolds((count) => count + 1);
    return () => setHolds((count) => count - 1);
  }, []);
  const refresh = useCallback(() => void cache.invalidateQueries({ queryKey: ["admin"] }), [cache]);
  const value = useMemo(() => ({ auto, setAuto, held: holds > 0, refresh }), [auto, holds, refresh]);
  return (
    <HoldPlace value={hold}>
      <Place value={value}>{children}</Place>
    </HoldPlace>
  );
}

export function useRefresh(): Refresh {
  const refresh = use(Place);
  if (!refresh) throw new Error("only within the dashboard");
  return refresh;
}
