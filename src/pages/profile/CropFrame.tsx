import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { useWording } from "#ui/page.tsx";
import { type Crop, placeInFrame, pushed, type Size } from "./crop.ts";
import * as styles from "./profile.module.css";

interface Props {
  picture: HTMLImageElement;
  size: Size;
  crop: Crop;
  onChange: (crop: Crop) => void;
  disabled: boolean;
}

/** How far an arrow key pushes the picture, in frame widths. */
const keyStep = 0.05;
const arrows: Record<string, readonly [right: number, down: number]> = {
  ArrowLeft: [-keyStep, 0],
  ArrowRight: [keyStep, 0],
  ArrowUp: [0, -keyStep],
  ArrowDown: [0, keyStep],
};

/** A square window over the picture, with the circle that will show; moved by a finger, the pointer or the arrow keys. */
export function CropFrame({ picture, size, crop, onChange, disabled }: Props) {
  const { t } = useWording();
  const last = useRef<{ x: number; y: number }>(undefined);
  const down = (event: PointerEvent<HTMLElement>) => {
    if (disabled) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    last.current = { x: event.clientX, y: event.clientY };
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    if (!last.current) return;
    const side = event.currentTarget.clientWidth;
    const { x, y } = last.current;
    last.current = { x: event.clientX, y: event.clientY };
    onChange(pushed(size, crop, (event.clientX - x) / side, (event.clientY - y) / side));
  };
  const up = () => {
    last.current = undefined;
  };
  const key = (event: KeyboardEvent) => {
    const arrow = arrows[event.key];
    if (!arrow || disabled) return;
    event.preventDefault();
    onChange(pushed(size, crop, ...arrow));
  };
  return (
    <div
      className={styles.cropFrame}
      dir="ltr"
      role="application"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the picture in it
      tabIndex={0}
      aria-label={t("profile.pictureFrame")}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={up}
      onKeyDown={key}
    >
      <img src={picture.src} alt="" draggable={false} style={placeInFrame(size, crop)} />
    </div>
  );
}
