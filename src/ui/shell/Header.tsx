import { Link, useLocation } from "@tanstack/react-router";
import { Heart, Menu, Moon, Plus, Sun } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Logo } from "../Logo.tsx";
import { usePage, useWording } from "../page.tsx";
import { openSignIn, SignInPlace } from "../SignInPlace.tsx";
import { languageHref, switchTheme, useTheme } from "./preferences.ts";

const MobileMenu = lazy(() => import("./MobileMenu.tsx"));

/** The bar on top of every page: where one can go, language, theme, and the way to sell. */
export function Header() {
  const { t, language } = useWording();
  const location = useLocation();
  const theme = useTheme(usePage().theme);
  const [menu, setMenu] = useState<"closed" | "open" | "shut">("closed");
  return (
    <header className="top">
      <div className="wrap">
        <Link className="logo" to="/" aria-label={t("common.siteName")}>
          <Logo language={language} />
        </Link>
        <nav className="nav desk" aria-label={t("common.mainNavigation")}>
          <Link to="/cars">{t("common.cars")}</Link>
          <Link to="/motorcycles">{t("common.motorcycles")}</Link>
          <a href="/#dealers">{t("common.dealers")}</a>
          <a href="/#plans">{t("common.plans")}</a>
        </nav>
        <div className="end">
          <a
            className="lang wide"
            href={languageHref(location.href, language)}
            lang={language === "ar" ? "en" : "ar"}
            aria-label={t("common.toOtherLanguage")}
          >
            {t("common.otherLanguage")}
          </a>
          <button
            type="button"
            className="icon-btn wide"
            onClick={switchTheme}
            aria-label={theme === "dark" ? t("common.toLight") : t("common.toDark")}
          >
            {theme === "dark" ? <Sun className="i" /> : <Moon className="i" />}
          </button>
          <button
            type="button"
            className="icon-btn wide"
            onClick={openSignIn}
            aria-label={t("common.favorites")}
          >
            <Heart className="i" />
          </button>
          <button type="button" className="btn quiet desk" onClick={openSignIn}>
            {t("common.signIn")}
          </button>
          <button type="button" className="btn pri sm" onClick={openSignIn}>
            <Plus className="i s" aria-hidden="true" />
            {t("common.sell")}
          </button>
          <button
            type="button"
            className="icon-btn phone"
            onClick={() => setMenu("open")}
            aria-label={t("common.menu")}
            aria-haspopup="dialog"
            aria-expanded={menu === "open"}
          >
            <Menu className="i" />
          </button>
        </div>
      </div>
      {menu !== "closed" && (
        <Suspense>
          <MobileMenu open={menu === "open"} onClose={() => setMenu("shut")} />
        </Suspense>
      )}
      <SignInPlace />
    </header>
  );
}
