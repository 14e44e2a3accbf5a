import { expect, it } from "vitest";
import { bodyOf, carried } from "./page-body.ts";

const link = (name: string, more = "") =>
  `<link rel="stylesheet"${more} href="/${name}.css" data-precedence="default"/>`;
const sheets = new Map(
  ["every", "more"].map((name) => [
    `/${name}.css`,
    carried(`/${name}.css`, Buffer.from(`${name}{content:'ع'}`)),
  ]),
);
const body = (html: string, reader: { isFirst?: boolean; isDark?: boolean }) =>
  bodyOf({ body: Buffer.from(html), sheets }, { isFirst: false, isDark: false, ...reader }).toString();

it("puts each sheet of every page before the link to it, which loads nothing, and leaves all else", () => {
  const carriedIn = (html: string) => body(html, { isFirst: true });
  expect(carriedIn(`<head>قبل${link("every")}${link("screen")}</head>`)).toBe(
    `<head>قبل<style>every{content:'ع'}</style>${link("every", " disabled")}${link("screen")}</head>`,
  );
  expect(carriedIn(`${link("every")}<meta/>${link("more")}`)).toBe(
    `<style>every{content:'ع'}</style>${link("every", " disabled")}<meta/><style>more{content:'ع'}</style>${link("more", " disabled")}`,
  );
  for (const without of [link("screen"), ""]) expect(carriedIn(without)).toBe(without);
});

it("says dark where a light page says its theme, tells what its markup was made for, and leaves all else", () => {
  const page = (html: string, bar: string, scheme: string) =>
    `<html lang="ar" ${html}><head><meta name="theme-color" content="${bar}"/>` +
    `<meta name="color-scheme" content="${scheme}"/></head><p>data-theme="light" كيا`;
  const light = page('data-theme="light"', "#f8f5ef", "light");
  const dark = page('data-theme="dark" data-served-theme="light"', "#0a141f", "dark");
  expect(body(light, { isDark: true })).toBe(dark);
  expect(body("<p>كيا", { isDark: true })).toBe("<p>كيا");
  expect(body(light, {})).toBe(light);
});
