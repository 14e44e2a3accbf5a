import type { ReactNode } from "react";
import * as moderationStyles from "../../moderation.module.css";

/** A text with what it was flagged for marked; places that overlap are one. */
export function MarkedText({
  text,
  marks,
}: {
  text: string;
  marks: readonly { start: number; end: number }[];
}) {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const { start, end } of marks.toSorted((a, b) => a.start - b.start)) {
    if (end <= from) continue;
    const begin = Math.max(start, from);
    parts.push(
      text.slice(from, begin),
      <mark key={begin} className={moderationStyles.mark}>
        {text.slice(begin, end)}
      </mark>,
    );
    from = end;
  }
  return (
    <>
      {parts}
      {text.slice(from)}
    </>
  );
}
