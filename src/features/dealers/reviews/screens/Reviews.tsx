import { useInfiniteQuery } from "@tanstack/react-query";
import { MessageSquareQuote } from "lucide-react";
import { useState } from "react";
import { useAccount } from "#features/accounts/current-account.ts";
import { Failed } from "#ui/Failed.tsx";
import { ActButton } from "#ui/kit/form/ActButton.tsx";
import { SelectField } from "#ui/kit/form/SelectField.tsx";
import { usePage, useWording } from "#ui/page.tsx";
import type { Showroom } from "../../showrooms/showroom.contract.ts";
import { type ReviewOrder, reviewOrders } from "../review.schema.ts";
import { MyReview } from "./MyReview.tsx";
import { OneReview } from "./OneReview.tsx";
import { Rating } from "./Rating.tsx";
import { reviewsQuery } from "./reviews.api.ts";
import * as styles from "./reviews.module.css";

type Dealer = Pick<Showroom, "id" | "slug" | "name">;

/** What buyers say of a dealer, what one may say oneself, and the dealer's replies. */
export function Reviews({ dealer }: { dealer: Dealer }) {
  const { t, number } = useWording();
  const { api } = usePage();
  const account = useAccount();
  const [sort, setSort] = useState<ReviewOrder>("newest");
  const found = useInfiniteQuery({
    ...reviewsQuery(api, dealer.slug, sort),
    placeholderData: (before) => before,
  });
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = found;
  const last = data?.pages.at(-1);
  const reviews = data?.pages.flatMap((page) => page.data) ?? [];
  return (
    <section id="reviews" className={`wrap stack ${styles.reviews}`} aria-labelledby="reviews-title">
      <div className="row between wrapx">
        <h2 id="reviews-title">
          {t("dealer-reviews.title")}
          {last && last.total > 0 && <span className="soft num"> · {number(last.total)}</span>}
        </h2>
        {last && last.total > 1 && (
          <SelectField
            label={<span className="sr">{t("dealer-reviews.order")}</span>}
            choices={reviewOrders.map((value) => ({ value, label: t(`dealer-reviews.${value}`) }))}
            error={undefined}
            value={sort}
            onChange={({ target }) =>
              setSort(reviewOrders.find((one) => one === target.value) ?? reviewOrders[0])
            }
          />
        )}
      </div>
      <p className="soft small">{t("dealer-reviews.rule")}</p>
      {last && last.total > 0 && <Rating average={last.average} counts={last.counts} />}
      {account && account.id !== dealer.id && <MyReview dealer={dealer} accountId={account.id} />}
      {isError && !data && <Failed text={t("dealer-reviews.failed")} onRetry={() => void refetch()} />}
      {last?.total === 0 && (
        <div className="panel empty">
          <MessageSquareQuote className="i l muted" aria-hidden="true" />
          <h3>{t("dealer-reviews.none")}</h3>
          <p className="soft">{t("dealer-reviews.noneText")}</p>
        </div>
      )}
      {reviews.length > 0 && (
        <ol className={styles.list}>
          {reviews.map((review) => (
            <OneReview key={review.id} review={review} dealer={dealer} accountId={account?.id} />
          ))}
        </ol>
      )}
      {hasNextPage && (
        <ActButton className="btn sec" pending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t("dealer-reviews.more")}
        </ActButton>
      )}
    </section>
  );
}
