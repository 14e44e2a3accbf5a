import { dayInBeirut } from "#i18n/format.ts";
import type { Database } from "#platform/db/connect.ts";
import type { Area } from "#platform/http/administrator.ts";
import { readDays, readStates } from "./daily-figures.ts";
import { dayAfter, daysOf, spansOf } from "./days.ts";
import { centsOf, readPlansAtEnd, readTakings } from "./money.ts";
import type { Stats, System } from "./stats.contract.ts";
import { flowOf, monthsOf, presentActivity, presentTotals, revenueOf, type Spans } from "./stats.present.ts";
import { countNow, countWaiting, findLatest, readReviewTime, type Totals } from "./stats.queries.ts";

const activityShown = 8;

interface Asked {
  days: number;
  at: Date;
  areas: ReadonlySet<Area>;
  totals: () => Promise<Totals>;
  system: () => Promise<System>;
}

/** A part of the answer: fields beside those of other parts, and what it adds to the shared ones. */
type Part = Partial<Stats>;

/** Everything that these areas may see: what they may not is not even asked for. */
export async function readStats(db: Database, asked: Asked): Promise<Stats> {
  const { days, at, areas } = asked;
  const spans = spansOf(at, days);
  const read = { db, at, spans, areas, totals: asked.totals(), now: countNow(db, at) };
  const parts = await Promise.all([
    read.totals.then((totals) => presentTotals(totals, areas)),
    readFlows(read),
    areas.has("users") && readActive(read),
    areas.has("listings") && readReview(read),
    areas.has("payments") && readRevenue(read),
    areas.has("subscriptions") && readPlans(read),
    readAttention(read),
    areas.has("activity") &&
      findLatest(db, activityShown).then((rows) => ({ activity: rows.map(presentActivity) })),
    areas.has("settings") && asked.system().then((system) => ({ system })),
  ]);
  const whole: Stats = {
    at: at.toISOString(),
    days: daysOf(spans.now),
    attention: {},
    changes: {},
    series: {},
  };
  for (const part of parts as (Part | false)[]) {
    if (!part) continue;
    const { attention, changes, series, ...fields } = part;
    Object.assign(whole, fields);
    Object.assign(whole.attention, attention);
    Object.assign(whole.changes, changes);
    Object.assign(whole.series, series);
  }
  return whole;
}

interface Read {
  db: Database;
  at: Date;
  spans: Spans;
  areas: ReadonlySet<Area>;
  totals: Promise<Totals>;
  now: ReturnType<typeof countNow>;
}

async function readFlows({ db, spans, areas }: Read): Promise<Part> {
  const kinds = [
    ...(areas.has("users") ? (["users"] as const) : []),
    ...(areas.has("listings") ? (["listings", "contacts"] as const) : []),
  ];
  if (kinds.length === 0) return {};
  const figures = await readDays(db, { from: spans.before.from, until: spans.now.until });
  const flows = kinds.map((kind) => [kind, flowOf(figures, kind, spans)] as const);
  return {
    series: Object.fromEntries(flows.map(([kind, { series }]) => [kind, series])),
    changes: Object.fromEntries(flows.map(([kind, { change }]) => [kind, change])),
  };
}

/** How many were active at the end of days of the past is known where a day was closed in time. */
async function readActive({ db, spans, totals }: Read): Promise<Part> {
  const [states, { monthlyActive }] = await Promise.all([
    readStates(db, { from: dayAfter(spans.before.until, -1), until: spans.now.until }),
    totals,
  ]);
  const byDay = new Map(states.map((row) => [row.day, row.monthly_active]));
  const past = daysOf(spans.now).slice(0, -1);
  return {
    series: { monthlyActiveUsers: [...past.map((day) => byDay.get(day) ?? null), monthlyActive] },
    changes: {
      monthlyActiveUsers: { now: monthlyActive, before: byDay.get(dayAfter(spans.now.from, -1)) ?? null },
    },
  };
}

async function readReview({ db, spans, ...read }: Read): Promise<Part> {
  const [now, time, states] = await Promise.all([
    read.now,
    readReviewTime(db, spans.now),
    readStates(db, spans.now),
  ]);
  const byDay = new Map(states.map((row) => [row.day, row.waiting]));
  const past = daysOf(spans.now).slice(0, -1);
  return {
    pendingCars: now.waiting,
    review: {
      oldestSince: now.oldest?.toISOString() ?? null,
      medianSeconds: time.median,
      decided: time.n,
      late: now.late,
    },
    series: { pendingCars: [...past.map((day) => byDay.get(day) ?? null), now.waiting] },
  };
}

async function readRevenue({ db, at, spans, totals }: Read): Promise<Part> {
  const months = lastMonths(dayInBeirut(at));
  const first = `${months[0]}-01`;
  const from = first < spans.before.from ? first : spans.before.from;
  const [takings, { revenue }] = await Promise.all([
    readTakings(db, { from, until: spans.now.until }, "plan"),
    totals,
  ]);
  const { series, change } = revenueOf(takings, spans);
  return {
    totalRevenue: centsOf(revenue) / 100,
    months: monthsOf(takings, months),
    series: { revenue: series },
    changes: { revenue: change },
  };
}

async function readPlans({ db, spans, totals }: Read): Promise<Part> {
  const days = daysOf(spans.now);
  const today = dayAfter(spans.now.until, -1);
  const dayBefore = dayAfter(spans.now.from, -1);
  const [atEnd, { plans }] = await Promise.all([
    readPlansAtEnd(db, { from: dayBefore, until: today }),
    totals,
  ]);
  return {
    activeSubscriptions: plans,
    series: { activeSubscriptions: [...days.slice(0, -1).map((day) => atEnd.get(day) ?? 0), plans] },
    changes: { activeSubscriptions: { now: plans, before: atEnd.get(dayBefore) ?? 0 } },
  };
}

async function readAttention({ db, areas, ...read }: Read): Promise<Part> {
  const [waits, { late }, { plansEnding }] = await Promise.all([
    countWaiting(db, read.at),
    read.now,
    read.totals,
  ]);
  return {
    attention: {
      ...(areas.has("listings") && { reports: waits.reports, late }),
      ...(areas.has("conversations") && { conversations: waits.conversations }),
      ...(areas.has("dealers") && { dealers: waits.dealers }),
      ...(areas.has("payments") && {
        payments: waits.payments,
        latePayments: waits.late_payments,
      }),
      ...(areas.has("notifications") && { campaigns: waits.campaigns }),
      ...(areas.has("users") && { verifications: waits.verifications }),
      ...(areas.has("subscriptions") && { endingSoon: plansEnding }),
    },
  };
}

/** The twelve months that end with this day's: `2026-11`. */
function lastMonths(today: string): string[] {
  const [year = 0, month = 1] = today.split("-").map(Number);
  return Array.from({ length: 12 }, (_, at) =>
    new Date(Date.UTC(year, month - 12 + at, 1)).toISOString().slice(0, 7),
  );
}
