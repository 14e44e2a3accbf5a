import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { inlineScripts, sourcesIn } from "./inline-scripts.ts";

const source = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

it("names the scripts that carry the mark, each once, and takes the mark from everything", () => {
  const marked = ' nonce="secret"';
  const page = (mark: string) =>
    `${mark && '<meta property="csp-nonce" content="secret"/>'}<link${mark} href="/a.css"/><script${mark}>one("كيا")</script><script>foreign()</script>` +
    `<script type="module"${mark} src="/a.js"></script><script${mark} data-modules="/a">two()</script>` +
    `<p>nonce="secret"</p><script${mark}>two()</script>`;
  expect(inlineScripts(page(marked), "secret")).toEqual({
    html: page(""),
    sources: [source('one("كيا")'), source("two()")],
  });
  const none = "<script nonce='secret'>x()</script><p>";
  expect(inlineScripts(none, "other")).toEqual({ html: none, sources: [] });
});

it("finds every inline script of a page that is ours, and none that is a file", () => {
  const page = '<script>a()</script><script src="/b.js"></script><script id="x">\nc()\n</script>';
  expect(sourcesIn(page)).toEqual([source("a()"), source("\nc()\n")]);
});
