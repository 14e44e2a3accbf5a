import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ListingCard } from "#features/listings/card/ListingCard.tsx";
import { Failed } from "#ui/Failed.tsx";
import { usePage, useWording } from "#ui/page.tsx";
import type { Favorite } from "../favorite.contract.ts";
import { Empty, Waiting } from "./Empty.tsx";
import { favoritesQuery } from "./favorites.api.ts";
import * as styles from "./favorites.module.css";
import { GoneRow } from "./GoneRow.tsx";
import { SincePrice } from "./SincePrice.tsx";

interface Props {
  page: number;
  /** The ways to the pages before and after, of so many. */
  pages: (total: number) => ReactNode;
}

/** What the account has saved, the last saved first. A heart that is pressed here leaves its card until the page is left. */
export function FavoriteList({ page, pages }: Props) {
  const { t } = useWording();
  const { api } = usePage();
  const { data, isError, refetch } = useQuery(favoritesQuery(api, page));
  if (isError && !data) {
    return <Failed text={t("shortlist.loadFailed")} onRetry={() => void refetch()} />;
  }
  if (!data) return <Waiting />;
  if (data.total === 0) return <Empty />;
  const gone = data.data.filter(({ listing }) => !listing);
  return (
    <>
      <p className="soft">{t("shortlist.count", { count: data.total })}</p>
      <div className="grid-cards">
        {data.data.map((favorite) => favorite.listing && <Saved key={favorite.id} favorite={favorite} />)}
      </div>
      {gone.length > 0 && (
        <ul className={`panel flush ${styles.gone}`}>
          {gone.map((favorite) => (
            <GoneRow key={favorite.id} favorite={favorite} />
          ))}
        </ul>
      )}
      {pages(data.totalPages)}
    </>
  );
}

function Saved({ favorite }: { favorite: Favorite }) {
  const { listing } = favorite;
  return (
    listing && (
      <div className={styles.cell}>
        <ListingCard listing={listing} heading="h2" />
        <SincePrice favorite={favorite} />
      </div>
    )
  );
}
