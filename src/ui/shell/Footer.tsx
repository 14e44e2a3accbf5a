import type { ReactNode } from "react";
import { yearInBeirut } from "#i18n/format.ts";
import { otherLanguage } from "#i18n/language.ts";
import { Link, useLocation } from "#platform/page/routing.ts";
import { Logo } from "../Logo.tsx";
import { usePage, useWording } from "../page.tsx";
import { SellLink } from "../SellLink.tsx";
import { languageHref } from "./preferences.ts";
import { useSite } from "./use-site.ts";

/** The foot of every page: what the market is, quick links, and how to reach the people behind it. */
export function Footer() {
  const { t, language, plain } = useWording();
  const { now } = usePage();
  const site = useSite();
  const { href } = useLocation();
  return (
    <footer className="site">
      <div className="wrap">
        <div className="foot-g">
          <div>
            <span className="logo">
              <Logo language={language} />
            </span>
            <p className="soft small foot-say">{language === "ar" ? site.taglineAr : site.taglineEn}</p>
            {/* On a phone the header has no room for it, and its menu needs a script. */}
            <a className="link small" href={languageHref(href, language)} lang={otherLanguage(language)}>
              {t("common.otherLanguage")}
            </a>
          </div>
          <Column title={t("common.browse")}>
            <Link to="/cars">{t("common.carsForSale")}</Link>
            <Link to="/motorcycles">{t("common.motorcyclesForSale")}</Link>
            <Link to="/cars" search={{ sort: "newest" }}>
              {t("common.latestListings")}
            </Link>
            <Link to="/dealers">{t("common.showrooms")}</Link>
            <Link to={"/seo" as string}>{t("common.prices")}</Link>
          </Column>
          <Column title={t("common.sellers")}>
            <SellLink>{t("common.addCar")}</SellLink>
            <SellLink kind="motorcycle">{t("common.addMotorcycle")}</SellLink>
            <Link to="/subscriptions">{t("common.plansAndPrices")}</Link>
            <Link to="/dealership-registration">{t("common.registerDealership")}</Link>
          </Column>
          <Column title={t("common.contact")}>
            {site.phone && (
              <a href={`tel:${site.phone.replace(/[^\d+]/g, "")}`}>
                <bdi dir="ltr">{spaced(site.phone)}</bdi>
              </a>
            )}
            {site.whatsapp && (
              <a href={`https://wa.me/${site.whatsapp.replace(/\D/g, "")}`} target="_blank" rel="noopener">
                {t("common.whatsapp")}
              </a>
            )}
            {site.email && (
              <a href={`mailto:${site.email}`}>
                <bdi dir="ltr">{site.email}</bdi>
              </a>
            )}
            <Link to="/contact">{t("common.writeToUs")}</Link>
            <span>{t("common.location")}</span>
            {site.showAdminLink && <Link to="/admin-login">{t("common.administration")}</Link>}
          </Column>
        </div>
        <p className="muted small foot-end">
          {t("common.rights", { year: plain(yearInBeirut(now)), name: site.name })}
          <Link to="/about">{t("common.about")}</Link>
          <Link to="/terms">{t("common.terms")}</Link>
          <Link to="/privacy">{t("common.privacy")}</Link>
        </p>
      </div>
    </footer>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="foot-col">
      <h2>{title}</h2>
      {children}
    </div>
  );
}

/** "+9611234567" → "+961 1 234 567"; a number of another shape stays as it is. */
const spaced = (phone: string) => phone.replace(/^\+961(\d{1,2})(\d{3})(\d{3})$/, "+961 $1 $2 $3");
