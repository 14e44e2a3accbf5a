import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import type { Pair } from "../messages/people.ts";
import type { BenchSeller } from "../submit/sellers.ts";
import { Visitor } from "./client.ts";
import type { Cluster } from "./ground.ts";

/** Who uses the market in a load: everybody does one thing again and again. */
export interface Crowd {
  pairs: readonly Pair[];
  sellers: readonly BenchSeller[];
  /** Forms of listings, each with a VIN of its own; every load takes what it needs. */
  forms: { vinNumber: string }[];
  /** Listings that may be saved. */
  cars: readonly string[];
}
export interface Tally {
  requests: number;
  writes: number;
  retries: string[];
  failures: string[];
  lost: number;
  doubled: number;
}

const guests = 6;
const pauseMs = 250;
/** 40 messages a minute are allowed. */
const messagePauseMs = 1700;
/** Of a seller in a load: the plan has 25 places, and there are two loads. */
const listingsOfEach = 12;
let run = 0;

/** The crowd at work, through nginx, while `meanwhile` goes on; then everything acknowledged is looked for. */
export async function underLoad(
  cluster: Cluster,
  crowd: Crowd,
  meanwhile: () => Promise<void>,
): Promise<Tally> {
  const ending = new AbortController();
  const visitors: Visitor[] = [];
  const someone = (cookie?: string) => {
    const visitor = new Visitor(cluster.origin, 256 + visitors.length, cookie);
    visitors.push(visitor);
    return visitor;
  };
  const kept = { messages: [] as string[], vins: [] as string[], saved: [] as string[] };
  const mark = `load ${++run}`;
  const again = async (act: () => Promise<unknown>, pause = pauseMs) => {
    while (!ending.signal.aborted) {
      await act();
      await setTimeout(pause);
    }
  };
  const working = [
    ...crowd.pairs.map(({ buyer, conversationId }) => {
      const visitor = someone(buyer);
      return again(async () => {
        const content = `${mark} ${crypto.randomUUID()}`;
        const path = `/api/conversations/${conversationId}/messages`;
        const reply = await visitor.insist(path, {
          method: "POST",
          body: { content },
          key: crypto.randomUUID(),
        });
        if (reply) kept.messages.push(content);
      }, messagePauseMs);
    }),
    ...crowd.sellers.map(({ cookie }) => {
      const visitor = someone(cookie);
      let left = listingsOfEach;
      return again(async () => {
        const form = left-- > 0 && crowd.forms.pop();
        if (!form) return;
        const reply = await visitor.insist("/api/cars", {
          method: "POST",
          body: form,
          key: crypto.randomUUID(),
        });
        if (reply) kept.vins.push(form.vinNumber);
      });
    }),
    ...crowd.pairs.map(({ seller }, at) => {
      const visitor = someone(seller);
      let turn = 0;
      return again(async () => {
        const id = crowd.cars[(at + turn++ * crowd.pairs.length) % crowd.cars.length] ?? "";
        const reply = await visitor.insist(`/api/favorites/${id}`, { method: "PUT" });
        if (reply) kept.saved.push(id);
      });
    }),
    ...Array.from({ length: guests }, (_, at) => {
      const visitor = someone();
      const pages = ["/cars", "/api/cars?facets=1", `/cars/${crowd.cars[at]}`, "/cars?brand=toyota"];
      let turn = at;
      return again(() => visitor.insist(pages[turn++ % pages.length] ?? "/"));
    }),
  ];
  await meanwhile();
  ending.abort();
  await Promise.all(working);
  for (const visitor of visitors) visitor.close();
  return {
    requests: visitors.reduce((all, { requests }) => all + requests, 0),
    writes: kept.messages.length + kept.vins.length + kept.saved.length,
    retries: visitors.flatMap(({ retries }) => retries),
    failures: visitors.flatMap(({ failures }) => failures),
    ...(await compare(cluster, mark, kept)),
  };
}

/** What was acknowledged and is not there, and what is there more than once, acknowledged or not. */
async function compare(
  { db }: Cluster,
  mark: string,
  { messages, vins, saved }: { messages: string[]; vins: string[]; saved: string[] },
): Promise<{ lost: number; doubled: number }> {
  const count = async (query: ReturnType<typeof sql<{ n: number }>>) =>
    (await query.execute(db)).rows[0]?.n ?? 0;
  const lost = [
    sql<{ n: number }>`select count(*)::int as n from unnest(${messages}::text[]) kept (what)
      where not exists (select from messages where content = kept.what)`,
    sql<{ n: number }>`select count(*)::int as n from unnest(${vins}::text[]) kept (what)
      where not exists (select from cars where vin_number = kept.what)`,
    sql<{ n: number }>`select count(*)::int as n from unnest(${saved}::uuid[]) kept (what)
      where not exists (select from favorites where car_id = kept.what)`,
  ];
  const doubled = [
    sql<{ n: number }>`select count(*)::int as n from (
      select from messages where content like ${`${mark} %`} group by content having count(*) > 1) twice`,
    sql<{ n: number }>`select count(*)::int as n from (
      select from cars where vin_number like 'BENCH%' group by vin_number having count(*) > 1) twice`,
  ];
  const sum = async (queries: typeof lost) =>
    (await Promise.all(queries.map(count))).reduce((all, n) => all + n, 0);
  return { lost: await sum(lost), doubled: await sum(doubled) };
}
