import { FileUp } from "lucide-react";
import { useEffect } from "react";
import { hasShowroom, reaches } from "#features/accounts/current-account.ts";
import { useLastingAccount } from "#features/accounts/use-lasting-account.ts";
import { Link } from "#platform/page/routing.ts";
import { useWording } from "#ui/page.tsx";
import { preloadToasts } from "#ui/Toasts.tsx";
import { StockList } from "./StockList.tsx";
import * as styles from "./stock.module.css";

/** All listings of a seller in one table, and what is done with many of them. */
export default function StockPage() {
  const { t } = useWording();
  const account = useLastingAccount();
  useEffect(preloadToasts, []);
  if (!account) return null;
  return (
    <div className={`wrap stack ${styles.page}`}>
      <div className="row between wrapx">
        <div>
          <h1>{t("stock.title")}</h1>
          {reaches(account, ["stock"]) && <p className="soft">{t("stock.intro")}</p>}
        </div>
        <p className="row wrapx">
          <Link className="link" to="/user-dashboard">
            {t("stock.toDashboard")}
          </Link>
          {hasShowroom(account) && reaches(account, []) && (
            <Link className="link" to="/my-figures">
              {t("stock.toFigures")}
            </Link>
          )}
          {hasShowroom(account) && reaches(account, ["stock"]) && (
            <Link className="btn sec" to="/import-listings">
              <FileUp className="i s" aria-hidden="true" />
              {t("stock.toImport")}
            </Link>
          )}
        </p>
      </div>
      <StockList key={account.id} accountId={account.id} />
    </div>
  );
}
