import { Link } from "@tanstack/react-router";
import { ChevronRight } from "lucide-react";
import { useWording } from "#ui/page.tsx";

/** The way to a page; the last is the page itself. */
export function Crumbs({ crumbs }: { crumbs: readonly { name: string; path: string }[] }) {
  const { t } = useWording();
  return (
    <nav className="crumb" aria-label={t("landings.crumbs")}>
      <ol>
        {crumbs.map(({ name, path }, index) => (
          <li key={path}>
            {index > 0 && <ChevronRight className="i flip" aria-hidden="true" />}
            {index === crumbs.length - 1 ? (
              <bdi aria-current="page">{name}</bdi>
            ) : (
              <Link to={path as "/"}>{name}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
