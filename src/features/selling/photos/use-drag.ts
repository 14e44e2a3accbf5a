import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from "react";

interface Drag {
  key: string;
  /** The order of the elements in the page: it stays while one is dragged, only where they are drawn changes. */
  keys: readonly string[];
}

/**
 * Moving a tile with the pointer or a finger: each tile that it comes over gives way at once. An element that is moved in
 * the page loses the finger on it, so the tiles stay where they are in it until the finger lifts.
 */
export function useDrag(keys: readonly string[], move: (key: string, to: number) => void) {
  const [drag, setDrag] = useState<Drag>();
  const current = useRef({ keys, move });
  current.current = { keys, move };
  const dragged = drag?.key;

  useEffect(() => {
    if (dragged === undefined) return;
    const follow = ({ clientX, clientY }: PointerEvent) => {
      const under = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>("[data-photo]");
      const to = current.current.keys.indexOf(under?.dataset.photo ?? "");
      if (to >= 0 && current.current.keys[to] !== dragged) current.current.move(dragged, to);
    };
    const end = () => setDrag(undefined);
    const ends = ["pointerup", "pointercancel", "blur"] as const;
    window.addEventListener("pointermove", follow);
    for (const name of ends) window.addEventListener(name, end);
    return () => {
      window.removeEventListener("pointermove", follow);
      for (const name of ends) window.removeEventListener(name, end);
    };
  }, [dragged]);

  const start = (key: string) => (event: ReactPointerEvent) => {
    if (event.button === 0 && event.isPrimary) setDrag({ key, keys });
  };
  /** New tiles may come in while one is dragged; gone ones go. */
  const inPage = drag
    ? [...drag.keys.filter((key) => keys.includes(key)), ...keys.filter((key) => !drag.keys.includes(key))]
    : keys;
  return { dragged, start, inPage };
}
