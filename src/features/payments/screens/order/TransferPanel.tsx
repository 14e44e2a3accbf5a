import { useQuery } from "@tanstack/react-query";
import { isolated } from "#i18n/format.ts";
import { Failed } from "#ui/Failed.tsx";
import { usePage, useWording } from "#ui/page.tsx";
import type { OwnPayment } from "../../payment.schema.ts";
import { startQuery } from "../payment.api.ts";
import { SupportLink } from "../SupportLink.tsx";
import { CopyButton } from "./CopyButton.tsx";
import * as styles from "./order.module.css";
import { Places } from "./Places.tsx";
import { ReceiptPart } from "./ReceiptPart.tsx";

/** How a transfer is made: the reference, how much, where to and until when, and then its receipt. */
export function TransferPanel({ payment }: { payment: OwnPayment }) {
  const { t, day, money } = useWording();
  const { reference, amount, expiresAt, hasReceipt } = payment;
  return (
    <div className={styles.steps}>
      {!hasReceipt && (
        <section className="stack s3" aria-labelledby={`transfer-${reference}`}>
          <h3 id={`transfer-${reference}`}>{t("paying.transfer", { price: isolated(money(amount)) })}</h3>
          <p className="soft small">{t("paying.transferText")}</p>
          <p className={styles.code}>
            <bdi className="num" dir="ltr">
              {reference}
            </bdi>
            <CopyButton text={reference} label={t("paying.reference")} />
          </p>
          <Where payment={payment} />
          <p className="small muted">{t("paying.transferUntil", { day: day(expiresAt) })}</p>
        </section>
      )}
      <ReceiptPart payment={payment} />
    </div>
  );
}

function Where({ payment: { orderId } }: { payment: OwnPayment }) {
  const { t } = useWording();
  const { api } = usePage();
  const { data, isError, refetch } = useQuery(startQuery(api, orderId));
  if (isError && !data) return <Failed text={t("paying.orderFailedRead")} onRetry={() => void refetch()} />;
  if (!data) return <span className={`sk ${styles.placesSkeleton}`} aria-hidden="true" />;
  if (data.instructions?.length) return <Places places={data.instructions} />;
  return (
    <p className="note plain between">
      {t("paying.placesNone")} <SupportLink>{t("paying.support")}</SupportLink>
    </p>
  );
}
