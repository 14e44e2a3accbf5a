import type { ReactNode } from "react";
import { otherLanguage } from "#i18n/language.ts";
import { Logo } from "../Logo.tsx";
import { useWording } from "../page.tsx";
import { useSite } from "./use-site.ts";

interface Props {
  year: string;
  /** The same page in the other language. */
  address: string;
}

/** What the market is, quick links, and how to reach the people behind it: plain links, which Footer follows. */
export default function FooterInside({ year, address }: Props) {
  const { t, language } = useWording();
  const site = useSite();
  return (
    <div className="wrap">
      <div className="foot-g">
        <div>
          <span className="logo">
            <Logo language={language} />
          </span>
          <p className="soft small foot-say">{language === "ar" ? site.taglineAr : site.taglineEn}</p>
          {/* On a phone the header has no room for it, and its menu needs a script. */}
          <a className="link small" href={address} lang={otherLanguage(language)}>
            {t("common.otherLanguage")}
          </a>
        </div>
        <Column title={t("common.browse")}>
          <a href="/cars">{t("common.carsForSale")}</a>
          <a href="/motorcycles">{t("common.motorcyclesForSale")}</a>
          <a href="/cars?sort=newest">{t("common.latestListings")}</a>
          <a href="/dealers">{t("common.showrooms")}</a>
          <a href="/seo">{t("common.prices")}</a>
        </Column>
        <Column title={t("common.sellers")}>
          <a href="/add-car">{t("common.addCar")}</a>
          <a href="/add-motorcycle">{t("common.addMotorcycle")}</a>
          <a href="/subscriptions">{t("common.plansAndPrices")}</a>
          <a href="/dealership-registration">{t("common.registerDealership")}</a>
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
          <a href="/contact">{t("common.writeToUs")}</a>
          <span>{t("common.location")}</span>
          {site.showAdminLink && <a href="/admin-login">{t("common.administration")}</a>}
        </Column>
      </div>
      <p className="muted small foot-end">
        {t("common.rights", { year: year, name: site.name })}
        <a href="/about">{t("common.about")}</a>
        <a href="/trust">{t("common.trust")}</a>
        <a href="/terms">{t("common.terms")}</a>
        <a href="/privacy">{t("common.privacy")}</a>
      </p>
    </div>
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
