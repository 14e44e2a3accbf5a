import { expect, it } from "vitest";
import { headHtml, headOf } from "./head.ts";

it("a page refines what the frame says, by title, name and property", () => {
  const frame = {
    meta: [
      { title: "Market" },
      { name: "description", content: "all" },
      { property: "og:title", content: "Market" },
    ],
    links: [{ rel: "icon", href: "/icon.svg" }],
  };
  const page = {
    meta: [{ title: "Cars" }, { property: "og:title", content: "Cars" }],
    links: [{ rel: "canonical", href: "/cars" }],
  };
  expect(headHtml(headOf(frame, page))).toBe(
    '<!--head--><title>Cars</title><meta name="description" content="all"><meta property="og:title" content="Cars">' +
      '<link rel="icon" href="/icon.svg"><link rel="canonical" href="/cars"><!--/head-->',
  );
});

it("no text ends what it stands in, or begins something else", () => {
  const hostile = `</title></script><script>alert(1)</script>"'><!--/head-->`;
  const html = headHtml(
    headOf({
      meta: [{ title: hostile }, { name: "description", content: hostile }],
      links: [{ rel: "canonical", href: hostile }],
      scripts: [{ type: "application/ld+json", children: JSON.stringify({ name: hostile }) }],
    }),
  );
  expect(html.match(/<(?!!--)\/?\w+/g)).toEqual([
    "<title",
    "</title",
    "<meta",
    "<link",
    "<script",
    "</script",
  ]);
  expect(html.match(/<!--\/head-->/g)).toHaveLength(1);
  const said = /ld\+json">(.*)<\/script>/.exec(html)?.[1] ?? "";
  expect(JSON.parse(said)).toEqual({ name: hostile });
});
