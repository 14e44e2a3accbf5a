import { type PointerEvent as ReactPointerEvent, type RefObject, useRef, useState } from "react";
import { mostBoxes } from "#features/media/upload.contract.ts";
import type { Crop } from "#ui/kit/crop/crop.ts";
import { boxBetween, isDrawn, movedBox, sizedBox, usualBox } from "./boxes.ts";

export interface Box extends Crop {
  key: number;
  /** It was found, not drawn. */
  isFound?: boolean;
}

interface Pull {
  key: number;
  from: { x: number; y: number };
  box: Crop;
  how: "draw" | "move" | "size";
}

/** The boxes over a picture, as a hand draws, moves and pulls them; `area` is the picture on the page. */
export function useBoxes(area: RefObject<HTMLElement | null>) {
  const [boxes, setBoxes] = useState<readonly Box[]>([]);
  const [chosen, choose] = useState<number>();
  const pull = useRef<Pull>(undefined);
  const made = useRef(0);

  const put = (box: Crop, more: { isFound?: boolean } = {}): number | undefined => {
    if (boxes.length >= mostBoxes) return undefined;
    const key = ++made.current;
    setBoxes((all) => [...all, { ...box, ...more, key }]);
    choose(key);
    return key;
  };
  const change = (key: number, box: Crop) =>
    setBoxes((all) =>
      all.map((one) =>
        one.key === key ? { x: box.x, y: box.y, width: box.width, height: box.height, key } : one,
      ),
    );
  const remove = (key: number) => {
    setBoxes((all) => all.filter((one) => one.key !== key));
    choose(undefined);
  };
  const shareAt = ({ clientX, clientY }: ReactPointerEvent) => {
    const { left, top, width, height } = area.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
    return { x: (clientX - left) / width, y: (clientY - top) / height };
  };

  const onPointerDown = (event: ReactPointerEvent) => {
    if (event.button !== 0 || !event.isPrimary) return;
    const from = shareAt(event);
    const target = (event.target as Element).closest<HTMLElement>("[data-box]");
    const box = boxes.find(({ key }) => String(key) === target?.dataset.box);
    event.currentTarget.setPointerCapture(event.pointerId);
    if (box) {
      const isCorner = (event.target as Element).closest("[data-corner]");
      choose(box.key);
      pull.current = { key: box.key, from, box, how: isCorner ? "size" : "move" };
    } else {
      const key = put(boxBetween(from, from));
      if (key !== undefined) pull.current = { key, from, box: usualBox, how: "draw" };
    }
  };
  const onPointerMove = (event: ReactPointerEvent) => {
    const pulled = pull.current;
    if (!pulled) return;
    const to = shareAt(event);
    const by = { x: to.x - pulled.from.x, y: to.y - pulled.from.y };
    const { key, how, box } = pulled;
    change(
      key,
      how === "draw" ? boxBetween(pulled.from, to) : how === "move" ? movedBox(box, by) : sizedBox(box, by),
    );
  };
  const onPointerUp = () => {
    const pulled = pull.current;
    pull.current = undefined;
    if (pulled?.how !== "draw") return;
    setBoxes((all) => all.filter((one) => one.key !== pulled.key || isDrawn(one)));
  };
  return {
    boxes,
    chosen,
    choose,
    put,
    change,
    remove,
    byHand: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp },
  };
}
