import type { ComponentProps } from "react";

interface Props extends ComponentProps<"button"> {
  /** Something of the same dialog is under way: this one waits, and says so. */
  pending: boolean;
  /** It cannot be pressed yet, or not any more; it keeps its place. */
  off?: boolean;
}

/**
 * A button that carries something out. It is never pressed in vain: while it would do nothing it is off, visibly and for
 * assistive technology, but keeps its place and the focus, so that nothing moves under a finger.
 */
export function ActButton({ pending, off = false, type = "button", onClick, ...button }: Props) {
  const isOff = pending || off;
  return (
    <button
      {...button}
      type={type}
      aria-busy={pending}
      aria-disabled={isOff}
      onClick={(event) => (isOff ? event.preventDefault() : onClick?.(event))}
    />
  );
}
