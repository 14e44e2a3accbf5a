import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { paperBox } from "./paper-box.ts";

const [first, second] = [randomBytes(32), randomBytes(32)];
const paper = Buffer.from("%PDF-1.4 a registration");

it("seals so that nothing of a paper is left to be seen, and never twice alike", () => {
  const box = paperBox([first]);
  const sealed = box.seal(paper, "papers/a");
  expect(sealed.includes("registration")).toBe(false);
  expect(sealed.includes("%PDF")).toBe(false);
  expect(box.seal(paper, "papers/a").equals(sealed)).toBe(false);
  expect(box.open(sealed, "papers/a")).toEqual(paper);
});

it("opens what an older key has sealed while that is named, and seals by the new one", () => {
  const old = paperBox([first]).seal(paper, "papers/a");
  const rotated = paperBox([second, first]);
  expect(rotated.open(old, "papers/a")).toEqual(paper);
  const renewed = rotated.seal(paper, "papers/a");
  expect(paperBox([second]).open(renewed, "papers/a")).toEqual(paper);
  expect(paperBox([first]).open(renewed, "papers/a")).toBeUndefined();
  expect(paperBox([second]).open(old, "papers/a")).toBeUndefined();
});

it("opens nothing in another place, nothing that was changed, and nothing else", () => {
  const box = paperBox([first]);
  const sealed = box.seal(paper, "papers/a");
  expect(box.open(sealed, "papers/b")).toBeUndefined();
  for (const at of [0, 5, 10, 25, sealed.length - 1]) {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(box.open(changed, "papers/a"), String(at)).toBeUndefined();
  }
  expect(box.open(sealed.subarray(0, 30), "papers/a")).toBeUndefined();
  expect(box.open(paper, "papers/a")).toBeUndefined();
});
