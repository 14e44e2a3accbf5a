import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { freePort } from "./tests/journeys/support/free-port.ts";
import type { Visitor } from "./tests/journeys/support/test.ts";

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
  process.on("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }));
}
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

export default defineConfig<Visitor>({
  testDir: "tests/journeys",
  projects: [
    { name: "whole market", testMatch: ofTheWholeMarket },
    { name: "each its own", testMatch: "**/*.spec.ts", testIgnore: ofTheWholeMarket },
  ],
  fullyParallel: true,
  workers: 2,
  // A machine that runs tests is busy.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  use: {
    baseURL,
    browserName: "chromium",
    // A journey whose subject is the service worker lets it in; to the others it would hide calls from page.route().
    serviceWorkers: "block",
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  ...(!running && {
    webServer: {
      command: "node tools/run.js tests/journeys/support/serve.ts",
      url: `${baseURL}/readyz`,
      timeout: 240_000,
      stdout: "ignore",
      stderr: "pipe",
      gracefulShutdown: { signal: "SIGTERM", timeout: 40_000 },
      env: {
        // A machine that runs tests is busy: no answer is refused for that.
        NODE_ENV: "test",
        PORT: String(port),
        PUBLIC_URL: baseURL,
        DATA_DIR: process.env.JOURNEY_DATA ?? "",
        DATABASE_URL: "",
        PAYMENTS: "",
        TEST_GATEWAY_PORT: process.env.JOURNEY_GATEWAY_PORT,
        DEMO: "1",
        DEMO_LISTINGS: "150",
        LOG_LEVEL: "error",
        // A journey sees at once what another visitor has changed: nothing is given again for a moment.
        GUEST_PAGES_MB: "0",
      },
    },
  }),
});
