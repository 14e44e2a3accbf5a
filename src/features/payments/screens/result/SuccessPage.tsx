import { CircleHelp, LinkIcon, LoaderCircle } from "lucide-react";
import { useEffect } from "react";
import { useLastingAccount } from "#features/accounts/use-lasting-account.ts";
import { useNavigate } from "#platform/page/routing.ts";
import { useWording } from "#ui/page.tsx";
import { preloadToasts, toast } from "#ui/Toasts.tsx";
import { Message } from "./Message.tsx";
import { ToMarket } from "./NextSteps.tsx";
import { Outcome } from "./Outcome.tsx";
import { useVerification } from "./use-verification.ts";

/** Where gateways send buyers back to. That a user comes here proves nothing: the server asks the gateway. */
export function SuccessPage({ orderId }: { orderId: string | null | undefined }) {
  const account = useLastingAccount();
  useEffect(preloadToasts, []);
  if (orderId === undefined) return <NoOrder />;
  if (orderId === null) return <NoSuchOrder />;
  if (!account) return null;
  return <Verified key={`${account.id}${orderId}`} orderId={orderId} />;
}

function Verified({ orderId }: { orderId: string }) {
  const { t } = useWording();
  const { known, again, isFetching } = useVerification(orderId);
  if (known.state === "notFound") return <NoSuchOrder />;
  if (known.state === "verifying") {
    return (
      <div role="status">
        <Message
          icon={LoaderCircle}
          tone="calm"
          title={t("paying.verifying")}
          text={<p className="soft">{t("paying.verifyingText")}</p>}
        />
      </div>
    );
  }
  return <Outcome known={known} orderId={orderId} onAgain={again} isAsking={isFetching} />;
}

function NoSuchOrder() {
  const { t } = useWording();
  return (
    <Message
      icon={CircleHelp}
      tone="bad"
      title={t("paying.notFound")}
      text={<p className="soft">{t("paying.notFoundText")}</p>}
    >
      <ToMarket primary />
    </Message>
  );
}

/** An address without an order: says so, and leads to the front page. */
function NoOrder() {
  const { t } = useWording();
  const navigate = useNavigate();
  useEffect(() => {
    void navigate({ to: "/", replace: true }).then(() =>
      toast("error", t("paying.invalidLink"), t("paying.invalidLinkText")),
    );
  }, [navigate, t]);
  return (
    <Message
      icon={LinkIcon}
      tone="bad"
      title={t("paying.invalidLink")}
      text={<p className="soft">{t("paying.invalidLinkText")}</p>}
    >
      <ToMarket primary />
    </Message>
  );
}
