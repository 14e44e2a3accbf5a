import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{src,tools,tests}/**/*.test.{ts,tsx,js}"],
    exclude: ["tests/journeys/**", "node_modules/**"],
    globalSetup: ["tests/support/global-setup.ts"],
    environment: "node",
    // A test file waits for PostgreSQL as long as it works itself: three for each two processors keep them busy.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    // A machine that runs tests is busy.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000, interval: 20 } },
  },
});
