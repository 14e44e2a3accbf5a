import { Link } from "@tanstack/react-router";
import { ChevronRight } from "lucide-react";
import { useWording } from "#ui/page.tsx";

/** Home, the dealers, this one. */
export function Breadcrumb({ name }: { name: string }) {
  const { t } = useWording();
  return (
    <nav className="crumb" aria-label={t("showrooms.breadcrumb")}>
      <ol>
        <li>
          <Link to="/">{t("common.home")}</Link>
        </li>
        <li>
          <ChevronRight className="i flip" aria-hidden="true" />
          <Link to="/dealers" activeOptions={{ exact: true }}>
            {t("showrooms.home")}
          </Link>
        </li>
        <li>
          <ChevronRight className="i flip" aria-hidden="true" />
          <bdi aria-current="page">{name}</bdi>
        </li>
      </ol>
    </nav>
  );
}
