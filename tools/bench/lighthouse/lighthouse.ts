import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Result } from "lighthouse";
import type pg from "pg";
import { runningEmbeddedUrl } from "#platform/db/embedded-owner.ts";
import { addressOf, type ListedPage, pagesNamed } from "../../pages/listed-pages.ts";
import { idsOfMarket } from "../../pages/market-ids.ts";
import { optionOf } from "../lib/arguments.ts";
import { withMarket } from "../lib/market.ts";
import { productionServer, startServer } from "../lib/processes.ts";
import type { Report } from "../lib/report.ts";
import { figure, median } from "../lib/stats.ts";
import { type Target, table } from "../lib/table.ts";
import { audit } from "./audit.ts";
import { failuresOf, movedOn, shiftOf } from "./failures.ts";
import { withSignedIn } from "./signed-in.ts";

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
type Category = (typeof categories)[number];
/** What is asked of all pages; of performance where no one signs in. */
const least: Record<Category, number> = {
  performance: 90,
  accessibility: 100,
  "best-practices": 100,
  seo: 100,
};
const mostShift = 0.1;
/** Where visits begin: each is audited several times, and more is asked of it. */
const firstPages = ["home", "cars", "car", "showroom", "compare"];
const firstLeast = { ...least, performance: 98 };
/** In all; asked of the same pages. */
const mostBlockingMs = 100;
const usualRuns = 3;
const runsOfGuests = 5;

interface Audited {
  name: string;
  page: ListedPage;
  results: Result[];
}

/**
 * Lighthouse's own mobile preset, its slow 4G simulated. The first pages in both languages, medians of some runs (`--runs=N`); with
 * `--guests` every page of guests, with `--all` every listed page once, those of the signed-in in the first language alone.
 * `--only=WORD,WORD`: pages whose name has a word. `--calibrated`: on a machine slower than that of the tables, so as to compare with them. Pages of what the market has not (a conversation, a payment) are left out.
 */
export async function benchLighthouse(args: string[]): Promise<Report> {
  const all = args.includes("--all");
  const guests = args.includes("--guests");
  const calibrated = args.includes("--calibrated");
  const words = optionOf(args, "only")?.split(",") ?? [];
  const chosen = pagesNamed(words).filter(
    ({ name, as }) => all || (guests ? as === "guest" : firstPages.includes(name)),
  );
  const runs = Number(optionOf(args, "runs") ?? (all ? 1 : guests ? runsOfGuests : usualRuns));
  const dataDir = await withMarket({ listings: 600, pictures: true }, async (market) => market.dataDir);
  const server = await startServer(productionServer, dataDir);
  try {
    const url = runningEmbeddedUrl(dataDir);
    if (!url) throw new Error("The market's database does not run");
    const audited = await withSignedIn(url, server.origin, (client, visitors) =>
      auditPages(client, chosen, async (page, address) => {
        // A run takes longer than an administrator's session lasts that nobody uses.
        await client.query("update admin_tokens set last_seen_at = now() where user_agent = 'bench'");
        const wanted = { unlisted: page.unlisted ?? false, holds: visitors[page.as], calibrated };
        const results: Result[] = [];
        for (let run = 0; run < runs; run++)
          results.push(await audit(new URL(address, server.origin).href, wanted));
        process.stdout.write(".");
        return results;
      }),
    );
    await keepResults(join(dataDir, "../lighthouse"), audited);
    return report(audited, all ? least : firstLeast);
  } finally {
    await server.stop();
  }
}

async function auditPages(
  client: pg.Client,
  pages: readonly ListedPage[],
  run: (page: ListedPage, address: string) => Promise<Result[]>,
): Promise<Audited[]> {
  const find = async (query: string, values: unknown[]) =>
    (await client.query<{ id: string }>(query, values)).rows.map(({ id }) => id);
  const ids = await idsOfMarket(find);
  const audited: Audited[] = [];
  for (const page of pages) {
    const asked = [...page.address.matchAll(/\{(\w+)\}/g)].map(([, id = ""]) => id);
    if (page.missing || asked.some((id) => !ids[id])) continue;
    for (const language of page.as === "guest" ? ["ar", "en"] : ["ar"]) {
      const address = addressOf(page, ids);
      const spoken = `${address}${address.includes("?") ? "&" : "?"}lang=${language}`;
      audited.push({ name: `${page.name} ${language}`, page, results: await run(page, spoken) });
    }
  }
  process.stdout.write("\n");
  return audited;
}

