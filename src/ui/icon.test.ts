import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import makeIcon from "./icon.ts";

describe("an icon", () => {
  const Icon = makeIcon({
    node: [
      ["path", { d: "M16 17h6v-6", key: "t6n2it" }],
      ["circle", { cx: "13", cy: "7", r: "1", fill: "currentColor", key: "36hl38" }],
    ],
  });

  it("is one element with its lines in it, as the page asks for it, without the keys of its source", () => {
    expect(renderToStaticMarkup(createElement(Icon, { className: "i s", "aria-hidden": true }))).toBe(
      '<svg viewBox="0 0 24 24" class="i s" aria-hidden="true"><path d="M16 17h6v-6"/>' +
        '<circle cx="13" cy="7" r="1" fill="currentColor"/></svg>',
    );
  });
});
