import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { makeIcon } from "./icon.ts";

it("is one element with its lines in it, as the page asks for it", () => {
  const Icon = makeIcon('<path d="M16 17h6v-6"/>');
  expect(renderToStaticMarkup(createElement(Icon, { className: "i s", "aria-hidden": true }))).toBe(
    '<svg viewBox="0 0 24 24" class="i s" aria-hidden="true"><path d="M16 17h6v-6"/></svg>',
  );
});