/** Lighthouse's full results, to be opened in its viewer. */
async function keepResults(folder: string, audited: readonly Audited[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const { name, results } of audited) {
    await writeFile(join(folder, `${name.replace(" ", "-")}.json`), JSON.stringify(results.at(-1)));
  }
}

const scoreOf = ({ results }: Audited, category: Category) =>
  Math.round(median(results.map(({ categories }) => (categories[category]?.score ?? 0) * 100)));
const metric = ({ results }: Audited, id: string) =>
  median(results.map(({ audits }) => audits[id]?.numericValue ?? 0));
const isAsked = ({ page }: Audited, category: Category) =>
  category === "seo" ? !page.unlisted : category !== "performance" || page.as === "guest";

const head = "page,performance,accessibility,best practices,SEO,FCP s,LCP s,TBT ms,CLS,KB".split(",");

function report(audited: readonly Audited[], wanted: Record<Category, number>): Report {
  const rows = audited.map((one) => [
    one.name,
    ...categories.map((each) => (each === "seo" && one.page.unlisted ? "–" : String(scoreOf(one, each)))),
    figure(metric(one, "first-contentful-paint") / 1000),
    figure(metric(one, "largest-contentful-paint") / 1000),
    figure(metric(one, "total-blocking-time")),
    metric(one, "cumulative-layout-shift").toFixed(3),
    figure(metric(one, "total-byte-weight") / 1024),
  ]);
  for (const one of audited) {
    const last = one.results.at(-1) as Result;
    const failures = failuresOf(
      last,
      categories.filter((category) => isAsked(one, category)),
    );
    if (shiftOf(last) > mostShift) failures.push(movedOn(last));
    if (failures.length > 0) console.log(`${one.name}\n${failures.join("\n")}\n`);
  }
  const [first] = audited;
  const runs = first?.results.length ?? 0;
  const slowed = audited.flatMap(({ results }) =>
    results.map(({ configSettings }) => configSettings.throttling.cpuSlowdownMultiplier),
  );
  return {
    markdown: [
      `Lighthouse ${first?.results[0]?.lighthouseVersion ?? ""}, mobile, simulated slow 4G, the processor slowed ${figure(median(slowed))} times, ${runs > 1 ? `medians of ${runs} runs` : "one run of each page"}; SEO of pages that search engines are to find.`,
      "",
      table(head, rows),
    ].join("\n"),
    targets: [
      ...categories.flatMap((category) => targetOf(category, wanted, audited)),
      ...(wanted === firstLeast
        ? [worstOf(audited, "total-blocking-time", "milliseconds of blocking", mostBlockingMs)]
        : []),
      worstOf(audited, "cumulative-layout-shift", "layout shift", mostShift),
    ],
  };
}

function worstOf(audited: readonly Audited[], id: string, text: string, limit: number): Target {
  const most = Math.max(...audited.map((one) => metric(one, id)));
  return {
    text: `${text} at most ${limit} everywhere`,
    figure: `${figure(most)} at the most`,
    met: most <= limit,
  };
}

function targetOf(
  category: Category,
  wanted: Record<Category, number>,
  audited: readonly Audited[],
): Target[] {
  const asked = audited.filter((one) => isAsked(one, category));
  if (asked.length === 0) return [];
  const lowest = Math.min(...asked.map((one) => scoreOf(one, category)));
  const where = category === "performance" ? "where no one signs in" : "everywhere";
  const text = `${category} at least ${wanted[category]} ${where}`;
  return [{ text, figure: `${lowest} at the lowest`, met: lowest >= wanted[category] }];
}
