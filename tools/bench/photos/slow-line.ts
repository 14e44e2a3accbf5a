import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "playwright-core";
import { findChromium } from "../lib/browser.ts";

const bytesPerSecond = 400_000 / 8;
const latency = 400;
const sampleMs = 200;
const patience = 10 * 60_000;

/** What a seller saw while photos went up. */
export interface Upload {
  seconds: number;
  /** The longest time in which nothing that is shown moved. */
  stillSeconds: number;
}

/** Chooses photos in the form of a phone whose line takes 400 kbit/s each way with 400 ms of delay. */
export async function uploadOverSlowLine(
  origin: string,
  sessionCookie: string,
  photos: readonly Buffer[],
): Promise<Upload> {
  const folder = await mkdtemp(join(tmpdir(), "mishwar-photos-"));
  const browser = await chromium.launch({
    executablePath: await findChromium(process.execPath),
    args: ["--no-sandbox"],
  });
  try {
    const files = photos.map((_, at) => join(folder, `IMG_${at}.jpg`));
    await Promise.all(photos.map((photo, at) => writeFile(files[at] ?? "", photo)));
    const context = await browser.newContext({
      viewport: { width: 360, height: 740 },
      isMobile: true,
      hasTouch: true,
    });
    const [name = "", value = ""] = sessionCookie.split("=");
    await context.addCookies([{ name, value, url: origin }]);
    const page = await context.newPage();
    await page.goto(`${origin}/add-car`);
    const input = page.locator("input[type=file][multiple]");
    await input.waitFor({ state: "attached" });
    const line = await context.newCDPSession(page);
    await line.send("Network.emulateNetworkConditions", {
      offline: false,
      latency,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    });
    await input.setInputFiles(files);
    return await watch(page, photos.length);
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Looks at the tiles of the photos until all are there. */
function watch(page: Page, count: number): Promise<Upload> {
  return page.evaluate(
    ([count, sampleMs, patience]) =>
      new Promise<Upload>((resolve, reject) => {
        const started = performance.now();
        let [shown, moved, longest] = ["", started, 0];
        const sample = setInterval(() => {
          const tiles = [...document.querySelectorAll("[data-photo]")];
          const now = performance.now();
          const texts = tiles.map((tile) => tile.querySelector(".photo-status")?.textContent ?? "there");
          if (texts.join() !== shown) [shown, moved] = [texts.join(), now];
          longest = Math.max(longest, now - moved);
          const there = texts.filter((text) => text === "there").length;
          if (there === count) {
            clearInterval(sample);
            resolve({ seconds: (now - started) / 1000, stillSeconds: longest / 1000 });
          } else if (now - started > patience) {
            clearInterval(sample);
            reject(new Error(`after ${patience / 1000} s ${there} of ${count} photos are there: ${shown}`));
          }
        }, sampleMs);
      }),
    [count, sampleMs, patience] as const,
  );
}
