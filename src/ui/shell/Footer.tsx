import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Logo } from "../Logo.tsx";
import { usePage, useWording } from "../page.tsx";
import { openSignIn } from "../SignInPlace.tsx";
import { siteQuery } from "./document.page.ts";

export function Footer() {
  const { t, language, plain } = useWording();
  const { api, now } = usePage();
  const { data: site } = useSuspenseQuery(siteQuery(api));
  const name = language === "ar" ? site.nameAr : site.nameEn;
  return (
    <footer className="site">
      <div className="wrap">
        <div className="foot-g">
          <div>
            <span className="logo">
              <Logo language={language} />
            </span>
            <p className="soft small mt-2 max-w-70">{language === "ar" ? site.taglineAr : site.taglineEn}</p>
          </div>
          <div>
            <h3>{t("common.browse")}</h3>
            <ul>
              <li>
                <Link to="/cars">{t("common.carsForSale")}</Link>
              </li>
              <li>
                <Link to="/motorcycles">{t("common.motorcycles")}</Link>
              </li>
              <li>
                <Link to="/cars" search={{ sort: "newest" } as never}>
                  {t("common.latestListings")}
                </Link>
              </li>
            </ul>
          </div>
          <div>
            <h3>{t("common.sellers")}</h3>
            <ul>
              <li>
                <button type="button" className="foot-link" onClick={openSignIn}>
                  {t("common.addCar")}
                </button>
              </li>
              <li>
                <button type="button" className="foot-link" onClick={openSignIn}>
                  {t("common.addMotorcycle")}
                </button>
              </li>
              <li>
                <a href="/#plans">{t("common.plansAndPrices")}</a>
              </li>
              <li>
                <a href="/#dealers">{t("common.registerDealership")}</a>
              </li>
            </ul>
          </div>
          <div>
            <h3>{t("common.contact")}</h3>
            <ul>
              <li>
                <a href={`tel:${site.phone}`}>
                  <bdi dir="ltr">{site.phone}</bdi>
                </a>
              </li>
              <li>
                <a href={`mailto:${site.email}`}>
                  <bdi dir="ltr">{site.email}</bdi>
                </a>
              </li>
            </ul>
          </div>
        </div>
        <p className="muted small mt-8">
          {t("common.rights", { year: plain(now.getFullYear()), name, place: t("common.location") })}
        </p>
      </div>
    </footer>
  );
}
