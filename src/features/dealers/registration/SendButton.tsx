import { LoaderCircle } from "lucide-react";
import { useWording } from "#ui/page.tsx";
import * as styles from "./registration.module.css";

/** Sends the application, once. */
export function SendButton({ pending }: { pending: boolean }) {
  const { t } = useWording();
  return (
    <button
      type="submit"
      className={`btn pri ${styles.send}`}
      aria-disabled={pending}
      aria-busy={pending}
      onClick={(event) => pending && event.preventDefault()}
    >
      {pending && <LoaderCircle className="i s spin" aria-hidden="true" />}
      {t(pending ? "dealers.sending" : "dealers.send")}
    </button>
  );
}
