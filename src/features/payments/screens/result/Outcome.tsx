import { CircleCheck, CircleHelp, CircleX, Clock } from "lucide-react";
import { useEffect } from "react";
import { useAccount } from "#features/accounts/current-account.ts";
import { keepCart } from "#features/plans/cart-place.ts";
import { Link } from "#platform/page/routing.ts";
import { useWording } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import type { Verification } from "../../payment.schema.ts";
import { ReceiptLink } from "../ReceiptLink.tsx";
import { SupportLink } from "../SupportLink.tsx";
import { whatFor } from "../what-for.ts";
import { Message } from "./Message.tsx";
import { ToMarket, TryAgain } from "./NextSteps.tsx";
import * as styles from "./result.module.css";
import type { Decided } from "./use-verification.ts";

interface Props {
  known: Decided;
  orderId: string;
  onAgain: () => void;
  isAsking: boolean;
}

/** What the gateway said of a payment, and the ways on. */
export function Outcome({ known, orderId, onAgain, isAsking }: Props) {
  const { t } = useWording();
  const reference = "answer" in known ? known.answer?.payment.reference : undefined;
  if (known.state === "success") return <Paid answer={known.answer} orderId={orderId} />;
  if (known.state === "pending")
    return <Pending answer={known.answer} onAgain={onAgain} isAsking={isAsking} />;
  if (known.state === "refunded") {
    return (
      <Message
        icon={CircleCheck}
        tone="calm"
        focus
        title={t("paying.refunded")}
        text={<p className="soft">{t("paying.orderRefunded")}</p>}
        reference={reference}
      >
        <ToMarket primary />
      </Message>
    );
  }
  if (known.state === "cancelled") {
    return (
      <Message
        icon={CircleX}
        tone="bad"
        focus
        title={t("paying.cancelled")}
        text={<p className="soft">{t("paying.cancelledText")}</p>}
        reference={reference}
      >
        <TryAgain />
        <ToMarket />
      </Message>
    );
  }
  if (known.state === "unknown") {
    return (
      <Message
        icon={CircleHelp}
        tone="bad"
        focus
        title={t("paying.unknown")}
        text={<p className="soft">{t("paying.unknownText")}</p>}
        reference={reference}
      >
        <SupportLink className="btn pri">{t("paying.support")}</SupportLink>
        <ToMarket />
      </Message>
    );
  }
  const unasked = known.state === "unasked";
  return (
    <Message
      icon={CircleX}
      tone="bad"
      focus
      title={t("paying.failed")}
      text={
        unasked ? (
          <>
            <p>{t("paying.verifyFailed")}</p>
            <p className="soft">{t("paying.verifyFailedHint")}</p>
          </>
        ) : (
          <p className="soft">{known.answer.error ?? t("paying.failedText")}</p>
        )
      }
      reference={reference}
    >
      {unasked ? (
        <button type="button" className="btn pri" disabled={isAsking} onClick={onAgain}>
          {t("paying.checkAgain")}
        </button>
      ) : (
        <TryAgain order={known.answer.payment.canPay ? orderId : undefined} />
      )}
      <ToMarket />
    </Message>
  );
}

function Paid({ answer, orderId }: { answer: Verification; orderId: string }) {
  const { t, language, money } = useWording();
  const { payment, transactionId } = answer;
  const buyer = useAccount()?.id;
  useEffect(() => void toast("success", t("paying.success")), [t]);
  const wasCart = payment.items.some(({ feature }) => feature !== null);
  useEffect(() => {
    if (buyer && wasCart) keepCart(buyer, []);
  }, [buyer, wasCart]);
  return (
    <Message
      icon={CircleCheck}
      focus
      title={t("paying.success")}
      text={
        <>
          <p className="soft">{t("paying.successText")}</p>
          <dl className={styles.facts}>
            <div>
              <dt>{whatFor(payment.items, language)}</dt>
              <dd>
                <bdi className="num" dir="ltr">
                  {money(payment.amount)}
                </bdi>
              </dd>
            </div>
            {transactionId && (
              <div>
                <dt>{t("paying.transactionId")}</dt>
                <dd>
                  <bdi className="num" dir="ltr">
                    {transactionId}
                  </bdi>
                </dd>
              </div>
            )}
          </dl>
        </>
      }
      reference={payment.reference}
    >
      <a className="btn pri" href="/dashboard">
        {t("paying.toDashboard")}
      </a>
      <ToMarket />
      <ReceiptLink className="btn quiet" orderId={orderId}>
        {t("paying.receipt")}
      </ReceiptLink>
    </Message>
  );
}

type PendingProps = Pick<Props, "onAgain" | "isAsking"> & { answer: Verification | undefined };

function Pending({ answer, onAgain, isAsking }: PendingProps) {
  const { t } = useWording();
  const { reason, reference } = answer?.payment ?? {};
  return (
    <Message
      icon={Clock}
      tone="calm"
      focus
      title={t("paying.pending")}
      text={
        <div className="stack s2" role="status">
          <p className="soft">{reason ?? t("paying.pendingText")}</p>
          <p className="soft">{t("paying.pendingLeave")}</p>
        </div>
      }
      reference={reference}
    >
      <button type="button" className="btn pri" disabled={isAsking} onClick={onAgain}>
        {t("paying.checkAgain")}
      </button>
      <Link className="btn sec" to="/user-dashboard" search={{ tab: "payments" }}>
        {t("paying.seePayments")}
      </Link>
      <ToMarket />
    </Message>
  );
}
