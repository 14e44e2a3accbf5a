import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { sourcesIn } from "./inline-scripts.ts";

const source = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

it("finds every inline script of a page that is ours, and none that is a file", () => {
  const page = '<script>a()</script><script src="/b.js"></script><script id="x">\nc()\n</script>';
  expect(sourcesIn(page)).toEqual([source("a()"), source("\nc()\n")]);
});
