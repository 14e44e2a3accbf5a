import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Font } from "harfbuzzjs";

const require = createRequire(import.meta.url);

/** Fonts of the project, never what the machine happens to have installed. One family draws Arabic and Latin alike. */
export const fontFiles = {
  medium: require.resolve("@expo-google-fonts/readex-pro/500Medium/ReadexPro_500Medium.ttf"),
  bold: require.resolve("@expo-google-fonts/readex-pro/700Bold/ReadexPro_700Bold.ttf"),
};
export type FontName = keyof typeof fontFiles;

/** A font whose texts can be set: HarfBuzz chooses and joins its glyphs. */
export interface Typeface {
  name: FontName;
  bytes: Buffer;
  unitsPerEm: number;
  /** In units, up from the base line. */
  ascent: number;
  descent: number;
  has(codePoint: number): boolean;
  /** The outline of a glyph as the `d` of an SVG path, in units, upwards. */
  outline(glyph: number): string;
  /** What HarfBuzz shapes with. */
  font: Font;
}
export type Typefaces = Record<FontName, Typeface>;

let opened: Promise<Typefaces> | undefined;

/** The typefaces, read when they are first asked for: a market where nobody prints pays nothing for them. */
export function openTypefaces(): Promise<Typefaces> {
  opened ??= readTypefaces();
  return opened;
}

async function readTypefaces(): Promise<Typefaces> {
  const { Blob, Face, Font } = await import("harfbuzzjs");
  const read = (name: FontName): Typeface => {
    const bytes = readFileSync(fontFiles[name]);
    const face = new Face(new Blob(bytes));
    const font = new Font(face);
    const { ascender, descender } = font.hExtents();
    const known = new Set(face.collectUnicodes());
    const outlines = new Map<number, string>();
    return {
      name,
      bytes,
      font,
      unitsPerEm: face.upem,
      ascent: ascender,
      descent: descender,
      has: (codePoint) => known.has(codePoint),
      outline(glyph) {
        const path = outlines.get(glyph) ?? font.glyphToPath(glyph);
        outlines.set(glyph, path);
        return path;
      },
    };
  };
  return { medium: read("medium"), bold: read("bold") };
}
