import { expect, it } from "vitest";
import { withSheets } from "./carried-styles.ts";

const link = (name: string, more = "") =>
  `<link rel="stylesheet" href="/${name}.css" data-precedence="default"${more}/>`;
const sheet = (name: string) => ({ address: `/${name}.css`, text: Buffer.from(`${name}{content:'ع'}`) });

it("puts each sheet of every page before the link to it, which loads nothing, and leaves all else", () => {
  const carried = (html: string) => withSheets(Buffer.from(html), [sheet("every"), sheet("more")]).toString();
  expect(carried(`<head>قبل${link("every")}${link("screen")}</head>`)).toBe(
    `<head>قبل<style>every{content:'ع'}</style>${link("every", " disabled")}${link("screen")}</head>`,
  );
  expect(carried(`${link("every")}<meta/>${link("more")}`)).toBe(
    `<style>every{content:'ع'}</style>${link("every", " disabled")}<meta/><style>more{content:'ع'}</style>${link("more", " disabled")}`,
  );
  for (const without of [link("screen"), ""]) expect(carried(without)).toBe(without);
});
