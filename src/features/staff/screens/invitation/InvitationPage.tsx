import { useQuery } from "@tanstack/react-query";
import { LinkIcon, UsersRound } from "lucide-react";
import { useEffect, useState } from "react";
import { useAccount } from "#features/accounts/current-account.ts";
import { MessagePage } from "#features/accounts/recovery/screens/MessagePage.tsx";
import { useLinkToken } from "#features/accounts/recovery/screens/use-link-token.ts";
import { ApiError } from "#platform/http/api.ts";
import { Link } from "#platform/page/routing.ts";
import { Failed } from "#ui/Failed.tsx";
import { ActButton } from "#ui/kit/form/ActButton.tsx";
import { usePage, useWording } from "#ui/page.tsx";
import { withSignIn } from "#ui/sign-in.ts";
import { preloadToasts } from "#ui/Toasts.tsx";
import { whyFailed } from "#ui/why-failed.ts";

/** `/staff-invitation`: the link of the mail by which a colleague joins the team of a dealership. */
export default function InvitationPage() {
  const token = useLinkToken();
  useEffect(preloadToasts, []);
  return token ? <Invited token={token} /> : <Dead />;
}

function Invited({ token }: { token: string }) {
  const { t } = useWording();
  const { api } = usePage();
  const { data, error, refetch } = useQuery({
    queryKey: ["staff-invitation", token],
    queryFn: ({ signal }) => api("POST /api/staff-invitations/look", { body: { token }, signal }),
    retry: false,
    enabled: typeof document !== "undefined",
  });
  if (error instanceof ApiError && error.status === 400) return <Dead />;
  if (error)
    return (
      <div className="wrap zone">
        <Failed text={t("common.offline")} onRetry={() => void refetch()} />
      </div>
    );
  if (!data) return <MessagePage icon={UsersRound} title={t("staff.invitation")} />;
  return <Answer token={token} of={data} />;
}

function Answer({
  token,
  of: { dealership, email, role },
}: {
  token: string;
  of: { dealership: string; email: string; role: "owner" | "sales" | "stock" };
}) {
  const { t } = useWording();
  const page = usePage();
  const account = useAccount();
  const [refusal, setRefusal] = useState<string>();
  const [pending, setPending] = useState(false);
  const accept = async () => {
    setRefusal(undefined);
    setPending(true);
    try {
      await page.api("POST /api/staff-invitations/accept", { body: { token } });
      // From now on everything is the dealership's: the page is made again.
      location.assign("/my-staff");
    } catch (error) {
      setRefusal(whyFailed(error, t, t("common.offline")));
      setPending(false);
    }
  };
  return (
    <MessagePage
      icon={UsersRound}
      title={t("staff.acceptTitle", { dealership: `\u2068${dealership}\u2069` })}
      text={
        <>
          {t("staff.acceptText", { role: t(`staff.${role}`), text: t(`staff.${role}_text`) })}
          <br />
          {t("staff.acceptFor")} <bdi dir="ltr">{email}</bdi>
        </>
      }
    >
      {refusal && (
        <p className="note bad" role="alert">
          {refusal}
        </p>
      )}
      <ActButton className="btn pri" pending={pending} onClick={() => void withSignIn(() => void accept())}>
        {t(account ? "staff.accept" : "staff.signIn")}
      </ActButton>
    </MessagePage>
  );
}

function Dead() {
  const { t } = useWording();
  return (
    <MessagePage icon={LinkIcon} bad title={t("staff.deadTitle")} text={t("staff.deadText")}>
      <Link className="btn sec" to="/">
        {t("staff.home")}
      </Link>
    </MessagePage>
  );
}
