import { Heart, Menu, Moon, Plus, Sun } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { otherLanguage } from "#i18n/language.ts";
import { Link, useLocation } from "#platform/page/routing.ts";
import { Logo } from "../Logo.tsx";
import { usePage, useWording } from "../page.tsx";
import { SellLink } from "../SellLink.tsx";
import type { AccountParts } from "./account-parts.ts";
import { KeptFrame } from "./KeptFrame.tsx";
import { languageHref, switchTheme, useTheme } from "./preferences.ts";
import { useSite } from "./use-site.ts";

const loadMenu = () => import("./MobileMenu.tsx");
const MobileMenu = lazy(loadMenu);

/** Where its links lead: beside the start page, these alone can be marked as the one that is shown. */
const places = [
  "/cars",
  "/motorcycles",
  "/value",
  "/dealership-registration",
  "/subscriptions",
  "/favorites",
  "/add-car",
];

/** The bar on top of every page: where one can go, language, theme, and the way to sell. */
export function Header({ account }: { account: AccountParts }) {
  const { t, language } = useWording();
  const { name } = useSite();
  const { theme, hasSession } = usePage();
  const { href, pathname } = useLocation();
  const [menu, setMenu] = useState<"never" | "open" | "shut">("never");
  const here = pathname === "/" ? href === "/" : places.find((to) => `${pathname}/`.startsWith(`${to}/`));
  return (
    <KeptFrame
      as="header"
      className="top"
      variant={hasSession ? undefined : `${theme} ${here}`}
      address={languageHref(href, language)}
    >
      {(address) => (
        <>
          <div className="wrap">
            <Link
              className="logo"
              to="/"
              activeOptions={{ exact: true }}
              aria-label={t("common.toHome", { name })}
            >
              <Logo language={language} />
            </Link>
            <nav className="nav desk" aria-label={t("common.mainNavigation")}>
              <Link to="/cars">{t("common.cars")}</Link>
              <Link to="/motorcycles">{t("common.motorcycles")}</Link>
              <Link to={"/value" as "/"}>{t("common.value")}</Link>
              <Link to="/dealership-registration">{t("common.dealers")}</Link>
              <Link to="/subscriptions">{t("common.plans")}</Link>
            </nav>
            <div className="end">
              <LanguageLink href={address} />
              <ThemeButton />
              <Link className="icon-btn wide" to="/favorites" aria-label={t("common.favorites")}>
                <Heart className="i" aria-hidden="true" />
              </Link>
              <account.InHeader />
              <SellLink className="btn pri sm sell">
                <Plus className="i s" aria-hidden="true" />
                {t("common.sell")}
              </SellLink>
              <button
                type="button"
                className="icon-btn phone"
                onClick={() => setMenu("open")}
                onPointerEnter={loadMenu}
                aria-label={t("common.menu")}
                aria-haspopup="dialog"
                aria-expanded={menu === "open"}
              >
                <Menu className="i l" aria-hidden="true" />
              </button>
            </div>
          </div>
          {menu !== "never" && (
            <Suspense>
              <MobileMenu open={menu === "open"} onClose={() => setMenu("shut")} account={account} />
            </Suspense>
          )}
        </>
      )}
    </KeptFrame>
  );
}

/** A plain link: the other language is another document, and it works before any script has run. */
function LanguageLink({ href }: { href: string }) {
  const { t, language } = useWording();
  const other = otherLanguage(language);
  return (
    <a className="lang wide" href={href} lang={other} hrefLang={other}>
      {t("common.otherLanguage")}
    </a>
  );
}

function ThemeButton() {
  const { t } = useWording();
  const theme = useTheme(usePage().theme);
  const Icon = theme === "dark" ? Sun : Moon;
  return (
    <button
      type="button"
      className="icon-btn wide"
      onClick={switchTheme}
      aria-label={theme === "dark" ? t("common.toLight") : t("common.toDark")}
    >
      <Icon className="i" aria-hidden="true" />
    </button>
  );
}
