import { formatAge } from "#i18n/format.ts";
import { useWording } from "#ui/page.tsx";
import type { ListingHistory } from "../../listing-view/history.schema.ts";
import * as styles from "./reports.module.css";
import type { Resolution } from "./use-resolution.ts";

type Report = Omit<ListingHistory["reports"][number], "outcome" | "resolvedBy"> &
  Partial<Pick<ListingHistory["reports"][number], "outcome" | "resolvedBy">>;

/** A report of a listing with what may be said of it, or what was. */
export function OneReport({ report, resolution }: { report: Report; resolution: Resolution }) {
  const { t, language } = useWording();
  const { id, reason, text, isGuest, createdAt, outcome, resolvedBy } = report;
  const { pending, one } = resolution;
  return (
    <li>
      <div className={styles.what}>
        <p className="small soft">
          <span className="m">{t(`moderation.reason_${reason}`)}</span> ·{" "}
          {t(isGuest ? "moderation.byGuest" : "moderation.byUser")} ·{" "}
          {formatAge(language, new Date(createdAt), new Date())}
        </p>
        <p dir="auto">{text ?? <span className="muted small">{t("moderation.noText")}</span>}</p>
      </div>
      {outcome ? (
        <p className="small soft">
          <span className={outcome === "upheld" ? "badge bad" : "badge"}>
            {t(outcome === "upheld" ? "moderation.uphold" : "moderation.dismiss")}
          </span>{" "}
          <bdi>{resolvedBy}</bdi>
        </p>
      ) : (
        <div className={styles.actions}>
          <button
            type="button"
            className="btn danger-o sm"
            disabled={pending}
            onClick={() => one(id, "upheld")}
          >
            {t("moderation.uphold")}
          </button>
          <button
            type="button"
            className="btn sec sm"
            disabled={pending}
            onClick={() => one(id, "dismissed")}
          >
            {t("moderation.dismiss")}
          </button>
        </div>
      )}
    </li>
  );
}
