import type { Manifest } from "vite";
import { describe, expect, it } from "vitest";
import { startScript } from "../../../src/platform/http/start-script.ts";
import { carriedStyles, scriptsOf, shownText, stylesOf, withImports } from "./first-load.ts";
import { fontsFor } from "./fonts.ts";

const page = {
  html: `<link rel="modulepreload" href="/assets/a.js"/><link href="/assets/b.css" rel="stylesheet"/><link rel="stylesheet" href="/assets/carried.css" disabled/>
    <link rel="preload" as="font" href="/assets/f.woff2"/><script>var src="/no.js"</script>
    <script type="module" async="" src="/assets/a.js"></script><p>كيا &amp; Kia</p>
    ${startScript(["/assets/b.js", "/assets/entry.js"])}`,
  link: "</assets/words.js>; rel=modulepreload, </assets/more.js>; rel=modulepreload",
};

describe("what a page loads at first", () => {
  it("finds scripts in the head, in script elements, in what starts them and in the Link header, and nothing else", () => {
    expect(new Set(scriptsOf(page))).toEqual(
      new Set(["/assets/a.js", "/assets/b.js", "/assets/entry.js", "/assets/words.js", "/assets/more.js"]),
    );
  });

  it("finds style sheets whatever the order of the attributes, and none that is only named", () => {
    expect(stylesOf(page)).toEqual(["/assets/b.css"]);
  });

  it("finds the style sheets that a page carries in itself", () => {
    const html = '<head><style nonce="x" data-a>a{b:c}</style><style></style></head>';
    expect(carriedStyles({ html, link: "" })).toEqual(["a{b:c}", ""]);
  });

  it("adds what the scripts import at once, but not what they import later", () => {
    const manifest: Manifest = {
      "a.ts": { file: "assets/a.js", imports: ["b.ts"], dynamicImports: ["late.ts"] },
      "b.ts": { file: "assets/b.js", imports: ["a.ts"] },
      "late.ts": { file: "assets/late.js" },
    };
    expect(withImports(["/assets/a.js"], manifest)).toEqual(new Set(["/assets/a.js", "/assets/b.js"]));
  });

  it("shows no script as text", () => {
    expect(shownText(page.html)).toContain("كيا");
    expect(shownText(page.html)).not.toContain("no.js");
  });
});

describe("the fonts of a text", () => {
  const face = (file: string, range?: string) =>
    `@font-face{font-family:X;src:url(/assets/${file}.woff2) format("woff2")${range ? `;unicode-range:${range}` : ""}}`;
  const css = [
    face("arabic", "U+600-6FF,U+200C-200E"),
    face("latin", "U+0-FF"),
    face("digit", "U+003?"),
    '@font-face{font-family:Y;src:local("Arial")}',
  ].join("");

  it.each([
    ["كيا", ["/assets/arabic.woff2"]],
    ["Kia", ["/assets/latin.woff2"]],
    ["7", ["/assets/latin.woff2", "/assets/digit.woff2"]],
    ["漢", []],
  ])("takes for %s only the files that have its characters", (text, files) => {
    expect(fontsFor(css, text)).toEqual(files);
  });

  it("takes a face without a range for every text, once", () => {
    expect(fontsFor(face("all") + face("all"), "漢")).toEqual(["/assets/all.woff2"]);
  });
});
