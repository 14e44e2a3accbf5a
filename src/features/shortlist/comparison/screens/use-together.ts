import { type RefCallback, type UIEvent, useCallback, useRef } from "react";

/** Parts of a page that scroll sideways as one: `<div {...together}>`. */
export type Together = { ref: RefCallback<HTMLElement>; onScroll: (event: UIEvent<HTMLElement>) => void };

export function useTogether(): Together {
  const parts = useRef(new Set<HTMLElement>());
  const ref = useCallback((part: HTMLElement | null) => {
    if (!part) return;
    const { current } = parts;
    current.add(part);
    return () => void current.delete(part);
  }, []);
  const onScroll = useCallback(({ currentTarget }: UIEvent<HTMLElement>) => {
    for (const part of parts.current) {
      // Where it is already it does not move: or each would move all others without end.
      if (part !== currentTarget && part.scrollLeft !== currentTarget.scrollLeft) {
        part.scrollLeft = currentTarget.scrollLeft;
      }
    }
  }, []);
  return { ref, onScroll };
}
