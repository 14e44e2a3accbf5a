import { LinkIcon, LoaderCircle, MailCheck, WifiOff } from "lucide-react";
import { Link } from "#platform/page/routing.ts";
import { useWording } from "#ui/page.tsx";
import { withSignIn } from "#ui/sign-in.ts";
import { useAccount } from "../../current-account.ts";
import { useResend } from "../../sign-in/resend-verification.ts";
import { MessagePage } from "./MessagePage.tsx";
import { useLinkToken } from "./use-link-token.ts";
import { useVerification } from "./use-verification.ts";

/** Verifies a mail address by the link of its mail. */
export default function VerifyPage() {
  const { t } = useWording();
  const account = useAccount();
  const { result, again } = useVerification(useLinkToken());

  if (result.state === "verifying") {
    return (
      <div role="status">
        <MessagePage icon={LoaderCircle} title={t("accounts.verifying")} />
      </div>
    );
  }
  if (result.state === "failed") {
    return (
      <MessagePage icon={WifiOff} bad title={t("accounts.verifyOfflineTitle")} text={result.text} focus>
        <button type="button" className="btn pri" onClick={again}>
          {t("common.retry")}
        </button>
      </MessagePage>
    );
  }
  // A link that was opened twice is dead the second time, but did what it was for.
  if (result.state === "done" || account?.isEmailVerified) {
    return (
      <MessagePage
        icon={MailCheck}
        title={t("accounts.verifyDoneTitle")}
        text={t("accounts.verifyDoneText")}
        focus
      >
        {/* Most confirm because a listing waits for it: what was typed is kept on the device, and opens again. */}
        <Link className="btn pri" to="/add-car">
          {t("accounts.verifyListing")}
        </Link>
        <Link className="btn sec" to="/cars">
          {t("common.browseCars")}
        </Link>
      </MessagePage>
    );
  }
  return <DeadLink />;
}

function DeadLink() {
  const { t } = useWording();
  const account = useAccount();
  const { state, resend } = useResend();
  if (state === "sent" && account) {
    return (
      <MessagePage
        icon={MailCheck}
        title={t("accounts.forgotSentTitle")}
        text={
          <>
            {t("accounts.verifyResent")} <bdi dir="ltr">{account.email}</bdi>
          </>
        }
        focus
      />
    );
  }
  return (
    <MessagePage
      icon={LinkIcon}
      bad
      title={t("accounts.verifyDeadTitle")}
      text={t("accounts.verifyDeadText")}
      focus
    >
      <button
        type="button"
        className="btn pri"
        onClick={() => void withSignIn(resend)}
        disabled={state === "sending"}
      >
        {t(account ? "accounts.verifyResend" : "accounts.verifySignIn")}
      </button>
      <Link className="btn sec" to="/">
        {t("common.backHome")}
      </Link>
    </MessagePage>
  );
}
