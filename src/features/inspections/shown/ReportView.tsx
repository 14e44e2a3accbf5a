import { PhotoRow } from "#features/listings/photo-row/PhotoRow.tsx";
import { Facts } from "#ui/kit/list/Facts.tsx";
import { useWording } from "#ui/page.tsx";
import type { Report } from "../inspection.schema.ts";
import { type Part, partNames, pointsOf } from "../points/points.ts";
import * as styles from "./inspection.module.css";
import { VerdictBadge } from "./Verdicts.tsx";

const found = { ok: "ok", bad: "bad", unsure: "warn" } as const;

/** A report as a whole. */
export function ReportView({ report }: { report: Report }) {
  const { t, day, number } = useWording();
  const { vinNumber, partner, inspectedOn, mileage, validUntil, publishedAt, photos } = report;
  return (
    <div className={styles.report}>
      <Facts
        facts={[
          [t("inspections.partner"), <bdi key="partner">{partner}</bdi>],
          [
            t("inspections.vinShort"),
            vinNumber && (
              <bdi key="vin" className="num" dir="ltr">
                {vinNumber}
              </bdi>
            ),
          ],
          [t("inspections.inspectedOn"), inspectedOn && day(inspectedOn)],
          [t("inspections.mileage"), mileage !== null && t("inspections.km", { km: number(mileage) })],
          [t("inspections.validUntil"), report.isValid && validUntil && day(validUntil)],
          [t("inspections.signedOn"), publishedAt && day(publishedAt)],
        ]}
      />
      {partNames.map((part) => (
        <PartOf key={part} part={part} report={report} />
      ))}
      {photos.length > 0 && <PhotoRow photos={photos} altOf={(place) => t("inspections.photoOf", place)} />}
      <p className="small muted">{t("inspections.signedText")}</p>
    </div>
  );
}

function PartOf({ part, report: { verdicts, points } }: { part: Part; report: Report }) {
  const { t } = useWording();
  const { verdict, note } = verdicts[part] ?? { verdict: "not_looked", note: "" };
  const looked = pointsOf(part).flatMap((point) => {
    const finding = points[point];
    return finding ? [{ point, finding }] : [];
  });
  return (
    <section className={styles.part}>
      <h3>
        {t(`inspection-shown.${part}`)}
        <VerdictBadge verdict={verdict} />
      </h3>
      {note && (
        <p className={`soft ${styles.note}`} dir="auto">
          {note}
        </p>
      )}
      {looked.length > 0 && (
        <ul className={styles.points}>
          {looked.map(({ point, finding }) => (
            <li key={point}>
              <span>{t(`inspection.${point}`)}</span>
              <span className={`badge ${found[finding]}`}>{t(`inspections.found_${finding}`)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
