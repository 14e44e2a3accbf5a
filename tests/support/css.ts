import { readFileSync } from "node:fs";
import { className } from "../../tools/vite/class-names.ts";

/**
 * The selector of a class of a CSS Module, for what a page has no better name for: `css("features/selling/own/own#title")`.
 * Throws where the sheet has no such class.
 */
export function css(where: `${string}#${string}`): string {
  const [path, name = ""] = where.split("#");
  const sheet = `${path}.module.css`;
  const text = readFileSync(new URL(`../../src/${sheet}`, import.meta.url), "utf8");
  if (!new RegExp(`\\.${name}(?![\\w-])`).test(text)) throw new Error(`${sheet} has no class ${name}`);
  return `.${className(sheet, name)}`;
}
