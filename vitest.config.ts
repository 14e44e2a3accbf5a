import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{src,tools,tests}/**/*.test.{ts,tsx,js}"],
    exclude: ["tests/journeys/**", "node_modules/**"],
    globalSetup: ["tests/support/global-setup.ts"],
    environment: "node",
    testTimeout: 15_000,
    hookTimeout: 30_000,
  },
});
