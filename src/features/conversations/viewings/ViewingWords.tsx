import { CalendarClock } from "lucide-react";
import { useWording } from "#ui/page.tsx";
import { messageWords } from "../message-words.ts";
import { meetingOf } from "../screens/clock.ts";
import * as styles from "../thread/arranged.module.css";
import type { ViewingStep } from "./viewing.contract.ts";

/** What a message tells of a viewing, in its bubble. */
export function ViewingWords({ viewing }: { viewing: ViewingStep }) {
  const { t, language } = useWording();
  return (
    <>
      <p className={styles.told}>
        <CalendarClock className="i s" aria-hidden="true" />
        <span>{messageWords({ t, language }, { content: "", offer: null, viewing })}</span>
      </p>
      {viewing.times.map((time) => (
        <p key={time} className="small">
          {meetingOf(language, time)}
        </p>
      ))}
    </>
  );
}
