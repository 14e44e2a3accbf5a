import type { Column } from "#features/administrators/list/DataTable.tsx";
import { useWording } from "#ui/page.tsx";
import type { MessageView } from "../broadcast.contract.ts";
import { momentOf, stateOf, titleOf } from "./words.ts";

/** The columns of messages to many. */
export function useColumns(): Column<MessageView>[] {
  const { t, language } = useWording();
  return [
    {
      key: "title",
      title: t("messages-tab.title"),
      cell: (one) => <bdi className="m">{titleOf(one, language)}</bdi>,
    },
    { key: "kind", title: t("messages-tab.kind"), cell: ({ kind }) => t(`messages-tab.${kind}`) },
    {
      key: "audience",
      title: t("messages-tab.audience"),
      cell: ({ audience }) => t(`messages-tab.${audience}`),
    },
    {
      key: "state",
      title: t("messages-tab.state"),
      cell: ({ state }) => {
        const { text, tone } = stateOf(state, t);
        return <span className={`badge ${tone}`}>{text}</span>;
      },
    },
    { key: "figures", title: t("messages-tab.figures"), cell: (one) => <Figures message={one} /> },
    {
      key: "date",
      title: t("messages-tab.date"),
      cell: ({ sendAt, createdAt }) => (
        <time className="muted" dateTime={sendAt ?? createdAt}>
          {momentOf(sendAt ?? createdAt, language)}
        </time>
      ),
    },
    { key: "by", title: t("messages-tab.by"), cell: ({ createdBy }) => <bdi>{createdBy}</bdi> },
  ];
}

function Figures({ message: { total, sent, failed, skipped, state } }: { message: MessageView }) {
  const { t, number } = useWording();
  if (total === 0) return null;
  const done = sent + failed + skipped;
  return (
    <span className="msg-figures">
      {t("messages-tab.progress", { done: number(sent), total: number(total) })}
      {state === "sending" && (
        <progress
          className="msg-progress"
          max={total}
          value={done}
          aria-label={t("messages-tab.stateSending")}
        />
      )}
      {failed > 0 && <span className="badge bad">{t("messages-tab.failedCount", { count: failed })}</span>}
      {skipped > 0 && <span className="badge">{t("messages-tab.skippedCount", { count: skipped })}</span>}
    </span>
  );
}
