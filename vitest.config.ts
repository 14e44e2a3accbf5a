import { globSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

const include = ["{src,tools,tests}/**/*.test.{ts,tsx,js}"];
const exclude = ["tests/journeys/**", "node_modules/**"];

/**
 * A file that replaces modules, globals or the clock, or looks at what modules do as they load, gets a process of its own; the
 * others share theirs, and its modules.
 */
const looksAtLoading = ["tests/scans/patterns.test.ts"];
const replaces =
  /\bvi\.(?:do)?(?:mock|hoisted|stubGlobal|stubEnv|spyOn|useFakeTimers|setSystemTime|resetModules)\b/i;
const alone = globSync(include, { exclude: ["node_modules/**"] }).filter(
  (file) => looksAtLoading.includes(file) || replaces.test(readFileSync(file, "utf8")),
);

export default defineConfig({
  test: {
    globalSetup: ["tests/support/global-setup.ts"],
    environment: "node",
    // A test file waits for PostgreSQL as long as it works itself: three for each two processors keep them busy.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    // A machine that runs tests is busy.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000, interval: 20 } },
    projects: [
      {
        extends: true,
        test: { name: "together", include, exclude: [...exclude, ...alone], isolate: false },
      },
      { extends: true, test: { name: "alone", include: alone, exclude } },
    ],
  },
});
