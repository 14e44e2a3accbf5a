import { useQuery } from "@tanstack/react-query";
import { ReceiptText } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "#platform/page/routing.ts";
import { Failed } from "#ui/Failed.tsx";
import { usePage, useWording } from "#ui/page.tsx";
import { InvoiceDetails } from "../invoice/InvoiceDetails.tsx";
import { paymentsQuery } from "../payment.api.ts";
import * as styles from "./history.module.css";
import { PaymentRow } from "./PaymentRow.tsx";

interface Props {
  page: number;
  /** The ways to the pages before and after, of so many. */
  pages: (total: number) => ReactNode;
}

/** One's own orders and payments, the newest first. Needs the namespace "paying". */
export function PaymentList({ page, pages }: Props) {
  const { t } = useWording();
  const { api } = usePage();
  const { data, isError, refetch } = useQuery(paymentsQuery(api, page));
  return (
    <section aria-labelledby="payments">
      <h2 id="payments" className="sr">
        {t("paying.title")}
      </h2>
      {isError && !data ? (
        <Failed text={t("paying.listFailed")} onRetry={() => void refetch()} />
      ) : !data ? (
        <Waiting />
      ) : data.data.length === 0 ? (
        <None />
      ) : (
        <>
          <ul className={`panel flush ${styles.payments}`}>
            {data.data.map((payment) => (
              <li key={payment.orderId}>
                <PaymentRow payment={payment} />
              </li>
            ))}
          </ul>
          {pages(data.totalPages)}
        </>
      )}
      <InvoiceDetails />
    </section>
  );
}

function None() {
  const { t } = useWording();
  return (
    <div className="panel empty">
      <span className="disc">
        <ReceiptText className="i" aria-hidden="true" />
      </span>
      <h3>{t("paying.listEmpty")}</h3>
      <p className="soft">{t("paying.listEmptyText")}</p>
      <Link className="btn pri" to="/subscriptions">
        {t("paying.seePlans")}
      </Link>
    </div>
  );
}

/** As high as a few rows. */
function Waiting() {
  return (
    <div className={`panel flush ${styles.payments}`} aria-busy="true">
      {["a", "b", "c"].map((one) => (
        <div key={one} className={styles.payment}>
          <span className={`sk ${styles.skeleton}`} aria-hidden="true" />
        </div>
      ))}
    </div>
  );
}
