import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import type { Database } from "#platform/db/connect.ts";
import { optionOf } from "./lib/arguments.ts";
import { withMarket } from "./lib/market.ts";
import { withPeople } from "./lib/people.ts";
import { productionServer, startServer } from "./lib/processes.ts";
import type { Report } from "./lib/report.ts";
import { figure, median, percentile, timed } from "./lib/stats.ts";
import { table } from "./lib/table.ts";

const usualListings = 100_000;
const cars = 300;
const runs = 3;
/** As the page sends them: so many a call. */
const portion = 25;
const limits = { changeSeconds: 10, foundSeconds: 1, tableMs: 150 };
const change = { price: { percent: 3, roundTo: 50 } };

interface Row {
  id: string;
  outcome: string;
  before: { price: number } | null;
  after: { price: number } | null;
}
interface Answer {
  changeId: string;
  rows: Row[];
  left: string[];
}
type Ask = <T>(method: "GET" | "PATCH" | "POST", path: string, body?: object) => Promise<T>;

/** What a dealer with 300 cars waits for: the table, the preview of a change, the change, until buyers find it, and the way back. */
export async function benchStock(args: string[]): Promise<Report> {
  const listings = Number(optionOf(args, "listings") ?? usualListings);
  return withMarket({ listings, pictures: false }, ({ url, dataDir }) =>
    withPeople(url, { sellers: 1 }, async ({ sellers }, db) => {
      const dealer = await stockUp(db);
      const env = { DATABASE_URL: url, RATE_LIMIT: "0", WORKER: "separate" };
      const server = await startServer(productionServer, dataDir, env);
      try {
        const ask = asking(server.origin, sellers[0] ?? "");
        const { ids } = await ask<{ ids: string[] }>("GET", "/api/stock-ids?state=active");
        if (ids.length !== cars) throw new Error(`The dealer has ${ids.length} cars on sale`);
        await untilFound(ask, dealer, new Map());
        const shown = await tableTimes(ask);
        const times = {
          preview: [] as number[],
          change: [] as number[],
          found: [] as number[],
          undo: [] as number[],
        };
        for (let run = 0; run < runs; run++) {
          const preview = await timed(() =>
            ask<Answer>("PATCH", "/api/stock", { ids, change, preview: true }),
          );
          const made = await timed(() => changeAll(ask, preview.result.rows));
          const found = await timed(() => untilFound(ask, dealer, pricesOf(made.result.rows)));
          const undo = await timed(() => undoAll(ask, made.result.changeId));
          times.preview.push(preview.ms);
          times.change.push(made.ms);
          times.found.push(found.ms);
          times.undo.push(undo.ms);
        }
        return reportOf(listings, shown, times);
      } finally {
        await server.stop();
      }
    }),
  );
}

/** The one seller gets a plan with room, and cars like those of the market. Returns the seller's id. */
async function stockUp(db: Database): Promise<string> {
  const seller = await sql<{ id: string }>`update users set current_plan = 'dealer-300'
    where email like 'seller%@bench.example' returning id`.execute(db);
  const id = seller.rows[0]?.id ?? "";
  await sql`insert into cars (title, brand, model, year, price, currency, price_usd, city, user_id, status, mileage,
      condition, gear_type, fuel_type, body_type, description, phone_number, expires_at, created_at)
    select title, brand, model, year, price, currency, 0, city, ${id}::uuid, 'active', mileage, condition, gear_type,
      fuel_type, body_type, description, '+96170123456', now() + interval '40 days', now() - interval '10 days'
    from cars where is_public and vehicle_type = 'car' and price_usd > 3000 order by id limit ${cars}`.execute(
    db,
  );
  return id;
}

