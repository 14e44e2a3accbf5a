import { writeFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

/**
 * Writes the counts of a run, every failure, and the seconds of each file to the file that VITEST_REPORT names. Vitest's own JSON has neither the
 * differences nor what went wrong around the tests: in a file, in a hook, in a promise that nobody waited for.
 */
export default class FailureReporter {
  onTestRunEnd(modules, unhandled) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const failures = [
      ...modules.flatMap((module) => aroundTests(module)),
      ...tests
        .filter((test) => test.result().state === "failed")
        .map((test) => failure(nameOf(test), test.result().errors)),
      ...unhandled.map((error) => failure("outside the tests", [error])),
    ];
    const passed = tests.filter((test) => test.result().state === "passed").length;
    const times = modules.map((module) => ({
      name: nameOf(module),
      seconds: secondsOf(module.diagnostic()),
    }));
    const report = { passed, failed: failures.length, failures, times };
    writeFileSync(process.env.VITEST_REPORT, JSON.stringify(report));
  }
}

/** Its tests and what it had to load first; another file may have loaded that already. */
const secondsOf = ({ collectDuration, setupDuration, duration }) =>
  (collectDuration + setupDuration + duration) / 1000;

function aroundTests(module) {
  const places = [module, ...module.children.allSuites()].filter((place) => place.errors().length > 0);
  return places.map((place) => failure(nameOf(place), place.errors()));
}

const nameOf = (place) =>
  [relative(process.cwd(), (place.module ?? place).moduleId), place.fullName].filter(Boolean).join(" › ");

const failure = (name, errors = []) => ({
  name,
  text: stripVTControlCharacters(errors.map(textOf).join("\n")),
});

/** The message, what was compared, where; the same of the error behind it. */
function textOf({ name, message, diff, stacks = [], cause }) {
  const places = stacks.slice(0, 3).map(({ file, line }) => `at ${relative(process.cwd(), file)}:${line}`);
  return [
    `${name ?? "Error"}: ${message}`,
    diff,
    ...places,
    ...(cause?.message ? [`Behind it: ${textOf(cause)}`] : []),
  ]
    .filter(Boolean)
    .join("\n");
}
