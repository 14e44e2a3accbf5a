import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect, test } from "vitest";

test("a place whose process ended soon is not taken again at once: what cannot run does not take all of the machine", async () => {
  const child = fork(join(import.meta.dirname, "../../../tests/support/fork-and-kill.ts"), {
    execArgv: ["--disable-warning=ExperimentalWarning"],
  });
  const [[first, second]] = await once(child, "message");
  expect(second - first).toBeGreaterThan(1900);
});
