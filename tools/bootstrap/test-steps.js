import { spawn } from "node:child_process";
import { existsSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureBuild } from "./build.js";
import { findChromium } from "./chromium.js";
import { playwrightCounts, vitestCounts } from "./counts.js";
import { Failure, root } from "./say.js";
import { ended } from "./spawn.js";

const reports = join(root, "node_modules", ".cache", "test-reports");
const unitReport = join(reports, "unit.json");
const journeysReport = join(reports, "journeys.json");
const bin = (path) => join(root, "node_modules", path);

/** Name, what it checks, and how; `needs` is a file without which there is nothing to check yet. */
const steps = {
  types: {
    title: "Types",
    run: async (node) => {
      const tsc = bin("typescript/bin/tsc");
      return Math.max(await call(node, [tsc, "-p", "."]), await call(node, [tsc, "-p", "tools"]));
    },
  },
  lint: {
    title: "Format and lint",
    run: (node) => call(node, [bin("@biomejs/biome/bin/biome"), "ci", "--colors=off", "."]),
  },
  boundaries: {
    title: "Boundaries",
    needs: ".dependency-cruiser.cjs",
    run: (node) => call(node, [bin("dependency-cruiser/bin/dependency-cruiser.mjs"), "src", "tools"]),
  },
  dead: { title: "Dead code", run: (node) => call(node, [bin("knip/bin/knip.js")]) },
  unit: {
    title: "Unit and API tests",
    report: unitReport,
    counts: vitestCounts,
    run: (node) =>
      call(node, [
        bin("vitest/vitest.mjs"),
        "run",
        "--reporter=default",
        "--reporter=json",
        `--outputFile.json=${unitReport}`,
      ]),
  },
  build: { title: "Build", needs: "tools/build.ts", run: (node) => ensureBuild(node).then(() => 0) },
  budgets: { title: "Budgets", needs: "tools/budgets.ts", run: (node) => call(node, ["tools/budgets.ts"]) },
  journeys: {
    title: "Browser journeys",
    needs: "playwright.config.ts",
    report: journeysReport,
    counts: playwrightCounts,
    run: async (node) => {
      const CHROMIUM_PATH = await findChromium(node);
      await ensureBuild(node);
      return call(node, [bin("@playwright/test/cli.js"), "test", "--reporter=list,json"], {
        CHROMIUM_PATH,
        PLAYWRIGHT_JSON_OUTPUT_FILE: journeysReport,
      });
    },
  },
};

export function chosenSteps(names) {
  const unknown = names.filter((name) => !Object.hasOwn(steps, name));
  if (unknown.length > 0) {
    throw new Failure(`There is no step ${unknown.join(", ")}; there are ${Object.keys(steps).join(", ")}.`);
  }
  return names.length === 0 ? Object.keys(steps) : Object.keys(steps).filter((name) => names.includes(name));
}

/** Runs every chosen step, also after one failed, so that one run tells everything. */
export async function runSteps(node, names) {
  mkdirSync(reports, { recursive: true });
  const outcomes = [];
  let passed = 0;
  let failed = 0;
  for (const name of names) {
    const { title, needs, report, counts, run } = steps[name];
    if (needs && !existsSync(join(root, needs))) continue;
    process.stdout.write(`\n── ${title}\n`);
    if (report) rmSync(report, { force: true });
    const started = Date.now();
    const ok = (await run(node).catch(complain)) === 0;
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    process.stdout.write(`${ok ? "✓" : "✗"} ${title}: ${seconds} s\n`);
    outcomes.push({ title, ok, seconds });
    const count = counts?.(report) ?? { passed: 0, failed: 0 };
    passed += count.passed;
    // A step that failed without a failed test of its own (a type error, a crash) still counts as one failure.
    failed += ok ? count.failed : Math.max(1, count.failed);
  }
  process.stdout.write("\n");
  for (const { title, ok, seconds } of outcomes)
    process.stdout.write(`${ok ? "✓" : "✗"} ${title} (${seconds} s)\n`);
  return { passed, failed, ok: outcomes.every(({ ok }) => ok) };
}

function complain(error) {
  process.stdout.write(`${error.message}\n`);
  return 1;
}

/** In our own process group: Ctrl-C stops the step as well as us. */
function call(node, args, env = {}) {
  return ended(spawn(node, args, { cwd: root, env: { ...process.env, ...env }, stdio: "inherit" }));
}
