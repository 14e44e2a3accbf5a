import { Check, CircleCheckBig, Keyboard, Undo2 } from "lucide-react";
import { lazy, Suspense, useEffect, useState } from "react";
import { useAdminQuery } from "#features/administrators/client/use-admin-query.ts";
import { placeSlugs } from "#features/reference/enumerations.ts";
import { formatAge } from "#i18n/format.ts";
import { useHold } from "#ui/kit/hold.ts";
import { FilterChoice, Filters } from "#ui/kit/list/Filters.tsx";
import { ListState } from "#ui/kit/list/ListState.tsx";
import { useRowSelection } from "#ui/kit/list/use-selection.ts";
import { useWording } from "#ui/page.tsx";
import { BulkBar } from "../../BulkBar.tsx";
import { Key } from "../../Key.tsx";
import type { QueueCounts } from "../queue.schema.ts";
import { QueueList } from "./QueueList.tsx";
import * as styles from "./queue.module.css";
import { ReviewPanel } from "./ReviewPanel.tsx";
import { queueKinds, useQueueFilters } from "./use-queue-filters.ts";
import { type Last, type Review, undoMs, useReview } from "./use-review.ts";
import { useReviewKeys } from "./use-review-keys.ts";

const KeysDialog = lazy(() => import("./KeysDialog.tsx"));

const labels = {
  all: "moderation.kindAll",
  flagged: "moderation.kindFlagged",
  car: "moderation.kindCar",
  motorcycle: "moderation.kindMotorcycle",
  dealers: "moderation.kindDealers",
} as const;
const countOf = {
  all: "all",
  flagged: "flagged",
  car: "cars",
  motorcycle: "motorcycles",
  dealers: "dealers",
} as const;

/** The review queue: what waits, one listing at a time, by keys or by hand. */
export default function QueueTab() {
  const { t, name, language } = useWording();
  const { at, kind, filters, query } = useQueueFilters();
  const review = useReview(filters);
  const [help, setHelp] = useState(false);
  /** The listing whose reasons are open: with the next one they are not. */
  const [refused, setRefused] = useState<string>();
  const found = useAdminQuery("GET /api/admin/pending-cars", { query: { ...query, page: at.page } });
  const rows = found.data?.data ?? [];
  const selection = useRowSelection(rows, ({ id }) => id);
  const { shown, none } = review;
  const id = shown?.listing.id;
  const refusing = id !== undefined && refused === id;
  useHold(refusing);

  // The first one by itself, and again when something comes into an empty queue.
  const waiting = found.data?.counts.all ?? 0;
  const untouched = !shown && !none;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another filter is another queue
  useEffect(() => {
    if (untouched && waiting > 0) void review.next();
  }, [untouched, waiting > 0]);

  const move = (by: 1 | -1) => {
    const place = rows.findIndex((row) => row.id === id);
    const to = rows[place + by];
    if (to) void review.look(to.id);
  };
  useReviewKeys({
    "?": () => setHelp(true),
    n: () => void review.next(),
    [language === "ar" ? "arrowleft" : "arrowright"]: () => void review.next(),
    j: () => move(1),
    arrowdown: () => move(1),
    k: () => move(-1),
    arrowup: () => move(-1),
    z: () => void review.undo(),
    ...(id && { x: () => selection.toggle(id) }),
  });

  return (
    <section className="panel flush" aria-label={t("moderation.queue")}>
      <div className={styles.queueTop}>
        <fieldset className={styles.kinds}>
          <legend className="sr">{t("moderation.kinds")}</legend>
          {queueKinds.map((one) => (
            <button
              key={one}
              type="button"
              className="chip"
              aria-pressed={one === kind}
              onClick={() => at.set({ kind: one === "all" ? undefined : one })}
            >
              {t(labels[one])}
              {found.data && <Count of={found.data.counts[countOf[one]]} most={found.data.counts.most} />}
            </button>
          ))}
        </fieldset>
        {found.data && <Figures counts={found.data.counts} />}
        <button
          type="button"
          className="icon-btn desk"
          aria-label={t("moderation.keys")}
          title={`${t("moderation.keys")} (?)`}
          onClick={() => setHelp(true)}
        >
          <Keyboard className="i" aria-hidden="true" />
        </button>
      </div>
      <Filters at={at} hint={t("moderation.searchQueue")}>
        <FilterChoice
          label={t("moderation.places")}
          value={at.address.city}
          options={placeSlugs.map((value) => ({ value, label: name("place", value) }))}
          onChange={(city) => at.set({ city })}
        />
        <FilterChoice
          label={t("moderation.order")}
          value={filters.order}
          otherwise={t("moderation.sortRisk")}
          options={[{ value: "oldest", label: t("moderation.sortOldest") }]}
          onChange={(sort) => at.set({ sort })}
        />
      </Filters>
      <BulkBar changes selection={selection} onDone={(ids) => id && ids.includes(id) && void review.next()} />
      <LastDecision key={review.last?.at} review={review} />
      <ListState query={found} isEmpty={false}>
        {rows.length === 0 && !shown ? (
          <Empty filtered={waiting > 0} />
        ) : (
          <div className={styles.split}>
            <QueueList
              rows={rows}
              current={id}
              selection={selection}
              onLook={(one) => void review.look(one)}
            />
            {shown ? (
              <ReviewPanel
                key={id}
                of={shown}
                review={review}
                refusing={refusing}
                onRefuse={(on) => setRefused(on ? id : undefined)}
              />
            ) : (
              <div className="empty">
                <p className="m">{none && t("moderation.allHeld")}</p>
                <p className="soft small">{none && t("moderation.allHeldText")}</p>
                <button type="button" className="btn sec" onClick={() => void review.next()}>
                  {t("moderation.start")}
                </button>
              </div>
            )}
          </div>
        )}
      </ListState>
      <Suspense>{help && <KeysDialog onClose={() => setHelp(false)} />}</Suspense>
    </section>
  );
}

