import { ChevronRight } from "lucide-react";
import { Link } from "#platform/page/routing.ts";

interface Crumb {
  name: string;
  path: string;
  search?: object;
}

interface Props {
  label: string;
  /** From the home page on; the last is the page itself. */
  crumbs: readonly Crumb[];
}

/** The way to a page. */
export function Crumbs({ label, crumbs }: Props) {
  return (
    <nav className="crumb" aria-label={label}>
      <ol>
        {crumbs.map(({ name, path, search }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place on the way, and two may be called the same
          <li key={index}>
            {index > 0 && <ChevronRight className="i flip" aria-hidden="true" />}
            {index === crumbs.length - 1 ? (
              <bdi aria-current="page">{name}</bdi>
            ) : (
              // Only the last is the page itself: none of those that its address begins with.
              <Link
                to={path as "/"}
                activeOptions={{ exact: true }}
                {...(search && { search: search as never })}
              >
                {name}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
