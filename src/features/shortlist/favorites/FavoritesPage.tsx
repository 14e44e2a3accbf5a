import { getRouteApi, Link } from "@tanstack/react-router";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useEffect } from "react";
import { useLastingAccount } from "#features/accounts/use-lasting-account.ts";
import { useWording } from "#ui/page.tsx";
import { preloadToasts } from "#ui/Toasts.tsx";
import { FavoriteList } from "./FavoriteList.tsx";
import { readPage } from "./favorites-search.ts";
import { KeptList } from "./KeptList.tsx";

const route = getRouteApi("/favorites");

/** Saved listings: of the account, or of this device for a guest. */
export default function FavoritesPage() {
  const { t } = useWording();
  const account = useLastingAccount();
  const page = readPage(route.useSearch());
  useEffect(preloadToasts, []);
  return (
    <div className="wrap zone fav">
      <h1>{t("shortlist.title")}</h1>
      {account ? (
        <FavoriteList key={account.id} page={page} pages={(total) => <Pages page={page} total={total} />} />
      ) : (
        <KeptList />
      )}
    </div>
  );
}

function Pages({ page, total }: { page: number; total: number }) {
  const { t, plain } = useWording();
  if (total <= 1) return null;
  return (
    <nav className="pages" aria-label={t("shortlist.pages")}>
      <Step to={page - 1} total={total} rel="prev" />
      <span className="fav-page">{t("shortlist.pageOf", { page: plain(page), pages: plain(total) })}</span>
      <Step to={page + 1} total={total} rel="next" />
    </nav>
  );
}

function Step({ to, total, rel }: { to: number; total: number; rel: "prev" | "next" }) {
  const { t } = useWording();
  const Icon = rel === "prev" ? ChevronLeft : ChevronRight;
  const icon = <Icon className="i s flip" aria-hidden="true" />;
  if (to < 1 || to > total) {
    return (
      <span className="off" aria-hidden="true">
        {icon}
      </span>
    );
  }
  return (
    <Link
      to="/favorites"
      search={to > 1 ? { page: to } : {}}
      activeOptions={{ exact: true }}
      rel={rel}
      aria-label={t(rel === "prev" ? "shortlist.previous" : "shortlist.next")}
    >
      {icon}
    </Link>
  );
}
