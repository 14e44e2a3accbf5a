import { type DragEvent, useEffect, useRef, useState } from "react";

const isPicture = ({ type }: File) => type.startsWith("image/");
const filesOf = (data: DataTransfer | null) => [...(data?.files ?? [])];
const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes("Files");

/** Photos that are dropped on the picker, or pasted anywhere on the page. */
export function useIncoming(
  take: (files: readonly File[]) => void,
  refuse: (files: readonly File[]) => void,
) {
  const [over, setOver] = useState(false);
  const latest = useRef(take);
  latest.current = take;

  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = filesOf(event.clipboardData).filter(isPicture);
      if (files.length === 0) return;
      event.preventDefault();
      latest.current(files);
    };
    document.addEventListener("paste", paste);
    return () => document.removeEventListener("paste", paste);
  }, []);

  const onDragOver = (event: DragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    setOver(true);
  };
  const onDragLeave = (event: DragEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
  };
  const onDrop = (event: DragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    setOver(false);
    const files = filesOf(event.dataTransfer);
    const others = files.filter((file) => !isPicture(file));
    if (others.length < files.length) take(files.filter(isPicture));
    if (others.length > 0) refuse(others);
  };
  return { over, target: { onDragOver, onDragLeave, onDrop } };
}
