import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, CircleAlert, Printer } from "lucide-react";
import { Fragment, type ReactNode } from "react";
import type { Account } from "#features/accounts/account.contract.ts";
import { useLastingAccount } from "#features/accounts/use-lasting-account.ts";
import { isolated } from "#i18n/format.ts";
import { ApiError } from "#platform/http/api.ts";
import { Link } from "#platform/page/routing.ts";
import { Failed } from "#ui/Failed.tsx";
import { Logo } from "#ui/Logo.tsx";
import { NotFound } from "#ui/NotFound.tsx";
import { usePage, useWording } from "#ui/page.tsx";
import { useSite } from "#ui/shell/use-site.ts";
import type { OwnPayment } from "../../payment.schema.ts";
import { Billed } from "../invoice/Billed.tsx";
import { paymentQuery } from "../payment.api.ts";
import { faceOf } from "../payment-state.ts";
import { itemTitle } from "../what-for.ts";
import * as styles from "./receipt.module.css";

/** An order as a sheet of paper: for the screen and for the printer. */
export function ReceiptPage({ orderId }: { orderId: string }) {
  const account = useLastingAccount();
  return account && <Receipt key={account.id} orderId={orderId} account={account} />;
}

function Receipt({ orderId, account }: { orderId: string; account: Account }) {
  const { t } = useWording();
  const { api } = usePage();
  const { data, error, refetch } = useQuery(paymentQuery(api, orderId));
  if (error instanceof ApiError && error.status === 404) return <NotFound />;
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.tools}>
        <Link className="link" to="/user-dashboard" search={{ tab: "payments" }}>
          <ArrowLeft className="i s flip" aria-hidden="true" />
          {t("paying.back")}
        </Link>
        {data && (
          <button type="button" className="btn sec" onClick={() => print()}>
            <Printer className="i s" aria-hidden="true" />
            {t("paying.print")}
          </button>
        )}
      </div>
      {data ? (
        <Sheet payment={data} account={account} />
      ) : error ? (
        <Failed text={t("paying.orderFailedRead")} onRetry={() => void refetch()} />
      ) : (
        <span className={`sk ${styles.skeleton}`} aria-hidden="true" />
      )}
    </div>
  );
}

function Sheet({ payment, account }: { payment: OwnPayment; account: Account }) {
  const { t, language, day } = useWording();
  const site = useSite();
  const { reference, state, createdAt, paidAt, refundedAt, transactionId, method } = payment;
  return (
    <article className={`panel ${styles.receipt}`} aria-labelledby="receipt-title">
      <header className={styles.heading}>
        <span className="logo">
          <Logo language={language} />
          <span className="sr">{site.name}</span>
        </span>
        <span className={`badge ${faceOf(payment).tone}`}>{t(faceOf(payment).words)}</span>
      </header>
      <h1 id="receipt-title">{t("paying.receiptOf", { reference: isolated(reference) })}</h1>
      {state !== "paid" && state !== "refunded" && (
        <p className="note warn">
          <CircleAlert className="i" aria-hidden="true" />
          {t("paying.notPaidYet")}
        </p>
      )}
      <dl className={styles.facts}>
        <Fact label={t("paying.ordered")}>{day(createdAt)}</Fact>
        {paidAt && <Fact label={t("paying.paidOn")}>{day(paidAt)}</Fact>}
        <Fact label={t("paying.buyer")}>
          <bdi>
            {account.firstName} {account.lastName}
          </bdi>
          <bdi dir="ltr">{account.email}</bdi>
        </Fact>
        {payment.billedTo && (
          <Fact label={t("paying.billedTo")}>
            <Billed billed={payment.billedTo} />
          </Fact>
        )}
        <Fact label={t("paying.paidBy")}>{t(`ways-to-pay.${method}`)}</Fact>
        {transactionId && (
          <Fact label={t("paying.transactionId")}>
            <bdi dir="ltr">{transactionId}</bdi>
          </Fact>
        )}
        <Fact label={t("paying.state")}>
          {t(faceOf(payment).words)}
          {refundedAt && <span>{t("paying.refundedOn", { day: day(refundedAt) })}</span>}
        </Fact>
      </dl>
      <Items payment={payment} />
      <footer className={styles.foot}>
        <p>{t("paying.receiptFoot", { name: site.name })}</p>
        <p>
          {t("common.location")} {site.email && <bdi dir="ltr">{site.email}</bdi>}{" "}
          {site.phone && <bdi dir="ltr">{site.phone}</bdi>}
        </p>
      </footer>
    </article>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Items({ payment: { items, amount, returned } }: { payment: OwnPayment }) {
  const { t, language, money } = useWording();
  return (
    <table className={styles.items}>
      <thead>
        <tr>
          <th scope="col">{t("paying.item")}</th>
          <th scope="col">{t("paying.amount")}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what an order is for never changes
          <Fragment key={index}>
            <tr>
              <td>
                {itemTitle(item, language)}
                {item.days !== null && <small>{t("paying.days", { count: item.days })}</small>}
              </td>
              <td>
                <Sum text={money(priceOf(item))} />
              </td>
            </tr>
            {item.credit > 0 && (
              <tr>
                <td>{t("paying.credit", { days: item.creditDays ?? 0 })}</td>
                <td>
                  <Sum text={`−${money(item.credit)}`} />
                </td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t("paying.total")}</th>
          <td>
            <Sum text={money(amount)} />
          </td>
        </tr>
        {returned > 0 && (
          <tr>
            <th scope="row">{t("paying.returned")}</th>
            <td>
              <Sum text={`−${money(returned)}`} />
            </td>
          </tr>
        )}
      </tfoot>
    </table>
  );
}

/** In whole cents: a price is what is paid and what was credited. */
const priceOf = ({ amount, credit }: OwnPayment["items"][number]) =>
  Math.round((amount + credit) * 100) / 100;

const Sum = ({ text }: { text: string }) => (
  <bdi className="num" dir="ltr">
    {text}
  </bdi>
);
