import { useQuery } from "@tanstack/react-query";
import { usePage, useWording } from "#ui/page.tsx";
import { standingQuery } from "../appeals.api.ts";
import { Appeal } from "./Appeal.tsx";
import * as styles from "./standing.module.css";

/** The seller's warnings with their ends, and what was removed: nothing where there is neither. Needs the namespace "appeals". */
export function Standing() {
  const { t, day } = useWording();
  const { data } = useQuery(standingQuery(usePage().api));
  if (!data || data.warnings.length + data.removed.length === 0) return null;
  const { warnings, removed, reviewedUntil, noListingUntil } = data;
  return (
    <section className={`panel ${styles.standing}`} aria-labelledby="standing">
      <h2 id="standing">{t(warnings.length > 0 ? "appeals.warnings" : "appeals.removed")}</h2>
      {warnings.length > 0 && (
        <>
          <p className={`note ${noListingUntil ? "bad" : "warn"}`}>
            <span>
              {noListingUntil
                ? t("appeals.noListing", { count: warnings.length, day: day(noListingUntil) })
                : reviewedUntil
                  ? t(warnings.length > 2 ? "appeals.reviewedAgain" : "appeals.reviewed", {
                      count: warnings.length,
                      day: day(reviewedUntil),
                    })
                  : t("appeals.first")}
            </span>
          </p>
          <ul>
            {warnings.map(({ title, more, code, givenAt, endsAt }) => (
              <li key={givenAt}>
                <span>
                  <bdi className="m">{title}</bdi> {more > 0 && t("appeals.more", { count: more })}
                </span>
                <span className="small soft">
                  {t(code ? `appeals.why_${code}` : "appeals.why_removed")} ·{" "}
                  {t("appeals.ends", { day: day(endsAt) })}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {removed.length > 0 && (
        <>
          {warnings.length > 0 && <h3>{t("appeals.removed")}</h3>}
          <ul>
            {removed.map(({ id, title, removedAt, appeal }) => (
              <li key={id}>
                <bdi className="m">{title}</bdi>
                <span className="small soft">{t("appeals.removedOn", { day: day(removedAt) })}</span>
                <Appeal carId={id} appeal={appeal} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
