import { type PointerEvent, useRef } from "react";

/** As far as this, in pixels, and letting go closes the sheet. */
const farEnough = 90;
/** Less is a tap. */
const slip = 6;

/**
 * Closes a sheet (`.sheet`) that is pulled down by its head, whose handlers are returned. The sheet follows the finger and goes back
 * to its place when it is let go too early. At the side of a wide screen there is nothing to pull.
 */
export function usePull(onClose: () => void) {
  const from = useRef<number>(undefined);
  const sheetOf = ({ currentTarget }: PointerEvent) => currentTarget.closest<HTMLElement>(".sheet");
  const distance = ({ clientY }: PointerEvent) => (from.current === undefined ? 0 : clientY - from.current);
  const end = (event: PointerEvent) => {
    const far = event.type === "pointerup" && distance(event) > farEnough;
    from.current = undefined;
    const sheet = sheetOf(event);
    sheet?.style.removeProperty("translate");
    sheet?.style.removeProperty("transition");
    if (far) onClose();
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      const isOnButton = event.target instanceof Element && event.target.closest("button");
      if (isOnButton || !matchMedia("(max-width: 599px)").matches) return;
      from.current = event.clientY;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent) => {
      const sheet = sheetOf(event);
      if (!sheet || distance(event) <= slip) return;
      sheet.style.transition = "none";
      sheet.style.translate = `0 ${distance(event)}px`;
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
