import { useQuery } from "@tanstack/react-query";
import { usePage } from "#ui/page.tsx";
import * as styles from "../screens/messages.module.css";
import { preparedQuery } from "./prepared.api.ts";

/** Over the field of a conversation: each reply that one prepared is put into it, to be changed and sent. */
export function ReadyReplies({ say }: { say: (text: string) => void }) {
  const { api } = usePage();
  const { data = [] } = useQuery(preparedQuery(api));
  if (data.length === 0) return null;
  return (
    <div className={`${styles.composerReady} ${styles.prepared}`}>
      {data.map((text) => (
        <button key={text} type="button" className="chip" onClick={() => say(text)}>
          <bdi>{text}</bdi>
        </button>
      ))}
    </div>
  );
}
