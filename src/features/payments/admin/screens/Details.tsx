import { useAdminQuery } from "#features/administrators/client/use-admin-query.ts";
import { formatMoment } from "#i18n/moments.ts";
import { Failed } from "#ui/Failed.tsx";
import { TitledDialog } from "#ui/kit/dialog/TitledDialog.tsx";
import { Facts } from "#ui/kit/list/Facts.tsx";
import { useWording } from "#ui/page.tsx";
import type { AdminPayment, AdminPaymentDetail } from "../payment-admin.contract.ts";
import * as styles from "./payments-tab.module.css";
import { eventOf, methodOf, stateOf } from "./words.ts";

/** All that is known of a payment, and what happened to it. */
export default function Details({ payment, onClose }: { payment: AdminPayment; onClose: () => void }) {
  const { t, money } = useWording();
  const found = useAdminQuery("GET /api/admin/payments/:id", { params: { id: payment.id } });
  const one = found.data;
  const facts: [string, string | null | undefined][] = [
    [t("payments-tab.user"), payment.user?.email],
    [t("payments-tab.what"), payment.planName],
    [t("payments-tab.amount"), money(payment.amount)],
    [t("payments-tab.returned"), payment.returned > 0 ? money(payment.returned) : null],
    [t("payments-tab.method"), methodOf(payment, t)],
    [t("payments-tab.status"), stateOf(one ?? payment, t).text],
    [t("payments-tab.transactionId"), payment.transactionId],
    [t("payments-tab.refundReference"), one?.refundReference],
    [t("payments-tab.note"), one?.note ?? payment.note],
  ];
  return (
    <TitledDialog
      size="wide"
      title={t("payments-tab.detailsOf", { reference: payment.reference })}
      onClose={onClose}
    >
      <Facts facts={facts.map(([title, text]) => [title, text && <bdi key={title}>{text}</bdi>])} />
      <h3>{t("payments-tab.history")}</h3>
      {found.isError && !one && (
        <Failed text={t("payments-tab.detailFailed")} onRetry={() => void found.refetch()} />
      )}
      {found.isPending && <span className="sk" style={{ display: "block", blockSize: 80 }} />}
      {one && <History events={one.history} />}
    </TitledDialog>
  );
}

const actors = { buyer: "actorBuyer", gateway: "actorGateway", job: "actorJob" } as const;

function History({ events }: { events: AdminPaymentDetail["history"] }) {
  const { t, language } = useWording();
  return (
    <ol className={styles.history}>
      {events.map(({ at, what, actor, administrator, reason, reference }) => (
        <li key={`${at} ${what}`}>
          <div>
            <span className="m">{eventOf(what, t)}</span>
            <span className="muted">
              {" · "}
              <bdi>
                {actor === "administrator" ? (administrator ?? "") : t(`payments-tab.${actors[actor]}`)}
              </bdi>
            </span>
            {(reason || reference) && (
              <p className="small soft">{[reason, reference].filter(Boolean).join(" · ")}</p>
            )}
          </div>
          <time className="small muted" dateTime={at}>
            {formatMoment(language, at)}
          </time>
        </li>
      ))}
    </ol>
  );
}
