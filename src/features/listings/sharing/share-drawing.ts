import { createRequire } from "node:module";
import sharp from "sharp";
import { colours } from "#ui/colours.ts";

/** 1.91:1, what WhatsApp, Facebook and X show whole. */
export const sharePictureSize = { width: 1200, height: 630 } as const;

const { ink, ink2: soft, price, ground, brand: cedar } = colours.light;
export const shareColours = { ink, soft, price, ground, cedar };

// Text is drawn from font files of the project, never from what the machine happens to have installed.
const require = createRequire(import.meta.url);
const fonts = {
  medium: {
    file: require.resolve("@expo-google-fonts/readex-pro/500Medium/ReadexPro_500Medium.ttf"),
    name: "Readex Pro Medium",
  },
  bold: {
    file: require.resolve("@expo-google-fonts/readex-pro/700Bold/ReadexPro_700Bold.ttf"),
    name: "Readex Pro Bold",
  },
};

/** A piece of a picture, as PNG. */
export interface Piece {
  data: Buffer;
  width: number;
  height: number;
}

interface TextSpec {
  text: string;
  font: keyof typeof fonts;
  size: number;
  colour: string;
  width: number;
  lines: number;
}

/** Text as a picture, wrapped at `width`; smaller, down to a half, until it fits the lines it may take. */
export async function textImage(spec: TextSpec): Promise<Piece> {
  const font = fonts[spec.font];
  for (let size = spec.size; ; size = Math.round(size * 0.88)) {
    const { data, info } = await sharp({
      text: {
        text: `<span foreground="${spec.colour}">${escapeMarkup(spec.text)}</span>`,
        font: `${font.name} ${size}`,
        fontfile: font.file,
        width: spec.width,
        wrap: "word-char",
        align: "left", // Pango turns it round by itself where a paragraph runs right to left
        spacing: 6,
        dpi: 72,
        rgba: true,
      },
    })
      .png()
      .toBuffer({ resolveWithObject: true });
    if ((info.height <= spec.lines * size * 1.75 && info.width <= spec.width) || size <= spec.size / 2) {
      return { data, width: info.width, height: info.height };
    }
  }
}

const escapeMarkup = (text: string) =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replace(/\p{Cc}/gu, " ");

/** The sign of the market, a road that is a cedar. */
export function markImage(size: number): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 32 32"><path d="M16 30.2V25.6M4.2 25.6H24.4C26.5 25.6 27.9 24.4 27.9 22.7C27.9 21 26.5 19.8 24.4 19.8H10.2C8.3 19.8 7 18.7 7 17.1C7 15.5 8.3 14.4 10.2 14.4H19.6C21.3 14.4 22.5 13.4 22.5 12C22.5 10.6 21.3 9.6 19.6 9.6C17.2 9.6 16 8.2 16 5.6V2.4" fill="none" stroke="${shareColours.cedar}" stroke-width="2.9" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}
