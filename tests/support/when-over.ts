import { afterAll, onTestFinished, TestRunner } from "vitest";

/** Does it when the test that asks is over; asked at the top of a file, when all of its tests are. `afterAll` within a test does nothing. */
export function whenOver(work: () => unknown): void {
  const isInTest = TestRunner.getCurrentTest() !== undefined;
  if (isInTest) onTestFinished(async () => void (await work()));
  else afterAll(async () => void (await work()));
}
