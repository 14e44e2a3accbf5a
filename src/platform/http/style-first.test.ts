import { expect, it } from "vitest";
import { styleFirst } from "./style-first.ts";

const style = '<style nonce="a" data-tsr-inline-css="">b{}</style>';
const link = '<link rel="stylesheet" href="/a.css"/>';
const named = '<link rel="stylesheet" href="/every.css" disabled/>';

it("puts the links to the sheets of a screen behind the style of every page and its address, and leaves all else", () => {
  const page = (head: string) => `<head><title>x</title>${head}<script>1</script></head>`;
  const made = (head: string) => styleFirst(page(head), ["/every.css"]);
  expect(made(`${link}${link}<meta/>${style}`)).toBe(page(`<meta/>${style}${named}${link}${link}`));
  expect(made(`${style}${link}`)).toBe(page(`${style}${named}${link}`));
  expect(made(style)).toBe(page(`${style}${named}`));
  for (const without of [link, ""]) expect(made(without)).toBe(page(without));
});
