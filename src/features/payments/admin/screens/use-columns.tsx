import { Age } from "#ui/kit/list/Age.tsx";
import type { Column } from "#ui/kit/list/DataTable.tsx";
import { useWording } from "#ui/page.tsx";
import type { AdminPayment } from "../payment-admin.contract.ts";
import * as styles from "./payments-tab.module.css";
import { methodOf, nameOf, stateOf } from "./words.ts";

/** The columns of payments, in the table and in the file. */
export function useColumns(): Column<AdminPayment>[] {
  const { t, money } = useWording();
  return [
    {
      key: "user",
      title: t("payments-tab.user"),
      cell: (one) =>
        one.user ? (
          <bdi className="m">{nameOf(one)}</bdi>
        ) : (
          <span className="muted">{t("payments-tab.noUser")}</span>
        ),
      csv: nameOf,
    },
    {
      key: "what",
      title: t("payments-tab.what"),
      cell: ({ planName }) => planName,
      csv: ({ planName }) => planName,
    },
    {
      key: "amount",
      title: t("payments-tab.amount"),
      sort: "amount",
      end: true,
      cell: ({ amount }) => (
        <bdi className="num m" dir="ltr">
          {money(amount)}
        </bdi>
      ),
      csvTitle: t("payments-tab.amountUsd"),
      csv: ({ amount }) => amount,
    },
    {
      key: "method",
      title: t("payments-tab.method"),
      cell: (one) => methodOf(one, t),
      csv: (one) => methodOf(one, t),
    },
    {
      key: "reference",
      title: t("payments-tab.reference"),
      cell: ({ reference }) => (
        <bdi className="num" dir="ltr">
          {reference}
        </bdi>
      ),
      csv: ({ reference }) => reference,
    },
    {
      key: "date",
      title: t("payments-tab.date"),
      sort: "createdAt",
      cell: ({ createdAt, dueAt }) => (
        <span className={styles.date}>
          <Age of={createdAt} />
          {dueAt && new Date(dueAt) < new Date() && (
            <span className="badge bad nowrap" title={dueAt}>
              {t("payments-tab.late")}
            </span>
          )}
        </span>
      ),
      csv: ({ createdAt }) => createdAt,
    },
    {
      key: "status",
      title: t("payments-tab.status"),
      sort: "status",
      cell: (one) => {
        const { text, tone } = stateOf(one, t);
        return (
          <span className={styles.date}>
            <span className={`badge ${tone}`}>{text}</span>
            {one.sameReceiptAs.length > 0 && (
              <span className="badge bad" title={one.sameReceiptAs.join(", ")}>
                {t("payments-tab.receiptTwice")}
              </span>
            )}
          </span>
        );
      },
      csv: ({ status }) => status,
    },
  ];
}
