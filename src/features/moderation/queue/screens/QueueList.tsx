import { Eye, Flag } from "lucide-react";
import { useEffect, useRef } from "react";
import { PickBox } from "#ui/kit/list/PickBox.tsx";
import type { Selection } from "#ui/kit/list/use-selection.ts";
import { Picture } from "#ui/Picture.tsx";
import { Price } from "#ui/Price.tsx";
import { useWording } from "#ui/page.tsx";
import { drawingOf } from "../../drawing.ts";
import * as moderationStyles from "../../moderation.module.css";
import type { QueueItem } from "../queue.schema.ts";
import { shortAge } from "../short-age.ts";
import * as queueStyles from "./queue.module.css";

interface Props {
  rows: readonly QueueItem[];
  current: string | undefined;
  selection: Selection;
  onLook: (id: string) => void;
}

/** What waits, in the order of the queue; the one under review is marked and stays in sight. */
export function QueueList({ rows, current, selection, onLook }: Props) {
  const { t } = useWording();
  const place = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another one is under review
  useEffect(() => {
    const list = place.current;
    const line = list?.querySelector<HTMLElement>("[aria-current]")?.closest("li");
    if (!list || !line) return;
    const [top, bottom] = [
      line.offsetTop - list.offsetTop,
      line.offsetTop - list.offsetTop + line.offsetHeight,
    ];
    if (top < list.scrollTop) list.scrollTop = top;
    else if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight;
  }, [current]);
  return (
    <ul className={queueStyles.list} ref={place} aria-label={t("moderation.queue")} tabIndex={-1}>
      {rows.map((row) => (
        <li key={row.id} className={row.id === current ? `${queueStyles.line} on` : queueStyles.line}>
          <PickBox
            inCell
            label={t("kit.selectOne", { name: row.title })}
            checked={selection.has(row.id)}
            onChange={() => selection.toggle(row.id)}
          />
          <button
            type="button"
            aria-current={row.id === current ? "true" : undefined}
            onClick={() => onLook(row.id)}
          >
            <Line row={row} />
          </button>
        </li>
      ))}
    </ul>
  );
}

function Line({ row }: { row: QueueItem }) {
  const { t, language, number } = useWording();
  return (
    <>
      <span className={moderationStyles.thumb}>
        <Picture
          photos={row.cover ? [row.cover] : []}
          alt=""
          sizes="64px"
          shape={drawingOf(row.vehicleType)}
        />
      </span>
      <span className={queueStyles.lineText}>
        <span className={queueStyles.lineTitle} dir="auto">
          {row.title}
        </span>
        <span className={queueStyles.lineSub}>
          <Price value={row.price} currency={row.currency} className={moderationStyles.price} /> ·{" "}
          <bdi>{row.sellerName}</bdi>
        </span>
        {row.isChange && (
          <span className={`badge info ${queueStyles.isChange}`}>{t("moderation.isChange")}</span>
        )}
        {row.heldBy && (
          <span className={queueStyles.held}>
            <Eye className="i s" aria-hidden="true" /> {t("moderation.held", { name: row.heldBy.name })}
          </span>
        )}
      </span>
      <span className={queueStyles.lineEnd}>
        <time className="small muted" dateTime={row.waitingSince}>
          {shortAge(language, new Date(row.waitingSince), new Date())}
        </time>
        {row.flags > 0 && (
          <span className={row.flags > 1 || row.isReported ? "badge bad" : "badge warn"}>
            <Flag className="i" aria-hidden="true" />
            <span aria-hidden="true">{number(row.flags)}</span>
            <span className="sr">{t("moderation.flagCount", { count: row.flags })}</span>
          </span>
        )}
      </span>
    </>
  );
}
