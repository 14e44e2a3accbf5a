import { useLayoutEffect, useRef } from "react";

/** What a key does, by where it lies: an Arabic keyboard has other letters on the same keys. */
export type ReviewKeys = Partial<Record<string, () => void>>;

/** `KeyA` → `a`, `Digit1` and `Numpad1` → `1`, `ArrowUp` → `arrowup`. */
const nameOf = (code: string) => code.replace(/^(Key|Digit|Numpad)/, "").toLowerCase();

const typing = "input:not([type=checkbox]), textarea, select, [contenteditable]";
const over = "[role=dialog], [role=alertdialog], .yarl__root";

/** Keys of the review, wherever the focus is; not while something is typed, and not behind a dialog. */
export function useReviewKeys(keys: ReviewKeys) {
  const current = useRef(keys);
  current.current = keys;
  // With what is drawn: a key that is pressed as soon as the next listing is seen counts.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.repeat) return;
      const { target } = event;
      if (document.querySelector(over)) return;
      if (target instanceof Element && target.closest(typing) && event.key !== "Escape") return;
      const name = event.key === "?" || event.key === "؟" ? "?" : nameOf(event.code);
      const act = current.current[name];
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
}
