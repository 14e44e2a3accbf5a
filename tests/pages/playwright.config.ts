import { defineConfig } from "@playwright/test";
import { browser, demoMarket, patient } from "../support/playwright.ts";

/**
 * Every page of a small demo market, which the command `npm run pages` (tools/pages/run.ts) prepares, names in the environment
 * and throws away.
 */
const port = Number(process.env.JOURNEY_PORT);
const baseURL = `http://localhost:${port}`;

export default defineConfig({
  ...patient,
  testDir: ".",
  testMatch: "*.spec.ts",
  outputDir: `${process.env.PAGES_WORK}/playwright`,
  globalSetup: "./support/stock.ts",
  use: {
    ...browser("--font-render-hinting=none", "--disable-lcd-text", "--force-color-profile=srgb"),
    baseURL,
    contextOptions: { reducedMotion: "reduce" },
  },
  webServer: demoMarket({ entry: "tests/pages/support/serve.ts", cwd: "../..", port, baseURL }),
});
