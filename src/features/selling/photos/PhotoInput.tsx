import { type ChangeEvent, type ReactNode, useRef } from "react";

/** What the server takes (docs/product.md, "People's data"); asked for these, a phone makes a JPEG of its own format. */
const accepted = "image/jpeg,image/png,image/webp";

interface Props {
  className: string | undefined;
  children: ReactNode;
  multiple?: boolean;
  /** Opens the camera instead of the files. */
  capture?: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** A button that asks for photos. */
export function PhotoInput({ className, children, multiple, capture, onFiles }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    target.value = ""; // the same file may be chosen again
    if (files.length > 0) onFiles(files);
  };
  return (
    <>
      <button type="button" className={className} onClick={() => input.current?.click()}>
        {children}
      </button>
      <input
        ref={input}
        className="sr"
        type="file"
        accept={accepted}
        multiple={multiple}
        capture={capture ? "environment" : undefined}
        onChange={choose}
        tabIndex={-1}
        aria-hidden="true"
      />
    </>
  );
}
