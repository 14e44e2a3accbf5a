import { Link } from "#platform/page/routing.ts";
import { useWording } from "#ui/page.tsx";
import "#ui/css/tabs.css";

/** The two lists of what a visitor may come back to. */
export function SavedTabs() {
  const { t } = useWording();
  return (
    <nav className="tabs" aria-label={t("shortlist.lists")}>
      <Link to="/favorites">{t("shortlist.title")}</Link>
      <Link to="/recent">{t("shortlist.recent")}</Link>
    </nav>
  );
}
