import { useQuery } from "@tanstack/react-query";
import { CircleAlert, CircleCheck, Clock } from "lucide-react";
import { isolated } from "#i18n/format.ts";
import { ApiError } from "#platform/http/api.ts";
import { Link } from "#platform/page/routing.ts";
import { Failed } from "#ui/Failed.tsx";
import { usePage, useWording } from "#ui/page.tsx";
import type { OwnPayment } from "../../payment.schema.ts";
import { CancelOrder } from "../CancelOrder.tsx";
import { paymentQuery } from "../payment.api.ts";
import { ReceiptLink } from "../ReceiptLink.tsx";
import { useContinue } from "../use-continue.ts";
import { whatFor } from "../what-for.ts";
import { ChatPanel } from "./ChatPanel.tsx";
import * as styles from "./order.module.css";
import { TransferPanel } from "./TransferPanel.tsx";

interface Props {
  orderId: string;
  /** It was given up, or is over: another way can be chosen. */
  onOther: () => void;
}

/** An order under way: what its buyer does next, until it is paid. It is there again after a reload. */
export function OrderPanel({ orderId, onOther }: Props) {
  const { t } = useWording();
  const { api } = usePage();
  const { data, error, refetch } = useQuery(paymentQuery(api, orderId));
  if (data) return <Known payment={data} onOther={onOther} />;
  if (error instanceof ApiError && error.status === 404) {
    return <p className="note plain">{t("paying.notFound")}</p>;
  }
  if (error) return <Failed text={t("paying.orderFailedRead")} onRetry={() => void refetch()} />;
  return <span className={`sk ${styles.skeleton}`} aria-hidden="true" />;
}

function Known({ payment, onOther }: { payment: OwnPayment; onOther: () => void }) {
  const { t, language, money } = useWording();
  const { reference, items, state } = payment;
  return (
    <div className={`panel ${styles.order}`} aria-live="polite">
      <div>
        <p className="m">
          {t("paying.order", { reference: isolated(reference) })} · {whatFor(items, language)}
        </p>
        {items.map(
          ({ credit, creditDays, title }) =>
            credit > 0 && (
              <p key={title} className="small">
                {t("paying.credit", { days: creditDays ?? 0 })}: {isolated(`−${money(credit)}`)}
              </p>
            ),
        )}
        {state === "open" && !payment.hasReceipt && <p className="small soft">{t("paying.orderRecorded")}</p>}
      </div>
      {state === "failed" && payment.canPay && <Refused reason={payment.reason} />}
      {state === "open" || payment.canPay ? (
        <>
          <Next payment={payment} />
          {payment.canCancel && !payment.hasReceipt && (
            <CancelOrder payment={payment} className={`link ${styles.other}`} onCancelled={onOther}>
              {t("paying.another")}
            </CancelOrder>
          )}
        </>
      ) : (
        <Settled payment={payment} onOther={onOther} />
      )}
    </div>
  );
}

/** A card that was refused: the same order can be tried again. */
function Refused({ reason }: { reason: string | null }) {
  const { t } = useWording();
  return (
    <p className="note bad">
      <CircleAlert className="i" aria-hidden="true" />
      {reason ?? t("paying.failedText")}
    </p>
  );
}

/** What is to be done now, by the way that was chosen. */
function Next({ payment }: { payment: OwnPayment }) {
  const { t, money } = useWording();
  const { goOn, pending } = useContinue(payment.orderId);
  if (payment.method === "manual") return <TransferPanel payment={payment} />;
  if (payment.method === "chat") return <ChatPanel payment={payment} />;
  return (
    <button type="button" className={`btn pri ${styles.send}`} disabled={pending} onClick={() => goOn()}>
      {pending ? t("paying.going") : t("paying.payNow", { price: isolated(money(payment.amount)) })}
    </button>
  );
}

const ends = {
  held: { icon: Clock, tone: "", words: "paying.orderHeld" },
  paid: { icon: CircleCheck, tone: "ok", words: "paying.orderPaidTitle" },
  failed: { icon: CircleAlert, tone: "bad", words: "paying.orderOver" },
  cancelled: { icon: CircleAlert, tone: "plain", words: "paying.orderOver" },
  refunded: { icon: CircleCheck, tone: "plain", words: "paying.orderRefunded" },
} as const;

function Settled({
  payment: { orderId, state, reason },
  onOther,
}: {
  payment: OwnPayment;
  onOther: () => void;
}) {
  const { t } = useWording();
  if (state === "open") return null;
  const { icon: Icon, tone, words } = ends[state];
  return (
    <>
      <div className={`note ${tone}`}>
        <Icon className="i" aria-hidden="true" />
        <p>
          {t(words)} {state === "paid" ? t("paying.orderPaidText") : reason}
        </p>
      </div>
      <p className="row wrapx">
        {(state === "paid" || state === "refunded") && (
          <ReceiptLink className="link" orderId={orderId}>
            {t("paying.receipt")}
          </ReceiptLink>
        )}
        {(state === "failed" || state === "cancelled") && (
          <button type="button" className="link" onClick={onOther}>
            {t("paying.another")}
          </button>
        )}
        <Link className="link" to="/user-dashboard" search={{ tab: "payments" }}>
          {t("paying.seePayments")}
        </Link>
      </p>
    </>
  );
}
