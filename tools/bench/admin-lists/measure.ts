import type { Database } from "#platform/db/connect.ts";
import { figure, median, percentile, timed } from "../lib/stats.ts";
import type { Ask, ListCase } from "./ask.ts";

const warmUps = 2;
interface Times {
  p50: number;
  p95: number;
}
export interface Measured {
  title: string;
  ours: Times;
  naive: Times;
  calls: (Times & { path: string })[];
  /** Where the two do not give the same. */
  differing: string[];
}
interface Sides {
  origin: string;
  token: string;
  naive: Database;
  /** How often ours is called, of each ask. */
  calls: number;
  withNaive: boolean;
  /** Makes what is kept for a while too old. */
  forget: () => void;
}
interface Answer {
  rows?: number | undefined;
  total?: number | undefined;
}

/** The asks of a case one after the other, of each the naive side once, which takes seconds, then ours; one call at a time. */
export async function measureCase({ title, asks, isFirst }: ListCase, sides: Sides): Promise<Measured> {
  const ours: number[] = [];
  const naive: number[] = [];
  const calls: Measured["calls"] = [];
  const differing: string[] = [];
  for (const ask of asks) {
    const own: number[] = [];
    const callOurs = async () => {
      if (isFirst) sides.forget();
      return timed(() => ourAnswer(ask, sides));
    };
    for (let at = 0; at < warmUps; at++) await callOurs();
    const first = sides.withNaive ? await timed(() => naiveAnswer(ask, sides.naive)) : undefined;
    if (first) naive.push(first.ms);
    for (let at = 0; at < sides.calls; at++) {
      const { ms, result } = await callOurs();
      own.push(ms);
      if (first && at === 0) differing.push(...differences(ask, result, first.result));
    }
    ours.push(...own);
    calls.push({ path: ask.path, ...timesOf(own) });
  }
  return { title, ours: timesOf(ours), naive: timesOf(naive), calls, differing };
}

async function ourAnswer({ path }: Ask, { origin, token }: Sides): Promise<Answer> {
  const answer = await fetch(origin + path, { headers: { authorization: `Bearer ${token}` } });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${text}`);
  const { data, total } = JSON.parse(text) as { data?: unknown[]; total?: number };
  return { rows: data?.length, total };
}

async function naiveAnswer({ naive }: Ask, db: Database): Promise<Answer> {
  const [found, counted] = await Promise.all(
    naive.map((statement) => statement.execute(db) as Promise<{ rows: { n?: number }[] }>),
  );
  return { rows: found?.rows.length, total: counted?.rows[0]?.n };
}

function differences({ path, counts }: Ask, ours: Answer, naive: Answer): string[] {
  if (!counts) return [];
  const total = Math.min(naive.total ?? 0, counts.most);
  return [
    ...(ours.rows === naive.rows ? [] : [`${path}: ${ours.rows} rows, naive ${naive.rows}`]),
    ...(ours.total === undefined || ours.total === total
      ? []
      : [`${path}: a total of ${ours.total}, naive ${total}`]),
  ];
}

const timesOf = (times: readonly number[]): Times => ({ p50: median(times), p95: percentile(times, 0.95) });

export const rowOf = ({ title, ours, naive }: Measured): string[] => [
  title,
  figure(ours.p50),
  figure(ours.p95),
  figure(naive.p50),
  figure(naive.p95),
  figure(naive.p95 / ours.p95),
];
