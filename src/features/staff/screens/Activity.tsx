import { useInfiniteQuery } from "@tanstack/react-query";
import { formatMoment } from "#i18n/moments.ts";
import { Link } from "#platform/page/routing.ts";
import { ActButton } from "#ui/kit/form/ActButton.tsx";
import { ListState } from "#ui/kit/list/ListState.tsx";
import { usePage, useWording } from "#ui/page.tsx";
import type { StaffActView } from "../staff.contract.ts";
import { actsQuery } from "./staff.api.ts";
import * as styles from "./staff.module.css";

/** Who did what, the newest first. */
export function Activity() {
  const { t, language } = useWording();
  const { api } = usePage();
  const found = useInfiniteQuery(actsQuery(api));
  const acts = found.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <section className={`panel stack s3 ${styles.part}`} aria-labelledby="acts">
      <h2 id="acts">{t("staff.activity")}</h2>
      {found.data && acts.length === 0 ? (
        <p className="soft">{t("staff.activityNone")}</p>
      ) : (
        <ListState query={found} isEmpty={false}>
          <ol className={styles.acts}>
            {acts.map((one) => (
              <li key={one.id}>
                <p>
                  <b className="m">
                    <bdi>{one.who ?? t("staff.gone")}</bdi>
                  </b>{" "}
                  <ActWords of={one} />
                  {one.listing && (
                    <>
                      {" · "}
                      <Link className="link" to="/cars/$id" params={{ id: one.listing.id }}>
                        <bdi>{one.listing.name[language]}</bdi>
                      </Link>
                    </>
                  )}
                </p>
                <time className="tiny muted" dateTime={one.at}>
                  {formatMoment(language, one.at)}
                </time>
              </li>
            ))}
          </ol>
          {found.hasNextPage && (
            <ActButton
              className="btn sec"
              pending={found.isFetchingNextPage}
              onClick={() => void found.fetchNextPage()}
            >
              {t("staff.more")}
            </ActButton>
          )}
        </ListState>
      )}
    </section>
  );
}

function ActWords({ of: { act, price, currency, count, member, role } }: { of: StaffActView }) {
  const { t, money } = useWording();
  const who = { member: member === null ? t("staff.gone") : `\u2068${member}\u2069` };
  const part = role ? t(`staff.${role}`) : "";
  switch (act) {
    case "listing.priced":
      return price !== null && currency
        ? t("staff.act_listing.priced", { price: money(price, currency) })
        : t("staff.act_listing.changed");
    case "listing.renewed":
    case "listing.charged":
    case "stock.changed":
    case "stock.undone":
      return t(`staff.act_${act}`, { count: count ?? 1 });
    case "staff.invited":
    case "staff.changed":
      return t(`staff.act_${act}`, { ...who, role: part });
    case "staff.withdrawn":
    case "staff.removed":
      return t(`staff.act_${act}`, who);
    default:
      return t(`staff.act_${act}`);
  }
}
