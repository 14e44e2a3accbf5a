import { useMutation } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { reaches, useAccount } from "#features/accounts/current-account.ts";
import { useRouter } from "#platform/page/routing.ts";
import { ActButton } from "#ui/kit/form/ActButton.tsx";
import { usePage, useWording } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import { whyFailed } from "#ui/why-failed.ts";
import type { Report } from "../inspection.schema.ts";
import * as styles from "./own-inspections.module.css";

const ReportDialog = lazy(() => import("../shown/ReportDialog.tsx"));

/** The reports on an own listing: the seller shows one of them to buyers, or none. */
export function OwnInspections({ reports: loaded }: { reports: readonly Report[] }) {
  const { t, day } = useWording();
  const { api, messages } = usePage();
  const router = useRouter();
  const [reports, setReports] = useState(loaded);
  const [read, setRead] = useState<string>();
  const mayShow = reaches(useAccount(), []);
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ id, isShown }: Report) => {
      const body = { isShown: !isShown };
      setReports((await api("PUT /api/inspections/:id/shown", { params: { id }, body })).data);
      // What was read before does not know of it.
      router.clearCache();
      toast("success", t(isShown ? "inspections.hidden" : "inspections.shown"));
    },
    onError: (error) => toast("error", t("inspections.failed"), whyFailed(error, t, t("common.offline"))),
  });
  const open = async (id: string) => {
    try {
      await messages.load("inspection", "kit");
      setRead(id);
    } catch {
      toast("error", t("common.offline"));
    }
  };
  if (reports.length === 0) return null;
  return (
    <section className={`panel ${styles.inspections}`} id="inspections" aria-labelledby="own-inspections">
      <h2 id="own-inspections">{t("inspections.ownTitle")}</h2>
      <p className="soft">{t("inspections.ownText")}</p>
      <ul>
        {reports.map((report) => {
          const { id, partner, inspectedOn, state, isValid, isShown, withdrawnReason } = report;
          const said = { day: day(inspectedOn ?? ""), partner: `\u2068${partner}\u2069` };
          const stands =
            state === "published" ? (isValid ? (isShown ? "isShown" : "isHidden") : "isOver") : state;
          return (
            <li key={id}>
              <div className="grow">
                <p>
                  {t("inspection-shown.by", said)}{" "}
                  <span
                    className={`badge dot ${stands === "isShown" ? "ok" : stands === "isHidden" ? "info" : "warn"}`}
                  >
                    {t(`inspections.${stands}`)}
                  </span>
                </p>
                {withdrawnReason && (
                  <p className="soft small" dir="auto">
                    {withdrawnReason}
                  </p>
                )}
              </div>
              <button
                type="button"
                className="btn quiet sm"
                aria-label={t("inspections.readOf", said)}
                onClick={() => void open(id)}
              >
                {t("inspections.read")}
              </button>
              {mayShow && (isShown || isValid) && (
                <ActButton
                  className={isShown ? "btn sec sm" : "btn pri sm"}
                  aria-label={t(isShown ? "inspections.hideOf" : "inspections.showOf", said)}
                  pending={isPending}
                  onClick={() => mutate(report)}
                >
                  {t(isShown ? "inspections.hide" : "inspections.show")}
                </ActButton>
              )}
            </li>
          );
        })}
      </ul>
      <Suspense>{read && <ReportDialog id={read} onClose={() => setRead(undefined)} />}</Suspense>
    </section>
  );
}
