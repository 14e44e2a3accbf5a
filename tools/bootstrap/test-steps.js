import { existsSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { audit } from "./audit.js";
import { ensureBuild } from "./build.js";
import { findChromium } from "./chromium.js";
import { endOf, failuresAsText, playwrightReport, vitestReport } from "./reports.js";
import { Failure, root } from "./say.js";
import { show } from "./spawn.js";

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
      const [site, tools] = [await call(node, [tsc, "-p", "."]), await call(node, [tsc, "-p", "tools"])];
      return { code: Math.max(site.code, tools.code), said: site.said + tools.said };
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
  audit: { title: "Known weaknesses of packages", run: audit },
  unit: {
    title: "Unit and API tests",
    report: unitReport,
    read: vitestReport,
    run: (node) =>
      call(
        node,
        [
          bin("vitest/vitest.mjs"),
          "run",
          "--reporter=default",
          `--reporter=${join(root, "tools/bootstrap/vitest-reporter.js")}`,
        ],
        { VITEST_REPORT: unitReport },
      ),
  },
  build: {
    title: "Build",
    needs: "tools/build.ts",
    run: (node) => ensureBuild(node).then(() => ({ code: 0 })),
  },
  budgets: { title: "Budgets", needs: "tools/budgets.ts", run: (node) => call(node, ["tools/budgets.ts"]) },
  journeys: {
    title: "Browser journeys",
    needs: "playwright.config.ts",
    report: journeysReport,
    read: playwrightReport,
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

/**
 * Runs every chosen step, also after one failed, so that one run tells everything; what failed is told again at the
 * end, where a log that was cut still has it.
 */
export async function runSteps(node, names) {
  mkdirSync(reports, { recursive: true });
  const outcomes = [];
  for (const name of names) {
    const { needs } = steps[name];
    if (!needs || existsSync(join(root, needs))) outcomes.push(await runStep(node, steps[name]));
  }
  const failures = outcomes.flatMap((outcome) => outcome.failures);
  if (failures.length > 0) process.stdout.write(`\n${failuresAsText(failures)}\n`);
  process.stdout.write(`\n${outcomes.map(({ line }) => line).join("\n")}\n`);
  const sum = (count) => outcomes.reduce((total, outcome) => total + outcome[count], 0);
  return { passed: sum("passed"), failed: sum("failed"), ok: outcomes.every(({ ok }) => ok) };
}

async function runStep(node, { title, report, read, run }) {
  process.stdout.write(`\n── ${title}\n`);
  if (report) rmSync(report, { force: true });
  const started = Date.now();
  const { code, said = "", unknown } = await run(node).catch(complain);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  const line = unknown
    ? `– ${title}: not known, since ${unknown}`
    : `${code === 0 ? "✓" : "✗"} ${title} (${seconds} s)`;
  process.stdout.write(`${line}\n`);
  const { passed, failed, failures } = read?.(report) ?? { passed: 0, failed: 0, failures: [] };
  if (code === 0) return { line, ok: true, passed, failed, failures };
  // A step that failed without a failed test of its own (a type error, a crash) still counts as one failure.
  const told = failures.length > 0 ? failures : [{ name: `${title} (exit code ${code})`, text: endOf(said) }];
  return { line, ok: false, passed, failed: Math.max(1, failed), failures: told };
}

function complain(error) {
  process.stdout.write(`${error.message}\n`);
  return { code: 1, said: error.message };
}

function call(node, args, env = {}) {
  return show(node, args, { ...process.env, ...env });
}