function asking(origin: string, cookie: string): Ask {
  return async (method, path, body) => {
    const answer = await fetch(`${origin}${path}`, {
      method,
      headers: { cookie, origin, ...(body && { "content-type": "application/json" }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${text}`);
    return JSON.parse(text);
  };
}

/** As the page does it: what changes, a portion after another. */
async function changeAll(ask: Ask, preview: readonly Row[]): Promise<Answer> {
  const seen = new Map(preview.map(({ id, before }) => [id, before?.price ?? 0]));
  const over: Answer = { changeId: "", rows: [], left: [...seen.keys()] };
  while (over.left.length > 0) {
    const ids = over.left.slice(0, portion);
    const body = {
      ids,
      change,
      seen: Object.fromEntries(ids.map((id) => [id, seen.get(id)])),
      ...(over.changeId && { changeId: over.changeId }),
    };
    const { changeId, rows, left } = await ask<Answer>("PATCH", "/api/stock", body);
    over.changeId = changeId;
    over.rows.push(...rows);
    over.left = [...left, ...over.left.slice(portion)];
  }
  return over;
}

async function undoAll(ask: Ask, changeId: string): Promise<void> {
  for (let left = 1; left > 0; ) {
    ({ left } = await ask<{ left: number }>("POST", `/api/stock/undo/${changeId}`));
  }
}

const pricesOf = (rows: readonly Row[]) =>
  new Map(
    rows.flatMap(({ id, outcome, after }) =>
      outcome === "changed" && after ? [[id, after.price] as const] : [],
    ),
  );

/** Waits until the search gives all of the dealer's cars, each with the price that it has now. */
async function untilFound(ask: Ask, dealer: string, prices: ReadonlyMap<string, number>): Promise<void> {
  for (const last = performance.now() + 60_000; performance.now() < last; await setTimeout(20)) {
    const found: { id: string; price: number }[] = [];
    for (let page = 1; page <= cars / 60; page++) {
      const { data } = await ask<{ data: typeof found }>(
        "GET",
        `/api/cars?userId=${dealer}&limit=60&page=${page}`,
      );
      found.push(...data);
    }
    const isNew = ({ id, price }: { id: string; price: number }) => (prices.get(id) ?? price) === price;
    if (found.length === cars && found.every(isNew)) return;
  }
  throw new Error("The search did not find what was changed");
}

async function tableTimes(ask: Ask): Promise<number[]> {
  const paths = [
    "",
    "?sort=-contacts",
    "?sort=stockNumber",
    "?search=toyota",
    "?state=active&sort=-position&page=3",
  ];
  const times: number[] = [];
  for (let run = 0; run < 10; run++) {
    for (const path of paths) {
      const { ms } = await timed(() => ask("GET", `/api/stock${path}`));
      if (run > 0) times.push(ms);
    }
  }
  return times;
}

function reportOf(listings: number, shown: number[], times: Record<string, number[]>): Report {
  const seconds = (name: string) => Math.max(...(times[name] ?? [])) / 1000;
  const row = (title: string, name: string) => [
    title,
    figure(median(times[name] ?? []) / 1000),
    figure(seconds(name)),
  ];
  const worstShown = percentile(shown, 0.95);
  return {
    markdown: table(
      [`${cars} cars among ${listings.toLocaleString("en-US")}, seconds`, "median", "slowest"],
      [
        row("preview of 3 %", "preview"),
        row("all prices changed", "change"),
        row("then found by the search", "found"),
        row("taken back", "undo"),
        ["a page of the table", figure(median(shown) / 1000), figure(Math.max(...shown) / 1000)],
      ],
    ),
    targets: [
      {
        text: `prices changed in under ${limits.changeSeconds} s, preview and all`,
        figure: `${figure(seconds("preview") + seconds("change"))} s`,
        met: seconds("preview") + seconds("change") < limits.changeSeconds,
      },
      {
        text: `found within ${limits.foundSeconds} s of the end`,
        figure: `${figure(seconds("found"))} s`,
        met: seconds("found") < limits.foundSeconds,
      },
      {
        text: `a page of the table under ${limits.tableMs} ms at p95`,
        figure: `${figure(worstShown)} ms`,
        met: worstShown < limits.tableMs,
      },
    ],
  };
}
