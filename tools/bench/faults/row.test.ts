import { expect, it } from "vitest";
import { Journal, type RequestMade } from "../lib/writer/journal.ts";
import { liesIn } from "./measure.ts";
import { type Measured, reportOf, sortRequests } from "./row.ts";

const request = (given: Partial<RequestMade>): RequestMade => ({
  type: "request",
  kind: "listing",
  status: 201,
  retry: 0,
  at: 0,
  ms: 10,
  ...given,
});
const clean: Measured = {
  ...sortRequests([request({})], false),
  backMs: 500,
  readyzWrong: [],
  lost: [],
  doubled: [],
  jobsLeft: [],
  strays: [],
  logErrors: [],
};
const missed = (measured: Measured) =>
  reportOf([{ name: "a fault", measured }])
    .targets.filter(({ met }) => !met)
    .map(({ text }) => text);

it("tells a refusal that may be from one that must not", () => {
  const requests = [
    request({}),
    request({ status: 503 }),
    request({ status: 503, wrong: "503 without Retry-After" }),
    request({ status: 500, wrong: "500 listing" }),
    request({ status: 0, wrong: "hung", ms: 12_000 }),
    request({ status: 0, wrong: "no connection" }),
  ];
  const sorted = sortRequests(requests, true);
  expect(sorted).toMatchObject({ requests: 6, busy: 1, noConnection: 1, longestMs: 12_000 });
  expect(sorted.wrong).toEqual(["503 without Retry-After", "500 listing", "hung"]);
  expect(sortRequests(requests, false).wrong).toContain("no connection listing");
});

it("misses its target for each thing that must not be, and for nothing else", () => {
  expect(missed(clean)).toEqual([]);
  for (const what of ["readyzWrong", "lost", "doubled", "jobsLeft", "strays", "wrong", "logErrors"] as const)
    expect([what, missed({ ...clean, [what]: ["one"] }).length]).toEqual([what, 1]);
  expect(missed({ ...clean, longestMs: 3000 })).toEqual(["every answer in under 3 s"]);
});

it("never takes what was not tried for passed", () => {
  const { markdown } = reportOf([{ name: "disk full", notHere: "needs root" }]);
  expect(markdown).toContain("not tried here: needs root");
});

it("finds /readyz lying while a fault lasts, and after it", () => {
  const times = { began: 0, over: 10_000, ended: 10_500, back: 11_000 };
  const looks = [
    { at: 500, ms: 10, status: 200 },
    { at: 5000, ms: 10, status: 503 },
    { at: 10_600, ms: 10, status: 503 },
    { at: 15_000, ms: 10, status: 200 },
  ];
  expect(liesIn(looks, { readyz: 503 }, times)).toEqual([]);
  expect(liesIn(looks, { readyz: 200 }, times)).toEqual(["503 while it lasted"]);
  expect(liesIn([...looks, { at: 16_000, ms: 10, status: 503 }], { readyz: 503 }, times)).toEqual([
    "503 afterwards",
  ]);
});

it("knows whether everything is acknowledged again", () => {
  const journal = new Journal();
  for (const what of ["listing", "message", "payment"] as const)
    journal.take({ type: "acknowledged", what, id: what, at: 20 });
  expect(journal.writesSince(10)).toBe(false);
  journal.take({ type: "acknowledged", what: "photo", id: "photo", at: 20 });
  expect([journal.writesSince(10), journal.writesSince(20)]).toEqual([true, false]);
});
