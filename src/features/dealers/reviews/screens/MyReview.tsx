import { useQuery } from "@tanstack/react-query";
import { PenLine } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { formatMoment } from "#i18n/moments.ts";
import { Question } from "#ui/kit/dialog/Question.tsx";
import { ActButton } from "#ui/kit/form/ActButton.tsx";
import { usePage, useWording } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import type { Showroom } from "../../showrooms/showroom.contract.ts";
import { myReviewQuery } from "./reviews.api.ts";
import * as styles from "./reviews.module.css";
import { Stars } from "./Stars.tsx";
import { useWords } from "./use-words.ts";

const dialog = () => import("./ReviewDialog.tsx");
const ReviewDialog = lazy(dialog);

interface Props {
  dealer: Pick<Showroom, "slug" | "name">;
  accountId: string;
}

/** What the signed-in may say of the dealer, or said. */
export function MyReview({ dealer: { slug, name }, accountId }: Props) {
  const { t, language } = useWording();
  const { api, messages } = usePage();
  const { data } = useQuery(myReviewQuery(api, slug, accountId));
  const [asks, setAsks] = useState<"write" | "withdraw">();
  const close = () => setAsks(undefined);
  const { send: withdraw, pending } = useWords({
    slug,
    send: (call) => call("DELETE /api/dealers/:slug/my-review", { params: { slug } }),
    said: () => t("dealer-reviews.withdrawn"),
    failed: t("dealer-reviews.failedToSend"),
    onDone: close,
  });
  if (!data) return null;
  const { review, refusal, from } = data;
  const write = async () => {
    try {
      await Promise.all([dialog(), messages.load("errors")]);
      setAsks("write");
    } catch {
      void toast("error", t("common.offline"));
    }
  };
  return (
    <>
      {review ? (
        <div className="panel stack s2">
          <div className="row between wrapx">
            <h3>{t("dealer-reviews.yours")}</h3>
            <Stars stars={review.stars} />
          </div>
          <p className={styles.text} dir="auto">
            {review.text}
          </p>
          {review.state === "held" && <p className="note plain">{t("dealer-reviews.held")}</p>}
          {review.state === "hidden" && (
            <p className="note warn">{t("dealer-reviews.hidden", { reason: review.hiddenReason ?? "" })}</p>
          )}
          <div className="row wrapx">
            {!refusal && (
              <button type="button" className="btn sec sm" onClick={() => void write()}>
                {t("dealer-reviews.edit")}
              </button>
            )}
            <button type="button" className="link small" onClick={() => setAsks("withdraw")}>
              {t("dealer-reviews.withdraw")}
            </button>
          </div>
        </div>
      ) : refusal ? (
        from && (
          <p className="note plain">{t("dealer-reviews.soonFrom", { time: formatMoment(language, from) })}</p>
        )
      ) : (
        <button type="button" className={`btn pri ${styles.write}`} onClick={() => void write()}>
          <PenLine className="i s" aria-hidden="true" />
          {t("dealer-reviews.write")}
        </button>
      )}
      <Suspense>
        {asks === "write" && <ReviewDialog slug={slug} name={name} stored={review} onClose={close} />}
      </Suspense>
      {asks === "withdraw" && (
        <Question
          title={t("dealer-reviews.withdrawTitle")}
          text={t("dealer-reviews.withdrawText")}
          keep={t("dealer-reviews.keep")}
          onClose={close}
        >
          <ActButton className="btn danger" pending={pending} onClick={withdraw}>
            {t("dealer-reviews.withdraw")}
          </ActButton>
        </Question>
      )}
    </>
  );
}
