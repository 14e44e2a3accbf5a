import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { useWording } from "#ui/page.tsx";
import * as styles from "./crop.module.css";
import { type Corner, type Crop, movedCrop, pulledCrop } from "./crop.ts";

interface Props {
  address: string;
  crop: Crop;
  /** Its share of the width by that of the height, where the shape is fixed. */
  ratio: number | undefined;
  onChange: (crop: Crop) => void;
  /** Height by width of the photo, once it is known. */
  onPicture: (ratio: number) => void;
}

/** How far an arrow key moves, in shares of the photo. */
const keyStep = 0.02;
const arrows: Record<string, readonly [right: number, down: number]> = {
  ArrowLeft: [-keyStep, 0],
  ArrowRight: [keyStep, 0],
  ArrowUp: [0, -keyStep],
  ArrowDown: [0, keyStep],
};
const corners = [
  { at: [0, 0], name: "photos.cropTopLeft", cursor: "nwse-resize" },
  { at: [1, 0], name: "photos.cropTopRight", cursor: "nesw-resize" },
  { at: [0, 1], name: "photos.cropBottomLeft", cursor: "nesw-resize" },
  { at: [1, 1], name: "photos.cropBottomRight", cursor: "nwse-resize" },
] as const satisfies { at: Corner; name: string; cursor: string }[];

/** The whole photo with a frame over the part that is kept: moved, or pulled by a corner, by finger, pointer or keys. */
export function CropArea({ address, crop, ratio, onChange, onPicture }: Props) {
  const { t, number } = useWording();
  const area = useRef<HTMLDivElement>(null);
  const held = useRef<{ x: number; y: number; crop: Crop }>(undefined);
  const percent = (share: number) => `${100 * share}%`;
  const place = {
    insetInlineStart: percent(crop.x),
    insetBlockStart: percent(crop.y),
    inlineSize: percent(crop.width),
    blockSize: percent(crop.height),
  };

  /** What a finger does from where it came down, so that an edge that stops it does not shift it. */
  const handling = (change: (crop: Crop, right: number, down: number) => Crop) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      held.current = { x: event.clientX, y: event.clientY, crop };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const from = held.current;
      const box = area.current?.getBoundingClientRect();
      if (!from || !box) return;
      onChange(change(from.crop, (clientX - from.x) / box.width, (clientY - from.y) / box.height));
    },
    onPointerUp: () => {
      held.current = undefined;
    },
    onPointerCancel: () => {
      held.current = undefined;
    },
    onKeyDown: (event: KeyboardEvent) => {
      const arrow = arrows[event.key];
      if (!arrow) return;
      event.preventDefault();
      event.stopPropagation();
      onChange(change(crop, ...arrow));
    },
  });

  return (
    <div ref={area} className={styles.area} dir="ltr">
      <img
        src={address}
        alt=""
        draggable={false}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
          onPicture(naturalHeight / naturalWidth)
        }
      />
      <div className={styles.shade}>
        <i style={place} />
      </div>
      <div className={styles.box} style={place}>
        <button
          type="button"
          className={styles.move}
          aria-label={t("photos.cropFrame")}
          {...handling((before, right, down) => movedCrop(before, right, down))}
        />
        {corners.map(({ at, name, cursor }) => (
          <button
            key={name}
            type="button"
            className={styles.corner}
            style={{ cursor, insetInlineStart: percent(at[0]), insetBlockStart: percent(at[1]) }}
            aria-label={t(name)}
            {...handling((before, right, down) => pulledCrop(before, at, right, down, ratio))}
          />
        ))}
      </div>
      <p className="sr" role="status">
        {t("photos.cropSize", {
          width: number(Math.round(100 * crop.width)),
          height: number(Math.round(100 * crop.height)),
        })}
      </p>
    </div>
  );
}
