import { useQuery } from "@tanstack/react-query";
import { MessageCircle } from "lucide-react";
import { Failed } from "#ui/Failed.tsx";
import { usePage, useWording } from "#ui/page.tsx";
import type { OwnPayment } from "../../payment.schema.ts";
import { startQuery } from "../payment.api.ts";
import * as styles from "./order.module.css";

/** An order that is agreed on in a chat: it is pending, and here is the way to the chat. */
export function ChatPanel({ payment: { orderId } }: { payment: OwnPayment }) {
  const { t } = useWording();
  const { api } = usePage();
  const { data, isError, refetch } = useQuery(startQuery(api, orderId));
  if (isError && !data) return <Failed text={t("paying.orderFailedRead")} onRetry={() => void refetch()} />;
  return (
    <section className="stack s3">
      <p className="soft small">{t("paying.chatPending")}</p>
      {data?.redirectUrl ? (
        <a className={`btn wa ${styles.send}`} href={data.redirectUrl} target="_blank" rel="noopener">
          <MessageCircle className="i s" aria-hidden="true" />
          {t("paying.chatOpen")}
        </a>
      ) : (
        <span className={`btn off ${styles.send}`} aria-busy={!data}>
          {t("paying.chatOpen")}
        </span>
      )}
    </section>
  );
}
