import { CircleAlert } from "lucide-react";
import { useEffect, useState } from "react";
import { useWording } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";

export interface RefusalFacts {
  /** What the toast is headed with. */
  title: string;
  message: string;
  /** What the server tells beside it: why an account is suspended, and until when. */
  facts?: Readonly<Record<string, unknown>>;
}

/**
 * Why a form was refused, until the next try or the end of the form. A toast says it to eyes; here it is for ears, whom a toast
 * beside a dialog does not reach, and fields can name it by `id`. What the server tells beside it is shown here alone, and all
 * of it where toasts cannot be fetched.
 */
export function Refusal({
  id,
  title,
  message,
  facts: { reason, until } = {},
}: RefusalFacts & { id?: string }) {
  const { t, day } = useWording();
  const [isAlone, setAlone] = useState(false);
  useEffect(() => {
    const said = toast("error", title, message, { time: Number.POSITIVE_INFINITY });
    said.catch(() => setAlone(true));
    const drop = async () => (await import("#ui/Toaster.tsx")).toast.dismiss(title);
    return () => void said.then(drop, () => {});
  }, [title, message]);
  const isShown = isAlone || typeof reason === "string" || typeof until === "string";
  return (
    <div id={id} className={isShown ? "note bad" : "sr"} role="alert">
      {isShown && <CircleAlert className="i" aria-hidden="true" />}
      <div>
        <p className={isAlone ? undefined : "sr"}>{message}</p>
        {typeof reason === "string" && <p>{t("accounts.refusedReason", { reason })}</p>}
        {typeof until === "string" && <p>{t("accounts.refusedUntil", { day: day(until) })}</p>}
      </div>
    </div>
  );
}
