import { useBlocker } from "#platform/page/routing.ts";
import { Question } from "./Question.tsx";

interface Props {
  /** Whether there is something to ask about now. */
  isBegun: () => boolean;
  /** Whether the browser asks too, at a reload or when the tab is closed. */
  isLost: () => boolean;
  title: string;
  text: string;
  stay: string;
  go: string;
  /** What the way on looks like: a harm, or the usual way. */
  goClass: "danger-o" | "pri";
}

/** Asks before a page with something begun is left; within the page nothing is asked. */
export function LeaveQuestion({ isBegun, isLost, title, text, stay, go, goClass }: Props) {
  const leaving = useBlocker({
    shouldBlock: ({ current, next }) => isBegun() && current.pathname !== next.pathname,
    blocksUnload: isLost,
  });
  if (leaving.status !== "blocked") return null;
  return (
    <Question title={title} text={text} keep={stay} onClose={leaving.reset}>
      <button type="button" className={`btn ${goClass}`} onClick={leaving.proceed}>
        {go}
      </button>
    </Question>
  );
}
