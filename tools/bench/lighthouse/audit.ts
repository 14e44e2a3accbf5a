import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launch } from "chrome-launcher";
import lighthouse, { type Result } from "lighthouse";
import { throttling } from "lighthouse/core/config/constants.js";
import { chromium } from "playwright-core";
import { chromiumFlags } from "../../chromium-flags.ts";
import { findChromium } from "../lib/browser.ts";
import { fixedWorkMs } from "../lib/processor.ts";

/** What the browser of a signed-in user holds. */
export interface Holds {
  cookies: Record<string, string>;
  localStorage: Record<string, string>;
}
interface Wanted {
  /** The page means to be left out of an index. */
  unlisted: boolean;
  holds?: Holds | undefined;
  /** The processor is slowed by what this machine leaves to be slowed, in place of four times. */
  calibrated: boolean;
}

/** What the fixed work takes on the machine of the tables of docs/performance.md. */
const workOfUsualMs = 44;
const { mobileSlow4G } = throttling;

/** How many times this machine is to be slowed at the moment to be as slow as that one, slowed four times. */
function slowdown(): number {
  // The first is slower by itself, another one by what else runs just then.
  const work = Math.min(...Array.from({ length: 5 }, fixedWorkMs));
  return Math.max(1, (mobileSlow4G.cpuSlowdownMultiplier * workOfUsualMs) / work);
}

/** How long a page is waited for that keeps a stream open. */
const streamingMs = 20_000;

/** Lighthouse misses the start of a page now and then and asks for another run. */
export async function audit(address: string, wanted: Wanted, attempts = 3): Promise<Result> {
  const result = await auditOnce(address, wanted);
  if (!result.runtimeError) return result;
  if (attempts > 1) return audit(address, wanted, attempts - 1);
  throw new Error(`${address}: ${result.runtimeError.message}`);
}

/** In a browser of its own: nothing is cached from the run before. */
async function auditOnce(address: string, { unlisted, holds, calibrated }: Wanted): Promise<Result> {
  const userDataDir = await mkdtemp(join(tmpdir(), "mishwar-lighthouse-"));
  const chrome = await launch({
    chromePath: await findChromium(process.execPath),
    userDataDir,
    ignoreDefaultFlags: true,
    chromeFlags: ["--headless", ...chromiumFlags],
    logLevel: "silent",
  });
  try {
    if (holds) await fillBrowser(chrome.port, address, holds);
    const result = await lighthouse(address, {
      port: chrome.port,
      logLevel: "error",
      output: "json",
      ...(calibrated && { throttling: { ...mobileSlow4G, cpuSlowdownMultiplier: slowdown() } }),
      // What the browser holds of a visitor stays.
      disableStorageReset: holds !== undefined,
      // The stream of live events never ends, so the network of the signed-in is never quiet.
      ...(holds && { maxWaitForLoad: streamingMs }),
      ...(unlisted && { skipAudits: ["is-crawlable"] }),
    });
    if (!result) throw new Error(`${address}: no result`);
    return result.lhr;
  } finally {
    chrome.kill();
    await rm(userDataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Signs the browser in, as if it had been here before. */
async function fillBrowser(port: number, address: string, { cookies, localStorage }: Holds): Promise<void> {
  const { origin } = new URL(address);
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const context = browser.contexts()[0] ?? (await browser.newContext());
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: origin })));
  const page = await context.newPage();
  await page.goto(`${origin}/robots.txt`);
  await page.evaluate((kept) => {
    for (const [name, value] of Object.entries(kept)) window.localStorage.setItem(name, value);
  }, localStorage);
  await page.close();
  await browser.close();
}
