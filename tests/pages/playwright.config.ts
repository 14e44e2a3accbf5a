import { defineConfig } from "@playwright/test";

/**
 * Every page of a small demo market, which the command `npm run pages` (tools/pages/run.ts) prepares, names in the environment
 * and throws away.
 */
const port = Number(process.env.JOURNEY_PORT);
const baseURL = `http://localhost:${port}`;

export default defineConfig({
  testDir: ".",
  testMatch: "*.spec.ts",
  outputDir: `${process.env.PAGES_WORK}/playwright`,
  globalSetup: "./support/stock.ts",
  fullyParallel: true,
  workers: 2,
  // A machine that runs this is busy.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  use: {
    baseURL,
    browserName: "chromium",
    serviceWorkers: "block",
    contextOptions: { reducedMotion: "reduce" },
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
        "--font-render-hinting=none",
        "--disable-lcd-text",
        "--force-color-profile=srgb",
      ],
    },
  },
  webServer: {
    command: "node tools/run.js tests/pages/support/serve.ts",
    cwd: "../..",
    url: `${baseURL}/readyz`,
    timeout: 240_000,
    stdout: "ignore",
    stderr: "pipe",
    gracefulShutdown: { signal: "SIGTERM", timeout: 40_000 },
    env: {
      NODE_ENV: "test",
      PORT: String(port),
      PUBLIC_URL: baseURL,
      DATA_DIR: process.env.JOURNEY_DATA ?? "",
      DATABASE_URL: "",
      PAYMENTS: "",
      TEST_GATEWAY_PORT: process.env.JOURNEY_GATEWAY_PORT ?? "",
      DEMO: "1",
      DEMO_LISTINGS: "150",
      LOG_LEVEL: "error",
    },
  },
});
