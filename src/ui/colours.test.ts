import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { colours } from "./colours.ts";

const css = readFileSync(new URL("./css/tokens.css", import.meta.url), "utf8");
const [light = "", dark = ""] = css.split(':root[data-theme="dark"]');

/** The value of `--ink-2: oklch(0.4 0.02 250)` as `#404952`, by the matrices of CSS Color 4. */
function tokenAsHex(sheet: string, token: string): string {
  const [, l, c, h] = new RegExp(`--${token}: oklch\\(([\\d.]+) ([\\d.]+) ([\\d.]+)\\)`).exec(sheet) ?? [];
  const [lightness, chroma, hue] = [Number(l), Number(c), (Number(h) * Math.PI) / 180];
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
  return `#${channels.map((linear) => byteOf(linear).toString(16).padStart(2, "0")).join("")}`;
}

function byteOf(linear: number): number {
  const encoded = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.round(255 * Math.min(1, Math.max(0, encoded)));
}

const tokenOf = (name: string) =>
  name.replace(/\d/, "-$&").replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`);

test.each([
  ["light", light, colours.light],
  ["dark", dark, colours.dark],
] as const)("the colours outside of style sheets are those of the %s tokens", (_theme, sheet, given) => {
  const tokens = Object.keys(given).map((name) => [name, tokenAsHex(sheet, tokenOf(name))]);
  expect(given).toEqual(Object.fromEntries(tokens));
});
