import { ArrowLeft } from "lucide-react";
import { useEffect } from "react";
import { useAccount } from "#features/accounts/current-account.ts";
import { languages } from "#i18n/language.ts";
import { Link, useLoaded, useSearch } from "#platform/page/routing.ts";
import { useWording } from "#ui/page.tsx";
import { preloadToasts } from "#ui/Toasts.tsx";
import type { OwnListingDetail } from "../../listing.schema.ts";
import { ChatText } from "./ChatText.tsx";
import { Piece } from "./Piece.tsx";
import { SignPiece } from "./SignPiece.tsx";
import * as styles from "./share-kit.module.css";
import { type KitView, readKit } from "./share-kit-address.ts";

/** What an owner shares a listing by: a text, two pictures and a sign, in either language. */
export default function ShareKitPage() {
  const { listing } = useLoaded<{ listing: OwnListingDetail }>();
  const { t, language } = useWording();
  const view = readKit(useSearch(), language);
  useEffect(preloadToasts, []);
  // Anyone who signs out stays until the next page, and sees nothing more of it.
  if (!useAccount()) return null;
  const { id, own } = listing;
  const name = listing.name[language];
  return (
    <div className={`wrap zone ${styles.kit}`}>
      <header className={styles.head}>
        <Link className="btn quiet sm" to="/cars/$id" params={{ id }}>
          <ArrowLeft className="i s flip" aria-hidden="true" />
          {t("share-kit.back")}
        </Link>
        <h1>{t("share-kit.heading", { name })}</h1>
        <p className="soft">{t("share-kit.lead")}</p>
        {own.status !== "active" && (
          <p className="note warn">
            {t(own.status === "pending" ? "share-kit.notYet" : "share-kit.notLive")}
          </p>
        )}
        <LanguageSwitch id={id} view={view} />
      </header>
      <ChatText listing={listing} view={view} />
      <div className={styles.pieces}>
        <Piece kind="story" listing={listing} view={view} />
        <Piece kind="square" listing={listing} view={view} />
        <SignPiece listing={listing} view={view} />
      </div>
    </div>
  );
}

/** Each language has its address. */
function LanguageSwitch({ id, view }: { id: string; view: KitView }) {
  const { t, language: page } = useWording();
  return (
    <nav className={styles.languages} aria-label={t("share-kit.language")}>
      {languages.map((language) => (
        <Link
          key={language}
          to="/share-kit/$id"
          params={{ id }}
          search={{ ...(language !== page && { language }), ...(!view.phone && { phone: "0" }) } as never}
          replace
          resetScroll={false}
          lang={language}
          aria-current={language === view.language ? "true" : undefined}
        >
          {language === "ar" ? "العربية" : "English"}
        </Link>
      ))}
    </nav>
  );
}
