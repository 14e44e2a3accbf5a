import { CarFront } from "lucide-react";
import { useEffect } from "react";
import { useWording } from "#ui/page.tsx";
import { askToSignIn } from "#ui/sign-in.ts";

/** The card that a guest sees who would change a listing, with the dialog over it. */
export function SignInFirst() {
  const { t } = useWording();
  useEffect(() => void askToSignIn("signIn", "sell"), []);
  return (
    <div className="wrap message-page centered">
      <span className="disc">
        <CarFront className="i" aria-hidden="true" />
      </span>
      <h1>{t("selling.signInTitle")}</h1>
      <p className="soft">{t("selling.signInText")}</p>
      <noscript>
        <p className="note warn">{t("selling.needsScript")}</p>
      </noscript>
      <div className="message-ways">
        <button type="button" className="btn pri" onClick={() => void askToSignIn("signIn", "sell")}>
          {t("selling.signIn")}
        </button>
      </div>
    </div>
  );
}
