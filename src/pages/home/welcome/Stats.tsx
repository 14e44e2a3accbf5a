import type { ReactNode } from "react";
import { Link } from "#platform/page/routing.ts";
import { useWording } from "#ui/page.tsx";
import { useSite } from "#ui/shell/use-site.ts";
import type { WelcomeData } from "./load-welcome.ts";
import { useMine } from "./use-mine.ts";

/** Four figures, all of them counted, each a way to what it counts. */
export function Stats({ figures }: Pick<WelcomeData, "figures">) {
  const { t, number } = useWording();
  const { data: mine } = useMine();
  const shown = (value: number | undefined) =>
    value === undefined ? t("welcome.statUnknown") : number(value);
  const inCategories = figures && countCategories(figures);
  return (
    <section className="wrap" aria-labelledby="stats">
      <h2 id="stats" className="sr">
        {t("welcome.stats")}
      </h2>
      <ul className="panel stats above-5">
        <li>
          <Link className="stat" to="/cars" search={{ sort: "featured" }}>
            <Figure name={t("welcome.statFeatured")} value={shown(figures?.featured)}>
              {t("welcome.statFeaturedHint")}
            </Figure>
          </Link>
        </li>
        <li>
          <a className="stat" href="#by-category">
            <Figure name={t("welcome.statCategories")} value={shown(inCategories?.categories)}>
              {inCategories && t("welcome.statCategoriesHint", { count: inCategories.vehicles })}
            </Figure>
          </a>
        </li>
        <li>
          <Link className="stat" to="/user-dashboard">
            <Figure name={t("welcome.statMine")} value={shown(mine?.total)}>
              {mine && t("welcome.statMineHint", { count: mine.total })}
            </Figure>
          </Link>
        </li>
        <li>
          <Support />
        </li>
      </ul>
    </section>
  );
}

function Figure({ name, value, children }: { name: string; value: string; children: ReactNode }) {
  return (
    <>
      <span className="k">{name}</span>
      <span className="v">{value}</span>
      <span className="d">{children}</span>
    </>
  );
}

/** The shortest way to a person, of those that the settings name. */
function Support() {
  const { t } = useWording();
  const { whatsapp, phone, email } = useSite();
  const figure = (hint: ReactNode) => (
    <Figure name={t("welcome.statSupport")} value={t("welcome.statSupportTime")}>
      {hint}
    </Figure>
  );
  if (whatsapp) {
    return (
      <a
        className="stat"
        href={`https://wa.me/${whatsapp.replace(/\D/g, "")}`}
        target="_blank"
        rel="noopener"
      >
        {figure(t("welcome.statSupportHint"))}
      </a>
    );
  }
  const address = phone ? `tel:${phone.replace(/[^\d+]/g, "")}` : email && `mailto:${email}`;
  if (!address) return <div className="stat">{figure(null)}</div>;
  return (
    <a className="stat" href={address}>
      {figure(phone ? t("welcome.statSupportCall") : t("welcome.statSupportMail"))}
    </a>
  );
}

/** The categories of the tiles that have something to show; motorcycles are one of them. */
function countCategories({ categories, motorcycles }: NonNullable<WelcomeData["figures"]>) {
  const counts = [
    ...Object.entries(categories).filter(([one]) => one !== "damaged"),
    ["", motorcycles] as const,
  ];
  const filled = counts.filter(([, count]) => count > 0);
  return { categories: filled.length, vehicles: filled.reduce((sum, [, count]) => sum + count, 0) };
}
