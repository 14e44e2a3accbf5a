import { actionWord } from "#features/administrators/activity/words/words.ts";
import { useAdminQuery } from "#features/administrators/client/use-admin-query.ts";
import { Lines, Part } from "#features/administrators/list/Record.tsx";
import { formatMoment } from "#i18n/moments.ts";
import { ListState } from "#ui/kit/list/ListState.tsx";
import { useWording } from "#ui/page.tsx";
import type { ReviewDetail } from "../queue/review.schema.ts";
import { OneReport } from "../reports/screens/OneReport.tsx";
import * as reportsStyles from "../reports/screens/reports.module.css";
import { useResolution } from "../reports/screens/use-resolution.ts";

const ownChanges = { photos: "listing-view.change_photos", renewed: "listing-view.change_renewed" } as const;
const isOwn = (what: string): what is keyof typeof ownChanges => Object.hasOwn(ownChanges, what);

/** What was reported of a listing, its prices, and what happened to it. */
export function HistoryParts({
  id,
  prices,
}: {
  id: string;
  prices: ReviewDetail["listing"]["priceHistory"];
}) {
  const { t, money, language } = useWording();
  const resolution = useResolution();
  const found = useAdminQuery("GET /api/admin/cars/:id/history", { params: { id } });
  const { reports = [], changes = [] } = found.data ?? {};
  return (
    <>
      <Part title={t("moderation.reportsOf")}>
        <ListState query={found} isEmpty={false}>
          {reports.length === 0 ? (
            <p className="soft">{t("listing-view.reportsNone")}</p>
          ) : (
            <ul className={reportsStyles.all}>
              {reports.map((report) => (
                <OneReport key={report.id} report={report} resolution={resolution} />
              ))}
            </ul>
          )}
        </ListState>
      </Part>
      <Part title={t("listing-view.prices")}>
        <Lines>
          {prices.toReversed().map(({ price, currency, changedAt }) => (
            <li key={changedAt}>
              <bdi className="m">{money(price, currency)}</bdi>
              <span className="small muted">{formatMoment(language, changedAt)}</span>
            </li>
          ))}
        </Lines>
      </Part>
      <Part title={t("listing-view.changes")}>
        {changes.length === 0 && <p className="soft">{t("listing-view.changesNone")}</p>}
        <Lines>
          {changes.map(({ id: change, at, what, by, reason }) => (
            <li key={change}>
              <span>
                {isOwn(what) ? t(ownChanges[what]) : actionWord(what, t)}
                {reason && <bdi className="small soft"> {reason}</bdi>}
              </span>
              <span className="small muted">
                <bdi>{by ?? t("listing-view.owner")}</bdi> · {formatMoment(language, at)}
              </span>
            </li>
          ))}
        </Lines>
      </Part>
    </>
  );
}
