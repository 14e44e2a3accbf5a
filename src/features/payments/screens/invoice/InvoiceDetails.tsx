import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { hasShowroom, useAccount } from "#features/accounts/current-account.ts";
import { Failed } from "#ui/Failed.tsx";
import { usePage, useWording } from "#ui/page.tsx";
import { invoiceDetailsQuery } from "../payment.api.ts";
import { Billed } from "./Billed.tsx";
import * as styles from "./invoice.module.css";

const InvoiceDialog = lazy(() => import("./InvoiceDialog.tsx"));

/** What one's receipts have on them from now on: for dealerships, and for whom something was said. Needs the namespace "paying". */
export function InvoiceDetails() {
  const { t } = useWording();
  const { api } = usePage();
  const account = useAccount();
  const { data, isError, refetch } = useQuery(invoiceDetailsQuery(api));
  const [editing, setEditing] = useState(false);
  if (isError && !data) {
    return <Failed text={t("paying.invoiceFailedRead")} onRetry={() => void refetch()} />;
  }
  if (!data || !(data.details || account?.isDealership || hasShowroom(account))) return null;
  return (
    <section className={`panel ${styles.invoice}`} aria-labelledby="invoice-details">
      <div>
        <h3 id="invoice-details">{t("paying.invoiceTitle")}</h3>
        <p className="soft small">{t("paying.invoiceText")}</p>
      </div>
      {data.details && (
        <p className={styles.said}>
          <Billed billed={data.details} />
        </p>
      )}
      <button type="button" className="btn sec start" onClick={() => setEditing(true)}>
        {t(data.details ? "paying.invoiceEdit" : "paying.invoiceAdd")}
      </button>
      {editing && (
        <Suspense>
          <InvoiceDialog details={data.details} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </section>
  );
}
