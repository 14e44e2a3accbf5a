import { CircleAlert } from "lucide-react";
import { useWording } from "#ui/page.tsx";

export interface RefusalFacts {
  message: string;
  /** What the server tells beside it: why an account is suspended, and until when. */
  facts: Readonly<Record<string, unknown>>;
}

/** Why signing in was refused; stays until the next try. */
export function Refusal({ message, facts: { reason, until } }: RefusalFacts) {
  const { t, day } = useWording();
  return (
    <div className="note bad" role="alert">
      <CircleAlert className="i" aria-hidden="true" />
      <div>
        <p>{message}</p>
        {typeof reason === "string" && <p>{t("accounts.refusedReason", { reason })}</p>}
        {typeof until === "string" && <p>{t("accounts.refusedUntil", { day: day(until) })}</p>}
      </div>
    </div>
  );
}
