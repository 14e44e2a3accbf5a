import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { endOf, failuresAsText, playwrightReport, slowestAsText, vitestReport } from "./reports.js";
import { root } from "./say.js";
import { capture } from "./spawn.js";

const folder = mkdtempSync(join(tmpdir(), "mishwar-reports-"));
afterAll(() => rmSync(folder, { recursive: true }));
const write = (name, content) => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};

/** A run of its own over these files, with the reporter that npm test uses. */
async function vitestRun(files) {
  const base = mkdtempSync(join(folder, "run-"));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(base, name), content);
  const report = join(base, "report.json");
  const reporter = join(root, "tools/bootstrap/vitest-reporter.js");
  const vitest = join(root, "node_modules/vitest/vitest.mjs");
  const config = write("vitest.config.js", "export default { test: { globals: true } };");
  const options = ["run", `--root=${base}`, `--config=${config}`, `--reporter=${reporter}`];
  const { code } = await capture(process.execPath, [vitest, ...options], {
    ...process.env,
    VITEST_REPORT: report,
  });
  return { code, ...vitestReport(report) };
}

describe("a run of vitest", () => {
  test("tells every failure by name: of a test with its difference, of a hook, a file and a promise", async () => {
    const { code, passed, failed, failures } = await vitestRun({
      "a.test.js": `
        describe("sums", () => {
          test("are right", () => {});
          test("are wrong", () => expect({ sum: 2 }).toEqual({ sum: 3 }));
          test("go wrong deeper", () => { throw new Error("outer", { cause: new Error("inner") }); });
        });
        describe("a group", () => {
          afterAll(() => { throw new Error("not tidied up"); });
          test("is fine itself", () => { void Promise.reject(new Error("nobody waited")); });
        });`,
      "b.test.js": "throw new Error('does not load');",
    });
    expect([code, passed, failed]).toEqual([1, 2, 5]);
    const told = Object.fromEntries(failures.map(({ name, text }) => [name.replace(/.*\//, ""), text]));
    expect(told).toEqual({
      "a.test.js › sums > are wrong": expect.stringMatching(
        /AssertionError.*\n[\s\S]*- +"sum": 3[\s\S]*a\.test\.js:4/,
      ),
      "a.test.js › sums > go wrong deeper": expect.stringMatching(
        /Error: outer\n[\s\S]*Behind it: Error: inner/,
      ),
      "a.test.js › a group": expect.stringContaining("not tidied up"),
      "b.test.js": expect.stringContaining("does not load"),
      "outside the tests": expect.stringContaining("nobody waited"),
    });
  }, 60_000);

  test("that wrote no report has no counts", () => {
    expect(vitestReport(join(folder, "absent"))).toEqual({ passed: 0, failed: 0, failures: [], times: [] });
  });
});

test("Playwright's report is summed; what fails is named from its file on, what stops the run is told too", () => {
  const failing = {
    errors: [{ message: "\x1b[31mExpected: 1\x1b[39m", location: { file: "a.spec.ts", line: 7 } }],
  };
  const report = {
    stats: { expected: 2, unexpected: 1, flaky: 1, skipped: 5 },
    errors: [{ message: "Error: the server did not start" }],
    suites: [
      {
        title: "a.spec.ts",
        specs: [
          { title: "works", tests: [{ status: "expected", results: [{ errors: [], duration: 1500 }] }] },
        ],
        suites: [
          { title: "ar", specs: [{ title: "fails", tests: [{ status: "unexpected", results: [failing] }] }] },
        ],
      },
    ],
  };
  expect(playwrightReport(write("journeys.json", JSON.stringify(report)))).toEqual({
    passed: 3,
    failed: 2,
    failures: [
      { name: "Playwright", text: "Error: the server did not start" },
      { name: "a.spec.ts › ar › fails", text: "Expected: 1\nat a.spec.ts:7" },
    ],
    times: [
      { name: "a.spec.ts › works", seconds: 1.5 },
      { name: "a.spec.ts › ar › fails", seconds: 0 },
    ],
  });
  expect(playwrightReport(join(folder, "absent"))).toEqual({ passed: 0, failed: 0, failures: [], times: [] });
});

test("the slowest twenty are a line each, the slowest first", () => {
  const times = Array.from({ length: 30 }, (_, index) => ({ name: `test ${index}`, seconds: index }));
  const lines = slowestAsText(times).split("\n");
  expect(lines).toHaveLength(20);
  expect(lines[0]).toBe("   29.0 s  test 29");
});

describe("failures at the end of a log", () => {
  const failures = (count) =>
    Array.from({ length: count }, (_, index) => ({ name: `test ${index}`, text: "line\n\n".repeat(100) }));

  test("are told at length when they are few", () => {
    expect(failuresAsText(failures(1)).split("\n")).toHaveLength(30);
    expect(failuresAsText([{ name: "a", text: "one\ntwo" }])).toBe("✗ a\n  one\n  two");
  });

  test.each([2, 9, 20])("fit into a hundred lines, all %s of them named", (count) => {
    const text = failuresAsText(failures(count));
    expect(text.split("\n").length).toBeLessThanOrEqual(100);
    for (const { name } of failures(count)) expect(text).toContain(`✗ ${name}`);
  });

  test("of a program are the last it said", () => {
    expect(endOf(`${"first\n".repeat(90)}\x1b[31mlast\x1b[39m\n`)).toMatch(/^(first\n){28}last$/);
  });
});
