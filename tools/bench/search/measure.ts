import { figure, median, percentile, sum, timed } from "../lib/stats.ts";
import type { BenchRequest } from "./requests.ts";

export type Side = "ours" | "naive";
export interface Answer {
  rows: number;
  total: number;
  facets?: Record<string, Record<string, number>> | undefined;
}
export type Search = (request: BenchRequest) => Promise<Answer>;
export type Sides = Record<Side, Search>;

export interface Sample {
  request: BenchRequest;
  ms: Record<Side, number>;
  answers: Record<Side, Answer>;
}

const bothSides: readonly Side[] = ["ours", "naive"];

/** Each request to both sides in turn, one at a time; who comes first alternates, so that neither warms the other. */
export async function oneByOne(requests: readonly BenchRequest[], sides: Sides): Promise<Sample[]> {
  const samples: Sample[] = [];
  for (const [index, request] of requests.entries()) {
    const ms: Record<Side, number> = { ours: 0, naive: 0 };
    const answers: Partial<Record<Side, Answer>> = {};
    for (const side of index % 2 === 0 ? bothSides : bothSides.toReversed()) {
      const measured = await timed(() => sides[side](request));
      ms[side] = measured.ms;
      answers[side] = measured.result;
    }
    samples.push({ request, ms, answers: answers as Record<Side, Answer> });
  }
  return samples;
}

export interface Load {
  ms: number[];
  perSecond: number;
}

/** Several clients at once, each with its next request as soon as it has an answer; the sides take turns in blocks. */
export async function manyClients(
  clients: number,
  requests: readonly BenchRequest[],
  sides: Sides,
): Promise<Record<Side, Load>> {
  const blockSize = Math.ceil(requests.length / 3);
  const loads = { ours: { ms: [] as number[], elapsed: 0 }, naive: { ms: [] as number[], elapsed: 0 } };
  for (let start = 0; start < requests.length; start += blockSize) {
    const block = requests.slice(start, start + blockSize);
    for (const side of bothSides) {
      const { ms: elapsed } = await timed(() => drain(clients, block, sides[side], loads[side].ms));
      loads[side].elapsed += elapsed;
    }
  }
  const loadOf = ({ ms, elapsed }: { ms: number[]; elapsed: number }) => ({
    ms,
    perSecond: (ms.length / elapsed) * 1000,
  });
  return { ours: loadOf(loads.ours), naive: loadOf(loads.naive) };
}

async function drain(clients: number, requests: readonly BenchRequest[], search: Search, ms: number[]) {
  const waiting = requests.values();
  const client = async () => {
    for (const request of waiting) ms.push((await timed(() => search(request))).ms);
  };
  await Promise.all(Array.from({ length: clients }, client));
}

export const spread = (ms: readonly number[]): string[] => [
  figure(median(ms)),
  figure(percentile(ms, 0.95)),
  figure(percentile(ms, 0.99)),
];
export const perSecond = (ms: readonly number[]): number => (ms.length / sum(ms)) * 1000;

/** Where the two do not give the same; words are left out, since the product understands them and ILIKE does not. */
export function disagreements(samples: readonly Sample[]): string[] {
  return samples
    .filter(({ request }) => !request.hasText)
    .flatMap(({ request, answers: { ours, naive } }) => {
      if (ours.total !== naive.total) return [`${request.shape}: total ${ours.total}, naive ${naive.total}`];
      if (ours.rows !== naive.rows) return [`${request.shape}: rows ${ours.rows}, naive ${naive.rows}`];
      const facet = Object.keys(naive.facets ?? {}).find(
        (name) => !sameCounts(ours.facets?.[name] ?? {}, naive.facets?.[name] ?? {}),
      );
      return facet ? [`${request.shape}: the counts of ${facet} differ`] : [];
    });
}

function sameCounts(a: Record<string, number>, b: Record<string, number>): boolean {
  const counted = (counts: Record<string, number>) =>
    JSON.stringify(
      Object.entries(counts)
        .filter(([, n]) => n > 0)
        .toSorted(([x], [y]) => (x < y ? -1 : 1)),
    );
  return counted(a) === counted(b);
}
