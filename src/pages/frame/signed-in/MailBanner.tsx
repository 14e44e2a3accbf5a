import { MailWarning, X } from "lucide-react";
import { useState } from "react";
import { useAccount } from "#features/accounts/current-account.ts";
import { resendVerification } from "#features/accounts/sign-in/resend-verification.ts";
import { usePage, useWording } from "#ui/page.tsx";

/** The script of the head reads it: what was put away stays away while the tab is open (ui/shell/restore-preferences.ts). */
const dismissed = "mail-banner";

/** Asks to verify the mail address, until that is done or the visitor has put it away for this visit. */
export function MailBanner() {
  const { t } = useWording();
  const page = usePage();
  const account = useAccount();
  const [away, setAway] = useState(false);
  const [sending, setSending] = useState(false);
  if (!account || account.isEmailVerified || away) return null;

  const putAway = () => {
    setAway(true);
    try {
      sessionStorage.setItem(dismissed, "1");
    } catch {
      // A browser that refuses storage shows it again on the next page.
    }
  };
  const resend = async () => {
    setSending(true);
    await resendVerification(page);
    setSending(false);
  };
  return (
    <aside className="mail-banner" aria-label={t("signed-in.mailLabel")}>
      <div className="wrap">
        <MailWarning className="i" aria-hidden="true" />
        <p className="grow">
          {t("signed-in.mailText")}{" "}
          <bdi className="m" dir="ltr">
            {account.email}
          </bdi>
          {". "}
          <button type="button" className="link" onClick={resend} disabled={sending}>
            {t("signed-in.mailResend")}
          </button>
        </p>
        <button type="button" className="icon-btn" onClick={putAway} aria-label={t("signed-in.mailDismiss")}>
          <X className="i" aria-hidden="true" />
        </button>
      </div>
    </aside>
  );
}
