import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { audit } from "./audit.js";
import { ensureBuild } from "./build.js";
import { findChromium, findHeadlessShell } from "./chromium.js";
import { endOf, failuresAsText, playwrightReport, slowestAsText, vitestReport } from "./reports.js";
import { Failure, root } from "./say.js";
import { capture, show } from "./spawn.js";

const reports = join(root, "node_modules", ".cache", "test-reports");
const unitReport = join(reports, "unit.json");
const journeysReport = join(reports, "journeys.json");
const times = join(reports, "times.json");
const typesCache = join(root, "node_modules", ".cache", "types");
const bin = (path) => join(root, "node_modules", path);

/** Type errors of one project; what the last run learned of files that are as they were is used again. */
const types = (node, project) =>
  call(node, [
    bin("typescript/bin/tsc"),
    "-p",
    project,
    "--incremental",
    "--tsBuildInfoFile",
    join(typesCache, `${project === "." ? "site" : project}.tsbuildinfo`),
  ]);

/**
 * Name, what it checks, and how; `needs` is a file without which there is nothing to check yet. What runs `beside` the others
 * says nothing until its end, so that outputs do not mix.
 */
const steps = {
  types: {
    title: "Types",
    beside: true,
    run: async (node) => {
      const [site, tools] = [await types(node, "."), await types(node, "tools")];
      return { code: Math.max(site.code, tools.code), said: site.said + tools.said };
    },
  },
  lint: {
    title: "Format and lint",
    beside: true,
    run: (node) => call(node, [bin("@biomejs/biome/bin/biome"), "ci", "--colors=off", "."]),
  },
  boundaries: {
    title: "Boundaries",
    beside: true,
    needs: ".dependency-cruiser.cjs",
    run: (node) => call(node, [bin("dependency-cruiser/bin/dependency-cruiser.mjs"), "src", "tools"]),
  },
  dead: { title: "Dead code", beside: true, run: (node) => call(node, [bin("knip/bin/knip.js")]) },
  audit: { title: "Known weaknesses of packages", beside: true, run: audit },
  unit: {
    title: "Unit and API tests",
    report: unitReport,
    read: vitestReport,
    run: (node) =>
      callAloud(
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
    beside: true,
    needs: "tools/build.ts",
    run: (node) => ensureBuild(node).then(() => ({ code: 0 })),
  },
  budgets: {
    title: "Budgets",
    beside: true,
    needs: "tools/budgets.ts",
    run: async (node) => {
      await ensureBuild(node);
      return call(node, ["tools/budgets.ts"]);
    },
  },
  journeys: {
    title: "Browser journeys",
    needs: "playwright.config.ts",
    report: journeysReport,
    read: playwrightReport,
    run: async (node) => {
      const CHROMIUM_PATH = await findChromium(node);
      const HEADLESS_SHELL_PATH = process.env.HEADLESS_SHELL_PATH ?? findHeadlessShell();
      await ensureBuild(node);
      return callAloud(node, [bin("@playwright/test/cli.js"), "test", "--reporter=list,json"], {
        CHROMIUM_PATH,
        ...(HEADLESS_SHELL_PATH && { HEADLESS_SHELL_PATH }),
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
 * end, where a log that was cut still has it. What needs no whole machine runs beside the unit tests; the journeys come last,
 * when they have it for themselves.
 */
export async function runSteps(node, names) {
  mkdirSync(reports, { recursive: true });
  const chosen = names.filter((name) => !steps[name].needs || existsSync(join(root, steps[name].needs)));
  const outcomes = new Map();
  const inTurn = async (wanted) => {
    for (const name of chosen.filter(wanted)) outcomes.set(name, await runStep(node, steps[name]));
  };
  await Promise.all([inTurn((name) => steps[name].beside), inTurn((name) => name === "unit")]);
  await inTurn((name) => name === "journeys");
  return conclude(chosen.map((name) => outcomes.get(name)));
}

function conclude(outcomes) {
  const all = (key) => outcomes.flatMap((outcome) => outcome[key]);
  const failures = all("failures");
  const tests = all("times").toSorted((one, other) => other.seconds - one.seconds);
  if (tests.length > 0) {
    const taken = outcomes.map(({ title, seconds }) => ({ name: title, seconds }));
    writeFileSync(times, JSON.stringify({ steps: taken, tests }, null, 1));
    process.stdout.write(`\nThe slowest of ${tests.length} (all: ${times})\n${slowestAsText(tests)}\n`);
  }
  if (failures.length > 0) process.stdout.write(`\n${failuresAsText(failures)}\n`);
  process.stdout.write(`\n${outcomes.map(({ line }) => line).join("\n")}\n`);
  const sum = (count) => outcomes.reduce((total, outcome) => total + outcome[count], 0);
  return { passed: sum("passed"), failed: sum("failed"), ok: outcomes.every(({ ok }) => ok) };
}

async function runStep(node, { title, beside, report, read, run }) {
  if (!beside) process.stdout.write(`\n── ${title}\n`);
  if (report) rmSync(report, { force: true });
  const started = Date.now();
  const { code, said = "", unknown } = await run(node).catch((error) => ({ code: 1, said: error.message }));
  const seconds = (Date.now() - started) / 1000;
  const line = unknown
    ? `– ${title}: not known, since ${unknown}`
    : `${code === 0 ? "✓" : "✗"} ${title} (${seconds.toFixed(1)} s)`;
  process.stdout.write(
    beside ? `\n── ${title}\n${said}${said.endsWith("\n") || !said ? "" : "\n"}${line}\n` : `${line}\n`,
  );
  const { passed, failed, failures, times } = read?.(report) ?? {
    passed: 0,
    failed: 0,
    failures: [],
    times: [],
  };
  const outcome = { title, line, seconds, passed, failures, times };
  if (code === 0) return { ...outcome, ok: true, failed };
  // A step that failed without a failed test of its own (a type error, a crash) still counts as one failure.
  const told = failures.length > 0 ? failures : [{ name: `${title} (exit code ${code})`, text: endOf(said) }];
  return { ...outcome, ok: false, failed: Math.max(1, failed), failures: told };
}

/** Runs a program and keeps all that it says. */
async function call(node, args) {
  const { code, output } = await capture(node, args);
  return { code, said: output };
}

/** Runs a program that is heard while it runs. */
function callAloud(node, args, env = {}) {
  return show(node, args, { ...process.env, ...env });
}
