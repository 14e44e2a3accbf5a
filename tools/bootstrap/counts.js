import { readFileSync } from "node:fs";

const none = { passed: 0, failed: 0 };

export function vitestCounts(path) {
  const report = read(path);
  if (!report) return none;
  // A file that cannot even be loaded has no tests in the sum, yet it failed.
  const unloaded = report.testResults.filter(
    (file) => file.status === "failed" && file.assertionResults.length === 0,
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloaded.length };
}

/** One that passed at a second try is passed: Playwright calls it flaky and shows it in its own list. */
export function playwrightCounts(path) {
  const stats = read(path)?.stats;
  return stats ? { passed: stats.expected + stats.flaky, failed: stats.unexpected } : none;
}

function read(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return null;
  }
}
