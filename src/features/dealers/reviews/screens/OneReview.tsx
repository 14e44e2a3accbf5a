import { lazy, Suspense, useState } from "react";
import { formatDay } from "#i18n/format.ts";
import { usePage, useWording } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import type { Showroom } from "../../showrooms/showroom.contract.ts";
import type { Review } from "../review.contract.ts";
import * as styles from "./reviews.module.css";
import { Stars } from "./Stars.tsx";

const reportDialog = () => import("./ReviewReportDialog.tsx");
const replyDialog = () => import("./ReplyDialog.tsx");
const ReviewReportDialog = lazy(reportDialog);
const ReplyDialog = lazy(replyDialog);

interface Props {
  review: Review;
  dealer: Pick<Showroom, "id" | "slug" | "name">;
  /** Of who looks at it; guests report nothing. */
  accountId: string | undefined;
}

/** One review with the dealer's reply, and what one may do about either. */
export function OneReview({ review, dealer, accountId }: Props) {
  const { t, language } = useWording();
  const { messages } = usePage();
  const [asks, setAsks] = useState<"reply" | "report" | "reportReply">();
  const { id, stars, text, by, writtenAt, isChanged, reply } = review;
  const isDealer = accountId === dealer.id;
  const ask = async (what: typeof asks) => {
    try {
      await (what === "reply"
        ? Promise.all([replyDialog(), messages.load("errors")])
        : Promise.all([reportDialog(), messages.load("report")]));
      setAsks(what);
    } catch {
      void toast("error", t("common.offline"));
    }
  };
  return (
    <li className={styles.one}>
      <div className="row between wrapx">
        <p>
          <b className="m">
            <bdi>{by}</bdi>
          </b>{" "}
          <time className="small soft" dateTime={writtenAt}>
            {formatDay(language, new Date(writtenAt))}
          </time>
          {isChanged && <span className="small soft"> · {t("dealer-reviews.changed")}</span>}
        </p>
        <Stars stars={stars} />
      </div>
      <p className={styles.text} dir="auto">
        {text}
      </p>
      {reply && (
        <div className={styles.reply}>
          <p className="small">
            <b className="m">{t("dealer-reviews.replyOf", { name: dealer.name })}</b>{" "}
            <time className="soft" dateTime={reply.at}>
              {formatDay(language, new Date(reply.at))}
            </time>
          </p>
          <p className={styles.text} dir="auto">
            {reply.text}
          </p>
        </div>
      )}
      {accountId && (
        <div className="row wrapx">
          {isDealer && (
            <button type="button" className="btn sec sm" onClick={() => void ask("reply")}>
              {t(reply ? "dealer-reviews.editReply" : "dealer-reviews.reply")}
            </button>
          )}
          <button type="button" className="link small" onClick={() => void ask("report")}>
            {t("dealer-reviews.report")}
          </button>
          {reply && !isDealer && (
            <button type="button" className="link small" onClick={() => void ask("reportReply")}>
              {t("dealer-reviews.reportReply")}
            </button>
          )}
        </div>
      )}
      <Suspense>
        {asks === "reply" && (
          <ReplyDialog
            id={id}
            slug={dealer.slug}
            stored={reply?.text ?? ""}
            onClose={() => setAsks(undefined)}
          />
        )}
        {(asks === "report" || asks === "reportReply") && (
          <ReviewReportDialog
            id={id}
            part={asks === "report" ? "review" : "reply"}
            onClose={() => setAsks(undefined)}
          />
        )}
      </Suspense>
    </li>
  );
}
