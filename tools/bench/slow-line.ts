import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { chromiumFlags } from "../chromium-flags.ts";
import { findChromium } from "./lib/browser.ts";
import { withMarket } from "./lib/market.ts";
import { productionServer, startServer } from "./lib/processes.ts";
import type { Report } from "./lib/report.ts";
import { figure, median } from "./lib/stats.ts";
import { table } from "./lib/table.ts";

const runs = 5;
const bytesPerSecond = 400_000 / 8;
const line = { latency: 400, downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond };
const timesSlower = 4;
const phone = {
  viewport: { width: 360, height: 800 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  serviceWorkers: "block",
} as const;
const limits = { cardsSeconds: 2.5, filteredSeconds: 6 };
const visits = ["first", "returning"] as const;
const languages = ["ar", "en"] as const;
/** What may be chosen in the sheet of filters. */
const filter = "gearType";
const choices = ["manual", "automatic"] as const;
type Choice = (typeof choices)[number];
const card = "main article";
const sheetsButton = "main button[aria-haspopup=dialog]";
/** The column opened over the page, before the scripts are there, or the sheet. */
const sheet = ":is(#filters:popover-open, [role=dialog])";
const checkBox = (choice: Choice) => `${sheet} label:has(input[name=${filter}][value=${choice}])`;
const applying = `${sheet} button.pri`;

/** Seconds since the page was asked for. */
interface Seen {
  /** The text of the first card was painted. */
  text: number;
  /** Its picture was there. */
  picture: number;
  /** The sheet of filters, whose button was tapped as soon as it could be, stood there. */
  opened: number;
  /** The listings of the filter that was chosen in it stood there. */
  filtered: number;
}

/** The browse page on a phone whose line is slow: when the first cards are seen, and the listings of a filter that is tapped as soon as it can be. */
export async function benchSlowLine(): Promise<Report> {
  const dataDir = await withMarket({ listings: 600, pictures: true }, async (market) => market.dataDir);
  const server = await startServer(productionServer, dataDir);
  const browser = await chromium.launch({
    executablePath: await findChromium(process.execPath),
    args: [...chromiumFlags],
  });
  try {
    const expected = await filterThatShows(server.origin);
    const kinds = visits.flatMap((visit) => languages.map((language) => ({ visit, language })));
    const measured = await inTurns(kinds, ({ visit, language }) => {
      const address = `${server.origin}/cars${visit === "first" && language !== "ar" ? `?lang=${language}` : ""}`;
      return visitOnce(browser, address, { returning: visit === "returning", language, expected });
    });
    return reportOf(
      measured.map(({ kind, seen }) => ({ name: `${kind.visit} visit, ${kind.language}`, seen })),
    );
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** One of each kind that is not counted, then all of them in turn. */
async function inTurns<Kind>(kinds: readonly Kind[], visit: (kind: Kind) => Promise<Seen>) {
  const measured = kinds.map((kind) => ({ kind, seen: [] as Seen[] }));
  for (const { kind } of measured) await visit(kind);
  for (let run = 0; run < runs; run++) for (const { kind, seen } of measured) seen.push(await visit(kind));
  return measured;
}

interface Filtered {
  choice: Choice;
  /** The id of the first listing that has the choice. */
  first: string;
}

/** A choice whose first listing is not the first of all, or nothing would show when it has come. */
async function filterThatShows(origin: string): Promise<Filtered> {
  const firstOf = async (query: string) => {
    const answer = await fetch(`${origin}/api/cars?limit=1${query}`);
    const { data } = (await answer.json()) as { data: { id: string }[] };
    return data[0]?.id ?? "";
  };
  const all = await firstOf("");
  for (const choice of choices) {
    const first = await firstOf(`&${filter}=${choice}`);
    if (first && first !== all) return { choice, first };
  }
  throw new Error(`no ${filter} changes which listing is the first`);
}

interface Visit {
  returning: boolean;
  language: string;
  expected: Filtered;
}

/** In a context of its own, whose cache is empty, or holds what a first visit left in it. */
async function visitOnce(browser: Browser, address: string, visit: Visit): Promise<Seen> {
  const context = await browser.newContext(phone);
  try {
    if (visit.returning) await beHereBefore(context, address, visit.language);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.emulateNetworkConditions", { offline: false, ...line });
    await session.send("Emulation.setCPUThrottlingRate", { rate: timesSlower });
    await page.goto(address, { waitUntil: "commit" });
    const began = await page.evaluate(() => performance.timeOrigin);
    const [text, picture, opened, filtered] = await Promise.all([
      painted(page, `${card} h2`, began),
      painted(page, `${card} img`, began),
      painted(page, applying, began),
      filterAtOnce(page, visit.expected, began),
    ]);
    return { text, picture, opened, filtered };
  } finally {
    await context.close();
  }
}

async function beHereBefore(context: BrowserContext, address: string, language: string): Promise<void> {
  await context.addCookies([{ name: "language", value: language, url: address }]);
  const page = await context.newPage();
  await page.goto(`${address}?lang=${language}`, { waitUntil: "networkidle" });
  await page.close();
}

/** Opens the sheet of filters, chooses and applies, each as soon as it is there to be tapped. */
async function filterAtOnce(page: Page, { choice, first }: Filtered, began: number): Promise<number> {
  await page.locator(sheetsButton).first().tap();
  await page.locator(checkBox(choice)).tap();
  await page.locator(applying).tap();
  return painted(page, `${card}:first-of-type a[href*="${first}"]`, began);
}

/** When the first of such elements was painted, in sight and with its picture there where it is one, in seconds since `began`. */
async function painted(page: Page, selector: string, began: number): Promise<number> {
  const seen = await page.waitForFunction(
    ([wanted]) => {
      const element = document.querySelector(wanted);
      if (!element || (element instanceof HTMLImageElement && !(element.complete && element.naturalWidth)))
        return;
      const { top, height } = element.getBoundingClientRect();
      if (height === 0 || top >= innerHeight) return;
      // What this frame shows is painted when the next one begins.
      return new Promise<number>((now) => {
        requestAnimationFrame(() => now(performance.timeOrigin + performance.now()));
      });
    },
    [selector] as const,
    { timeout: 60_000 },
  );
  return (((await seen.jsonValue()) as number) - began) / 1000;
}

function reportOf(measured: readonly { name: string; seen: readonly Seen[] }[]): Report {
  const middle = (seen: readonly Seen[], of: keyof Seen) => median(seen.map((one) => one[of]));
  const parts = ["text", "picture", "opened", "filtered"] as const;
  const rows = measured.map(({ name, seen }) => [name, ...parts.map((part) => figure(middle(seen, part)))]);
  const slowest = (of: keyof Seen) => Math.max(...measured.map(({ seen }) => middle(seen, of)));
  const target = (text: string, of: keyof Seen, limit: number) => ({
    text: `${text} within ${limit} s`,
    figure: `${figure(slowest(of))} s at the most`,
    met: slowest(of) <= limit,
  });
  return {
    markdown: [
      `Seconds since the page was asked for, medians of ${runs} visits in turn.`,
      "",
      table(
        ["/cars", "first card's text", "first card's picture", "sheet of filters", "filtered listings"],
        rows,
      ),
    ].join("\n"),
    targets: [
      target("the text of the first card is painted", "text", limits.cardsSeconds),
      target("the listings of a filter tapped at once stand there", "filtered", limits.filteredSeconds),
    ],
  };
}
