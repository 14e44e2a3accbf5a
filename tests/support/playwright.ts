import type { PlaywrightTestConfig } from "@playwright/test";
import { chromiumFlags } from "../../tools/chromium-flags.ts";

/** What journeys and the pictures of all pages have in common; a machine that runs them is busy. */
export const patient = {
  fullyParallel: true,
  workers: 2,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
} satisfies PlaywrightTestConfig;

/** The browser that was found, its headless shell where there is one, or Playwright's own. */
export const browser = (...moreFlags: string[]) =>
  ({
    browserName: "chromium",
    serviceWorkers: "block",
    launchOptions: launched(process.env.HEADLESS_SHELL_PATH ?? process.env.CHROMIUM_PATH, moreFlags),
  }) satisfies PlaywrightTestConfig["use"];

/** The whole browser, for what its headless shell does not have: push messages. */
export const wholeBrowser = { launchOptions: launched(process.env.CHROMIUM_PATH) };

function launched(path: string | undefined, moreFlags: string[] = []) {
  return { ...(path && { executablePath: path }), args: [...chromiumFlags, ...moreFlags] };
}

interface Market {
  /** What starts it. */
  entry: string;
  port: number;
  baseURL: string;
  /** Settings of its own. */
  env?: Record<string, string>;
  cwd?: string;
}

/** A small demo market of its own, as the environment of the run names it. */
export const demoMarket = ({ entry, port, baseURL, env, cwd }: Market) =>
  ({
    command: `node tools/run.js ${entry}`,
    ...(cwd && { cwd }),
    url: `${baseURL}/readyz`,
    timeout: 240_000,
    stdout: "ignore",
    stderr: "pipe",
    gracefulShutdown: { signal: "SIGTERM", timeout: 40_000 },
    env: {
      // No answer is refused because the machine is busy.
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
      ...env,
    },
  }) satisfies PlaywrightTestConfig["webServer"];
