import { expect, it } from "vitest";
import { pickDraft } from "./pick-draft.ts";

it.each([
  ["nothing anywhere", undefined, undefined, undefined, false],
  ["one here", { isSynced: false, savedAt: "2026-11-20" }, undefined, "here", false],
  ["one on the account", undefined, "2026-11-20", "there", false],
  [
    "one that was gone there since",
    { base: "v0", isSynced: true, savedAt: "2026-11-20" },
    undefined,
    undefined,
    false,
  ],
  [
    "the same, written on here",
    { base: "v1", isSynced: false, savedAt: "2026-11-20" },
    "2026-11-21",
    "here",
    false,
  ],
  [
    "the same, written on there",
    { base: "v0", isSynced: true, savedAt: "2026-11-21" },
    "2026-11-20",
    "there",
    false,
  ],
  ["both, newer here", { base: "v0", isSynced: false, savedAt: "2026-11-21" }, "2026-11-20", "here", true],
  ["both, newer there", { isSynced: false, savedAt: "2026-11-19" }, "2026-11-20", "there", true],
] as const)("of %s it is known which goes on", (_, here, updatedAt, goesOn, isOtherOffered) => {
  const there = updatedAt && { version: "v1", updatedAt };
  expect(pickDraft(here, there)).toEqual({ goesOn, isOtherOffered });
});
