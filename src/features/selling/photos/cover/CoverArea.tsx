import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from "react";
import { useWording } from "#ui/page.tsx";
import { boxAfterKey } from "./boxes.ts";
import * as styles from "./cover.module.css";
import type { useBoxes } from "./use-boxes.ts";

interface Props {
  address: string;
  area: RefObject<HTMLDivElement | null>;
  state: ReturnType<typeof useBoxes>;
  onLoad: (image: HTMLImageElement) => void;
  onLost: () => void;
}

/** The photo with its boxes: drawn, moved and pulled by finger, pointer or keys. The same from right to left. */
export function CoverArea({ address, area, state, onLoad, onLost }: Props) {
  const { t, number } = useWording();
  const { boxes, chosen } = state;
  const count = useRef(0);

  // What was added by a button is under the keys at once.
  useLayoutEffect(() => {
    if (boxes.length > count.current && document.activeElement?.hasAttribute("data-add-box"))
      area.current?.querySelector<HTMLElement>(`[data-box="${chosen}"]`)?.focus();
    count.current = boxes.length;
  }, [boxes.length, chosen, area]);

  const onKey = (box: (typeof boxes)[number]) => (event: KeyboardEvent) => {
    if (event.key === "Delete" || event.key === "Backspace") {
      event.preventDefault();
      return state.remove(box.key);
    }
    const after = boxAfterKey(box, event);
    if (!after) return;
    event.preventDefault();
    state.change(box.key, after);
  };
  return (
    <div className={styles.place} dir="ltr">
      <div ref={area} className={styles.area} {...state.byHand}>
        <img
          src={address}
          alt=""
          draggable={false}
          onLoad={({ currentTarget }) => onLoad(currentTarget)}
          onError={onLost}
        />
        {boxes.map((box, place) => (
          <button
            key={box.key}
            type="button"
            data-box={box.key}
            className={`${styles.box}${box.isFound ? ` ${styles.found}` : ""}`}
            aria-pressed={box.key === chosen}
            aria-label={t("photos.box", {
              place: number(place + 1),
              x: number(Math.round(100 * box.x)),
              y: number(Math.round(100 * box.y)),
              width: number(Math.round(100 * box.width)),
              height: number(Math.round(100 * box.height)),
            })}
            aria-describedby="box-keys"
            style={{
              insetInlineStart: `${100 * box.x}%`,
              insetBlockStart: `${100 * box.y}%`,
              inlineSize: `${100 * box.width}%`,
              blockSize: `${100 * box.height}%`,
            }}
            onFocus={() => state.choose(box.key)}
            onKeyDown={onKey(box)}
          >
            <span data-corner="" className={styles.corner} />
          </button>
        ))}
      </div>
    </div>
  );
}
