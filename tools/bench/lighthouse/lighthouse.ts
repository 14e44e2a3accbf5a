import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Result } from "lighthouse";
import { withMarket } from "../lib/market.ts";
import { productionServer, startServer } from "../lib/processes.ts";
import type { Report } from "../lib/report.ts";
import { figure, median } from "../lib/stats.ts";
import { type Target, table } from "../lib/table.ts";
import { benchAllPages } from "./all-pages.ts";
import { audit } from "./audit.ts";
import { failuresOf } from "./failures.ts";

const usualRuns = 3;
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
const least = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 } as const;
const languages = ["ar", "en"] as const;

/** Lighthouse's own mobile preset, its slow 4G simulated, on the first pages in both languages; medians of some runs. */
export async function benchLighthouse(args: string[]): Promise<Report> {
  const dataDir = await withMarket({ listings: 600, pictures: true }, async (market) => market.dataDir);
  const server = await startServer(productionServer, dataDir);
  try {
    if (args.includes("--all")) return await benchAllPages(server.origin, dataDir, args);
    const only = args.find((arg) => arg.startsWith("/"));
    const runs = Number(args.find((arg) => arg.startsWith("--runs="))?.slice(7) ?? usualRuns);
    const pages = await pagesOf(server.origin);
    const audits: Audit[] = [];
    for (const page of pages.filter(({ name }) => !only || name === only)) {
      for (const language of languages) {
        const results: Result[] = [];
        for (let run = 0; run < runs; run++) {
          const address = new URL(page.path, server.origin);
          address.searchParams.set("lang", language);
          results.push(await audit(address.href, { unlisted: page.unlisted ?? false }));
        }
        audits.push({ name: `${page.name} ${language}`, results });
      }
    }
    await keepResults(join(dataDir, "../lighthouse"), audits);
    return report(audits);
  } finally {
    await server.stop();
  }
}

interface Audit {
  name: string;
  results: Result[];
}

async function pagesOf(origin: string): Promise<{ name: string; path: string; unlisted?: true }[]> {
  const found = await fetch(`${origin}/api/cars?limit=4`);
  const { data } = (await found.json()) as { data: { id: string }[] };
  const dealers = await fetch(`${origin}/api/dealers?limit=1`);
  const largest = (await dealers.json()) as { data: { slug: string }[] };
  return [
    { name: "/", path: "/" },
    { name: "/cars", path: "/cars" },
    { name: "/cars/{id}", path: `/cars/${data[0]?.id}` },
    { name: "/dealers/{slug}", path: `/dealers/${largest.data[0]?.slug}` },
    { name: "/compare", path: `/compare?ids=${data.map(({ id }) => id).join()}`, unlisted: true },
  ];
}

/** Lighthouse's full results, to be opened in its viewer. */
async function keepResults(folder: string, audits: readonly Audit[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const { name, results } of audits) {
    const file = `${name.replaceAll(/[^a-z]+/g, "-")}.json`;
    await writeFile(join(folder, file), JSON.stringify(results.at(-1)));
  }
}

const scoreOf = ({ results }: Audit, category: string) =>
  Math.round(median(results.map(({ categories }) => (categories[category]?.score ?? 0) * 100)));
const metric = ({ results }: Audit, id: string) =>
  median(results.map(({ audits }) => audits[id]?.numericValue ?? 0));

function report(audits: readonly Audit[]): Report {
  const rows = audits.map((audit) => [
    audit.name,
    ...categories.map((category) => String(scoreOf(audit, category))),
    figure(metric(audit, "first-contentful-paint") / 1000),
    figure(metric(audit, "largest-contentful-paint") / 1000),
    figure(metric(audit, "total-blocking-time")),
    metric(audit, "cumulative-layout-shift").toFixed(3),
    figure(metric(audit, "total-byte-weight") / 1024),
  ]);
  const head = [
    "page",
    "performance",
    "accessibility",
    "best practices",
    "SEO",
    "FCP s",
    "LCP s",
    "TBT ms",
    "CLS",
    "KB",
  ];
  const failures = audits.flatMap(({ name, results }) => {
    const last = results.at(-1);
    const found = last ? failuresOf(last, [...categories]) : [];
    return found.length > 0 ? [`${name}`, ...found.map((one) => `- ${one}`), ""] : [];
  });
  if (failures.length > 0) console.log(`What costs points:\n\n${failures.join("\n")}`);
  const version = audits[0]?.results[0]?.lighthouseVersion ?? "";
  return {
    markdown: [
      `Lighthouse ${version}, mobile, simulated slow 4G, medians of ${audits[0]?.results.length} runs.`,
      "",
      table(head, rows),
    ].join("\n"),
    targets: categories.map((category) => targetOf(category, audits)),
  };
}

function targetOf(category: (typeof categories)[number], audits: readonly Audit[]): Target {
  const lowest = Math.min(...audits.map((audit) => scoreOf(audit, category)));
  const wanted = least[category];
  return {
    text: `${category} ${wanted === 100 ? "100" : `at least ${wanted}`} everywhere`,
    figure: `${lowest} at the lowest`,
    met: lowest >= wanted,
  };
}
