import { expect, it } from "vitest";
import { inTheDark } from "./dark-page.ts";

const page = (html: string, bar: string, scheme: string) =>
  `<html lang="ar" ${html}><head><meta name="theme-color" content="${bar}"/>` +
  `<meta name="color-scheme" content="${scheme}"/></head><p>data-theme="light" كيا`;

it("says dark where a light page says its theme, tells what its markup was made for, and leaves all else", () => {
  const light = page('data-theme="light"', "#f8f5ef", "light");
  const dark = page('data-theme="dark" data-served-theme="light"', "#0a141f", "dark");
  expect(inTheDark(Buffer.from(light)).toString()).toBe(dark);
  expect(inTheDark(Buffer.from("<p>كيا")).toString()).toBe("<p>كيا");
});