function Count({ of, most }: { of: number; most: number }) {
  const { t, number } = useWording();
  return (
    <span className="n">{of >= most ? t("moderation.atLeast", { count: number(of) }) : number(of)}</span>
  );
}

/** How the queue stands against its target. */
function Figures({ counts: { oldest, past24Hours, medianSeconds } }: { counts: QueueCounts }) {
  const { t, language } = useWording();
  const minutes = Math.max(1, Math.round((medianSeconds ?? 0) / 60));
  const duration =
    minutes < 90
      ? t("moderation.minutes", { count: minutes })
      : t("moderation.hours", { count: Math.round(minutes / 60) });
  return (
    <p className={`${styles.figures} small muted`}>
      {oldest && (
        <span>{t("moderation.oldest", { age: formatAge(language, new Date(oldest), new Date()) })}</span>
      )}
      <span className={past24Hours > 0 ? styles.late : undefined}>
        {t("moderation.past", { count: past24Hours })}
      </span>
      {medianSeconds !== null && <span>{t("moderation.median", { duration })}</span>}
    </p>
  );
}

const said = {
  approved: "moderation.saidApproved",
  rejected: "moderation.saidRejected",
  warned: "moderation.saidWarned",
  undone: "moderation.saidUndone",
} as const;

/** What was decided last, and the way to take it back while there is one. */
function LastDecision({ review: { last, undo, forgetLast, pending } }: { review: Review }) {
  const { t } = useWording();
  useEffect(() => {
    if (!last) return;
    const timer = setTimeout(forgetLast, Math.max(0, last.at + undoMs - Date.now()));
    return () => clearTimeout(timer);
  });
  return (
    <div className={styles.last} role="status">
      {last && <LastText last={last} />}
      {last && last.said !== "undone" && (
        <button type="button" className="btn sec sm" disabled={pending} onClick={() => void undo()}>
          <Undo2 className="i s flip" aria-hidden="true" />
          {t("moderation.undo")} <Key>Z</Key>
        </button>
      )}
    </div>
  );
}

function LastText({ last }: { last: Last }) {
  const { t } = useWording();
  return (
    <span>
      <Check className="i s" aria-hidden="true" />{" "}
      {t(said[last.said], { title: `\u2068${last.title}\u2069` })}
    </span>
  );
}

function Empty({ filtered }: { filtered: boolean }) {
  const { t } = useWording();
  return (
    <div className="empty">
      <CircleCheckBig className="i l muted" aria-hidden="true" />
      <p className="m">{t(filtered ? "moderation.emptyFilter" : "moderation.empty")}</p>
      <p className="soft small">{t(filtered ? "moderation.emptyFilterText" : "moderation.emptyText")}</p>
    </div>
  );
}
