import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, describe, expect, test, vi } from "vitest";
import { agrees } from "./dependencies.js";
import { hashOf, readStamp, writeStamp } from "./hash.js";
import { withLock } from "./lock.js";
import { majorOf } from "./node.js";
import { reasonIn } from "./npm.js";
import { step } from "./say.js";
import { nodeFlags } from "./spawn.js";

const folder = mkdtempSync(join(tmpdir(), "mishwar-bootstrap-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("the major version of a Node is read from what it says", () => {
  expect(majorOf("v24.21.0")).toBe(24);
  expect(majorOf("18.0.0-nightly")).toBe(18);
  expect(majorOf("nonsense")).toBe(0);
});

test("the heap is half of a small machine and 4 GB of a large one", () => {
  const GB = 1024 ** 3;
  expect(nodeFlags(GB)[0]).toBe("--max-old-space-size=512");
  expect(nodeFlags(1)[0]).toBe("--max-old-space-size=256");
});

describe("a hash over sources", () => {
  const hash = (options = {}) => hashOf(["src", "absent"], { base: folder, ...options });
  const write = (path, text) => writeFileSync(join(folder, path), text);
  mkdirSync(join(folder, "src"));
  write("src/a.ts", "1");
  const before = hash();

  test("changes with content, name and a new file, and only then", () => {
    expect(hash()).toBe(before);
    write("src/a.ts", "2");
    expect(hash()).not.toBe(before);
    write("src/a.ts", "1");
    expect(hash()).toBe(before);
    write("src/b.ts", "");
    expect(hash()).not.toBe(before);
  });

  test("does not see what is skipped", () => {
    const skip = (path) => path.endsWith("b.ts");
    write("src/b.ts", "x");
    expect(hash({ skip })).toBe(before);
  });
});

test("a stamp is what was written, or nothing", () => {
  const path = join(folder, "deep", "stamp");
  expect(readStamp(path)).toBe("");
  writeStamp(path, "abc");
  expect(readStamp(path)).toBe("abc");
});

test("an installation agrees when all but the other platforms' packages are there", () => {
  const wanted = { "": {}, a: { version: "1.0.0" }, b: { version: "2.0.0", optional: true } };
  expect(agrees(wanted, { a: { version: "1.0.0" } })).toBe(true);
  expect(agrees(wanted, { a: { version: "1.0.1" } })).toBe(false);
  expect(agrees(wanted, { a: { version: "1.0.0" }, b: { version: "1.9.0" } })).toBe(false);
  expect(agrees(wanted, {})).toBe(false);
});

test("an installation for the market alone may lack what tests need, one for tests may not", () => {
  const wanted = { a: { version: "1.0.0" }, b: { version: "2.0.0", dev: true } };
  expect(agrees(wanted, { a: { version: "1.0.0" } }, { dev: false })).toBe(true);
  expect(agrees(wanted, { a: { version: "1.0.0" } }, { dev: true })).toBe(false);
  expect(agrees(wanted, { b: { version: "2.0.0" } }, { dev: false })).toBe(false);
  expect(agrees(wanted, { a: { version: "1.0.0" }, b: { version: "1.9.0" } }, { dev: false })).toBe(false);
});

test("steps that run beside each other are told each, also when one fails", async () => {
  const said = [];
  const write = vi.spyOn(process.stderr, "write").mockImplementation((text) => said.push(text));
  try {
    const failing = step("One", () => Promise.reject(new Error("no")));
    await Promise.all([expect(failing).rejects.toThrow("no"), step("Two", async () => "done")]);
  } finally {
    write.mockRestore();
  }
  const text = said.join("");
  for (const name of ["One", "Two"]) expect(text).toMatch(new RegExp(`${name} … \\d+\\.\\d s\\n`));
});

test("a lock lets one in at a time and does not outlive its process", async () => {
  let inside = 0;
  const work = async () => {
    inside += 1;
    await sleep(20);
    return inside--;
  };
  expect(await Promise.all([1, 2].map(() => withLock("test", work, folder)))).toEqual([1, 1]);
  writeFileSync(join(folder, "test.lock"), "999999999 123");
  expect(await withLock("test", work, folder)).toBe(1);
});

test("npm's reason for failing is told without its numbers and paths", () => {
  expect(reasonIn("npm error code E404\nnpm error 404 Not Found\nnpm error A complete log")).toBe(
    "404 Not Found",
  );
  expect(reasonIn("")).toBe("it gave no reason");
});
