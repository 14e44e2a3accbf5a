import { useEffect } from "react";
import { useLastingAccount } from "#features/accounts/use-lasting-account.ts";
import { useSearch } from "#platform/page/routing.ts";
import { Pager } from "#ui/kit/list/Pager.tsx";
import { useWording } from "#ui/page.tsx";
import { preloadToasts } from "#ui/Toasts.tsx";
import { SavedTabs } from "../SavedTabs.tsx";
import { DeviceFavorites } from "./DeviceFavorites.tsx";
import { FavoriteList } from "./FavoriteList.tsx";
import * as styles from "./favorites.module.css";
import { readPage } from "./favorites-search.ts";

const favoritesPage = (page: number) => ({ to: "/favorites" as const, search: page > 1 ? { page } : {} });

/** Saved listings: of the account, or of this device for a guest. */
export default function FavoritesPage() {
  const { t } = useWording();
  const account = useLastingAccount();
  const page = readPage(useSearch());
  useEffect(preloadToasts, []);
  return (
    <div className={`wrap zone ${styles.favorites}`}>
      <h1>{t("shortlist.title")}</h1>
      <SavedTabs />
      {account ? (
        <FavoriteList
          key={account.id}
          page={page}
          pages={(total) => <Pager page={page} total={total} at={favoritesPage} />}
        />
      ) : (
        <DeviceFavorites />
      )}
    </div>
  );
}
