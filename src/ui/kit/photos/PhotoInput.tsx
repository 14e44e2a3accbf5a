import { ImagePlus } from "lucide-react";
import { type ReactNode, useRef } from "react";

interface Props {
  label: string;
  className: string;
  /** There is no room for more. */
  isFull: boolean;
  onChoose: (files: readonly File[]) => void;
  /** Beside the sign; without it the label is for screen readers alone. */
  children?: ReactNode;
}

/** The button that chooses photos, several at once. */
export function PhotoInput({ label, className, isFull, onChoose, children }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        className={className}
        disabled={isFull}
        aria-label={children ? undefined : label}
        onClick={() => input.current?.click()}
      >
        <ImagePlus className={children ? "i s" : "i"} aria-hidden="true" />
        {children}
      </button>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/heic"
        multiple
        hidden
        tabIndex={-1}
        aria-label={label}
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])]);
          // The same file again is another choice.
          target.value = "";
        }}
      />
    </>
  );
}
