import { createContext, use, useEffect } from "react";

/** Begins to hold lists still, and returns what ends it. */
export type Hold = () => () => void;

/** Filled where lists refresh themselves; elsewhere there is nothing to hold. */
export const HoldPlace = createContext<Hold>(() => () => {});

/** Keeps lists as they are while something is selected, open or being filled in. */
export function useHold(active: boolean): void {
  const hold = use(HoldPlace);
  useEffect(() => (active ? hold() : undefined), [active, hold]);
}
