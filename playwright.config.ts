import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { freePort } from "./tests/journeys/support/free-port.ts";
import type { Visitor } from "./tests/journeys/support/test.ts";
import { browser, demoMarket, patient } from "./tests/support/playwright.ts";

/**
 * Journeys in a real browser, against the real thing: the built site, its own embedded PostgreSQL in a new
 * DATA_DIR, and a small demo market with its pictures. Workers read this file too: what the first reading chose
 * is passed on through the environment. No trace is kept unless asked for (--trace=on): recording costs nearly half as
 * much again as the journey.
 *
 * With JOURNEY_BASE (and JOURNEY_DATA, its DATA_DIR, and JOURNEY_GATEWAY_PORT, its test gateway's) they visit a market
 * that runs already.
 */
const running = process.env.JOURNEY_BASE;
process.env.JOURNEY_PORT ??= String(await freePort());
process.env.JOURNEY_GATEWAY_PORT ??= String(await freePort());
if (!running && !process.env.JOURNEY_DATA) {
  const folder = join(tmpdir(), `mishwar-journeys-${randomUUID()}`);
  process.env.JOURNEY_DATA = folder;
  // A global teardown would run while the server still writes there; this process ends after it.
  process.on("exit", () => {
    for (const made of [folder, process.env.PAGES_WORK ?? ""])
      rmSync(made, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  });
}
// What tests/pages keeps of those who are signed in.
process.env.PAGES_WORK ??= `${process.env.JOURNEY_DATA}-kept`;
const port = Number(process.env.JOURNEY_PORT);
const baseURL = running ?? `http://localhost:${port}`;

/**
 * Journeys that hold a page to what the whole market has: its counts, its order, its latest. Each changes no listing, and they
 * go first, while no other journey lists, sells or hides a car between the question and the page.
 */
const ofTheWholeMarket = [
  "browse",
  "find-a-car",
  "home-signed-in",
  "landing",
  "landings",
  "provenance",
  "sharing",
  "slow-network",
  "without-javascript",
].map((name) => `**/${name}.spec.ts`);

/** Every page that there is, as everybody who sees it. */
const everyPage = "**/accessibility.spec.ts";

export default defineConfig<Visitor>({
  ...patient,
  testDir: "tests/journeys",
  projects: [
    { name: "whole market", testMatch: ofTheWholeMarket },
    { name: "each its own", testMatch: "**/*.spec.ts", testIgnore: [...ofTheWholeMarket, everyPage] },
    {
      name: "in English",
      testMatch: "**/*.spec.ts",
      testIgnore: everyPage,
      grep: /@english/,
      use: { language: "en" },
    },
    { name: "stocked", testMatch: "support/stocked.setup.ts" },
    { name: "every page", testMatch: everyPage, dependencies: ["stocked"] },
  ],
  // A journey whose subject is the service worker lets it in; to the others it would hide calls from page.route().
  use: { ...browser(), baseURL },
  ...(!running && {
    webServer: demoMarket({
      entry: "tests/journeys/support/serve.ts",
      port,
      baseURL,
      // A journey sees at once what another visitor has changed: nothing is given again for a moment.
      env: { GUEST_PAGES_MB: "0" },
    }),
  }),
});
