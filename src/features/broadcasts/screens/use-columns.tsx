import { formatMoment } from "#i18n/moments.ts";
import type { Column } from "#ui/kit/list/DataTable.tsx";
import { useWording } from "#ui/page.tsx";
import type { BroadcastView } from "../broadcast.contract.ts";
import * as styles from "./broadcasts-tab.module.css";
import { stateOf, titleOf } from "./words.ts";

/** The columns of messages to many. */
export function useColumns(): Column<BroadcastView>[] {
  const { t, language } = useWording();
  return [
    {
      key: "title",
      title: t("broadcasts-tab.title"),
      cell: (one) => <bdi className="m">{titleOf(one, language)}</bdi>,
      csv: (one) => titleOf(one, language),
    },
    {
      key: "kind",
      title: t("broadcasts-tab.kind"),
      sort: "kind",
      cell: ({ kind }) => t(`broadcasts-tab.${kind}`),
      csv: ({ kind }) => t(`broadcasts-tab.${kind}`),
    },
    {
      key: "audience",
      title: t("broadcasts-tab.audience"),
      cell: ({ audience }) => t(`broadcasts-tab.${audience}`),
      csv: ({ audience }) => t(`broadcasts-tab.${audience}`),
    },
    {
      key: "state",
      title: t("broadcasts-tab.state"),
      sort: "state",
      csv: ({ state }) => stateOf(state, t).text,
      cell: ({ state }) => {
        const { text, tone } = stateOf(state, t);
        return <span className={`badge ${tone}`}>{text}</span>;
      },
    },
    {
      key: "figures",
      title: t("broadcasts-tab.figures"),
      sort: "total",
      cell: (one) => <Figures message={one} />,
      csv: ({ sent, total }) => `${sent} / ${total}`,
    },
    {
      key: "date",
      title: t("broadcasts-tab.date"),
      sort: "date",
      csv: ({ sendAt, createdAt }) => sendAt ?? createdAt,
      cell: ({ sendAt, createdAt }) => (
        <time className="muted" dateTime={sendAt ?? createdAt}>
          {formatMoment(language, sendAt ?? createdAt)}
        </time>
      ),
    },
    {
      key: "by",
      title: t("broadcasts-tab.by"),
      cell: ({ createdBy }) => <bdi>{createdBy}</bdi>,
      csv: ({ createdBy }) => createdBy,
    },
  ];
}

function Figures({ message: { total, sent, failed, skipped, state } }: { message: BroadcastView }) {
  const { t, number } = useWording();
  if (total === 0) return null;
  const done = sent + failed + skipped;
  return (
    <span className={styles.figures}>
      {t("broadcasts-tab.progress", { done: number(sent), total: number(total) })}
      {state === "sending" && (
        <progress
          className={styles.progress}
          max={total}
          value={done}
          aria-label={t("broadcasts-tab.stateSending")}
        />
      )}
      {failed > 0 && <span className="badge bad">{t("broadcasts-tab.failedCount", { count: failed })}</span>}
      {skipped > 0 && <span className="badge">{t("broadcasts-tab.skippedCount", { count: skipped })}</span>}
    </span>
  );
}
