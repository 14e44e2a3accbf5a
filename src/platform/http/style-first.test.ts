import { expect, it } from "vitest";
import { styleFirst } from "./style-first.ts";

const style = '<style nonce="a" data-tsr-inline-css="">b{}</style>';
const link = '<link rel="stylesheet" href="/a.css"/>';

it("puts the style of every page before the links to those of its screen, and leaves all else", () => {
  const page = `<head><title>x</title>${link}${link}<meta/>${style}<script>1</script></head>`;
  const right = `<head><title>x</title>${style}${link}${link}<meta/><script>1</script></head>`;
  expect(styleFirst(page)).toBe(right);
  expect(styleFirst(right)).toBe(right);
  for (const whole of [`<head>${style}</head>`, `<head>${link}</head>`, "<head></head>", ""]) {
    expect(styleFirst(whole)).toBe(whole);
  }
});
