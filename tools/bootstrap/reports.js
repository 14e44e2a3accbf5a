import { readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";

const none = { passed: 0, failed: 0, failures: [], times: [] };

/** What vitest-reporter.js wrote: counts, every failure by name with its error, and the seconds of each file. */
export function vitestReport(path) {
  return { ...none, ...read(path) };
}

/** The same from Playwright's own report. A test that passed at a second try, which it calls flaky, has passed. */
export function playwrightReport(path) {
  const report = read(path);
  if (!report) return none;
  const { expected, flaky, unexpected } = report.stats;
  // Beside the tests: a server that did not start, a configuration that cannot be read.
  const around = report.errors.map((error) => ({ name: "Playwright", text: textOf(error) }));
  return {
    passed: expected + flaky,
    failed: unexpected + around.length,
    failures: [...around, ...report.suites.flatMap((suite) => failuresIn(suite, []))],
    times: report.suites.flatMap((suite) => timesIn(suite, [])),
  };
}

/** Every test and its seconds, all tries together. */
function timesIn({ title, specs = [], suites = [] }, above) {
  const path = [...above, title].filter(Boolean);
  const own = specs.flatMap((spec) =>
    spec.tests.map(({ projectName, results }) => ({
      name: [projectName, ...path, spec.title].filter(Boolean).join(" › "),
      seconds: results.reduce((sum, { duration = 0 }) => sum + duration, 0) / 1000,
    })),
  );
  return [...own, ...suites.flatMap((suite) => timesIn(suite, path))];
}

const SLOWEST = 20;

/** The slowest of all test files and journeys, a line each. */
export function slowestAsText(times) {
  const slowest = times.toSorted((one, other) => other.seconds - one.seconds).slice(0, SLOWEST);
  return slowest.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`).join("\n");
}

function failuresIn({ title, specs = [], suites = [] }, above) {
  const path = [...above, title].filter(Boolean);
  const own = specs
    .filter(({ tests }) => tests.some(({ status }) => status === "unexpected"))
    .map((spec) => ({
      name: [...path, spec.title].join(" › "),
      text: spec.tests.flatMap(({ results }) => (results.at(-1)?.errors ?? []).map(textOf)).join("\n"),
    }));
  return [...own, ...suites.flatMap((suite) => failuresIn(suite, path))];
}

/** The message with what it compares, where it happened, and the lines there. */
function textOf({ message = "", location, snippet = "" }) {
  const place = location ? `at ${location.file}:${location.line}` : "";
  return stripVTControlCharacters([message, place, snippet].filter(Boolean).join("\n"));
}

const LINES_IN_ALL = 90;
const LINES_OF_ONE = 30;
const LEAST_LINES = 6;

/** Every failure by name, with the beginnings of as many errors as a log cut to its end still shows. */
export function failuresAsText(failures) {
  const share = Math.max(LEAST_LINES, Math.min(LINES_OF_ONE, Math.floor(LINES_IN_ALL / failures.length)));
  const withText = Math.floor(LINES_IN_ALL / share);
  return failures
    .map(({ name, text }, index) =>
      index < withText ? `✗ ${name}\n${beginning(text, share - 1)}` : `✗ ${name}`,
    )
    .join("\n");
}

function beginning(text, count) {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const shown = lines.length > count ? [...lines.slice(0, count - 1), "…"] : lines;
  return shown.map((line) => `  ${line}`).join("\n");
}

/** Of what a program said, the end: that is where it gives its reason. */
export function endOf(output) {
  const lines = stripVTControlCharacters(output)
    .split("\n")
    .filter((line) => line.trim() !== "");
  return lines.slice(1 - LINES_OF_ONE).join("\n");
}

function read(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return null;
  }
}
