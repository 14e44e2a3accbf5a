import type { LandingPart } from "#features/search/landings/landing.contract.ts";
import { toHundred } from "#i18n/format.ts";
import { Link } from "#platform/page/routing.ts";
import { useWording } from "#ui/page.tsx";
import * as styles from "./landings.module.css";

interface Props {
  title: string;
  /** What the first column holds: "Brand". */
  head: string;
  /** What it is a part of, for who hears the table's name alone. */
  of: string;
  parts: readonly (LandingPart & { name: string })[];
  /** The level of its title. */
  heading?: "h2" | "h3";
  /** Where each leads to: a page like this one, or the search with its filters. */
  to: (part: LandingPart) => { path: string; search?: object };
}

/** How many, and what is asked in the middle, part by part. */
export function PartsTable({ title, head, of, heading: Heading = "h2", parts, to }: Props) {
  const { t, number, money } = useWording();
  if (parts.length === 0) return null;
  const hasPrices = parts.some(({ medianUsd }) => medianUsd !== null);
  return (
    <section className={styles.parts}>
      <Heading>{title}</Heading>
      <div className="panel flush">
        <table>
          <caption className="sr">{t("landings.caption", { part: title, of })}</caption>
          <thead>
            <tr>
              <th scope="col">{head}</th>
              <th scope="col">{t("landings.count")}</th>
              {hasPrices && <th scope="col">{t("landings.median")}</th>}
            </tr>
          </thead>
          <tbody>
            {parts.map((part) => {
              const { path, search } = to(part);
              return (
                <tr key={part.slug}>
                  <th scope="row">
                    <Link to={path as "/cars"} {...(search && { search: search as never })}>
                      {part.name}
                    </Link>
                  </th>
                  <td>{number(part.count)}</td>
                  {hasPrices && (
                    <td>
                      {part.medianUsd === null ? (
                        <span className="muted">{t("landings.none")}</span>
                      ) : (
                        <bdi className="num" dir="ltr">
                          {money(toHundred(part.medianUsd))}
                        </bdi>
                      )}
                    </td>
                  )}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}
