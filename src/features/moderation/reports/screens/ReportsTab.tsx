import { ShieldCheck } from "lucide-react";

import { adminApi } from "#features/administrators/client/admin-api.ts";
import { useAdminQuery } from "#features/administrators/client/use-admin-query.ts";
import { useTabAddress } from "#features/administrators/client/use-tab-address.ts";
import { useChange } from "#features/administrators/list/use-change.ts";
import { reportReasons } from "#features/listings/reporting/report-reasons.ts";
import { formatAge } from "#i18n/format.ts";
import { FilterChoice } from "#ui/kit/list/Filters.tsx";
import { ListPager } from "#ui/kit/list/ListPager.tsx";
import { ListState } from "#ui/kit/list/ListState.tsx";
import { Picture } from "#ui/Picture.tsx";
import { useWording } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import { drawingOf } from "../../drawing.ts";
import * as moderationStyles from "../../moderation.module.css";
import type { ReportedListing } from "../reports.schema.ts";
import * as reportsStyles from "./reports.module.css";

const perPage = 50;
type Outcome = "upheld" | "dismissed";

/** Listings that people reported, with what they say; each report is right or is not. */
export default function ReportsTab() {
  const { t } = useWording();
  const at = useTabAddress();
  const reason = at.oneOf("reason", reportReasons);
  const found = useAdminQuery("GET /api/admin/listing-reports", {
    query: { reason, page: at.page, limit: perPage },
  });
  const rows = found.data?.data ?? [];
  const total = found.data?.total ?? 0;
  const none = found.data && total === 0 && !reason;
  return (
    <section className="panel flush" aria-labelledby="reported">
      <div className="adm-list-h">
        <h2 id="reported">{t("moderation.reportsTitle")}</h2>
        <FilterChoice
          label={t("moderation.reportReason")}
          value={reason}
          options={reportReasons.map((value) => ({ value, label: t(`moderation.reason_${value}`) }))}
          onChange={(value) => at.set({ reason: value })}
        />
      </div>
      <p className={`${moderationStyles.bound} small muted`}>{t("moderation.threeHide")}</p>
      {none ? (
        <div className="empty">
          <ShieldCheck className="i l muted" aria-hidden="true" />
          <p className="m">{t("moderation.reportsNone")}</p>
          <p className="soft small">{t("moderation.reportsNoneText")}</p>
        </div>
      ) : (
        <ListState query={found} isEmpty={rows.length === 0}>
          <ul>
            {rows.map((row) => (
              <Reported key={row.id} of={row} />
            ))}
          </ul>
          <ListPager at={at} total={total} totalPages={Math.max(1, Math.ceil(total / perPage))} />
        </ListState>
      )}
    </section>
  );
}

/** Carries a decision about reports out, and says what became of it. */
function useResolution() {
  const { t } = useWording();
  const { pending, run: change } = useChange();
  const run = (outcome: Outcome, call: () => Promise<{ resolved: number; hidden: boolean }>) =>
    pending ||
    change({
      call,
      failed: t("moderation.reportFailed"),
      onDone: ({ resolved: count, hidden }) => {
        const said = outcome === "upheld" ? "moderation.saidUpheld" : "moderation.saidDismissed";
        toast("success", t(said, { count }), hidden ? t("moderation.saidHidden") : undefined);
      },
    });
  return {
    pending,
    one: (id: string, outcome: Outcome) =>
      run(outcome, () =>
        adminApi("PUT /api/admin/listing-reports/:id/status", { params: { id }, body: { outcome } }),
      ),
    all: (id: string, outcome: Outcome) =>
      run(outcome, () => adminApi("PUT /api/admin/cars/:id/reports", { params: { id }, body: { outcome } })),
  };
}

function Reported({ of }: { of: ReportedListing }) {
  const { t, language, number } = useWording();
  const { pending, one, all } = useResolution();
  const state = of.isDeleted ? "deleted" : of.status;
  const age = (iso: string) => formatAge(language, new Date(iso), new Date());
  return (
    <li className={reportsStyles.report}>
      <div className={reportsStyles.head}>
        <span className={moderationStyles.thumb}>
          <Picture
            photos={of.cover ? [of.cover] : []}
            alt=""
            sizes="64px"
            shape={drawingOf(of.vehicleType)}
          />
        </span>
        <div className={reportsStyles.what}>
          <h3>
            <a href={`/enhanced-admin-dashboard?tab=cars&q=${of.id}${of.isDeleted ? "&status=deleted" : ""}`}>
              <bdi>{of.title}</bdi>
            </a>
          </h3>
          <p className="small soft">
            <bdi>{of.sellerName}</bdi> · {t(`moderation.state_${state}`)} ·{" "}
            {t("moderation.since", { age: age(of.since) })}
          </p>
          <p className={reportsStyles.reasons}>
            <span className="badge bad">{t("moderation.openReports", { count: of.open })}</span>
            {reportReasons.flatMap((reason) => {
              const n = of.reasons[reason];
              if (!n) return [];
              return (
                <span key={reason} className="badge">
                  {t("moderation.reasonCount", {
                    reason: t(`moderation.reason_${reason}`),
                    count: number(n),
                  })}
                </span>
              );
            })}
            {of.upheld > 0 && (
              <span className="badge warn">{t("moderation.upheldBefore", { count: of.upheld })}</span>
            )}
          </p>
        </div>
        {of.open > 1 && (
          <div className={reportsStyles.actions}>
            <button
              type="button"
              className="btn danger-o sm"
              disabled={pending}
              onClick={() => all(of.id, "upheld")}
            >
              {t("moderation.upholdAll")}
            </button>
            <button
              type="button"
              className="btn sec sm"
              disabled={pending}
              onClick={() => all(of.id, "dismissed")}
            >
              {t("moderation.dismissAll")}
            </button>
          </div>
        )}
      </div>
      <ul className={reportsStyles.ones}>
        {of.reports.map((report) => (
          <li key={report.id}>
            <div className={reportsStyles.what}>
              <p className="small soft">
                <span className="m">{t(`moderation.reason_${report.reason}`)}</span> ·{" "}
                {t(report.isGuest ? "moderation.byGuest" : "moderation.byUser")} · {age(report.createdAt)}
              </p>
              <p dir="auto">{report.text ?? <span className="muted small">{t("moderation.noText")}</span>}</p>
            </div>
            <div className={reportsStyles.actions}>
              <button
                type="button"
                className="btn danger-o sm"
                disabled={pending}
                onClick={() => one(report.id, "upheld")}
              >
                {t("moderation.uphold")}
              </button>
              <button
                type="button"
                className="btn sec sm"
                disabled={pending}
                onClick={() => one(report.id, "dismissed")}
              >
                {t("moderation.dismiss")}
              </button>
            </div>
          </li>
        ))}
      </ul>
    </li>
  );
}
