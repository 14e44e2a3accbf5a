import { fileURLToPath } from "node:url";
import sharp, { type OverlayOptions } from "sharp";
import type { Language } from "#i18n/language.ts";
import { markImage, type Piece, shareColours, sharePictureSize, textImage } from "./share-drawing.ts";

/** The road of the landing page, as wide as the picture; its sky is left out. */
const road = fileURLToPath(new URL("./road.webp", import.meta.url));
const margin = 74;
const markSize = 54;
const nameTop = 78;
const sloganTop = 190;
const taglineTop = 308;

export interface SiteText {
  language: Language;
  siteName: string;
  slogan: string;
  tagline: string;
}

/** A JPEG for previews of links into the market: its name, what it promises and what it is, in one language. */
export async function drawSitePicture({ language, ...text }: SiteText): Promise<Buffer> {
  const { width, height } = sharePictureSize;
  const room = width - 2 * margin;
  const { ink, soft, ground, cedar } = shareColours;
  const [name, slogan, tagline, mark, scene] = await Promise.all([
    textImage({ text: text.siteName, font: "bold", size: 46, colour: cedar, width: room, lines: 1 }),
    textImage({ text: text.slogan, font: "bold", size: 66, colour: ink, width: room, lines: 1 }),
    textImage({ text: text.tagline, font: "medium", size: 32, colour: soft, width: room, lines: 1 }),
    markImage(markSize),
    sharp(road).toBuffer({ resolveWithObject: true }),
  ]);
  const place = (piece: Pick<Piece, "data" | "width">, top: number, indent = 0): OverlayOptions => ({
    input: piece.data,
    left: language === "ar" ? width - margin - indent - piece.width : margin + indent,
    top: Math.round(top),
  });
  const layers = [
    { input: scene.data, left: 0, top: height - scene.info.height },
    place({ data: mark, width: markSize }, nameTop),
    place(name, nameTop + (markSize - name.height) / 2, markSize + 16),
    place(slogan, sloganTop),
    place(tagline, taglineTop),
  ];
  return sharp({ create: { width, height, channels: 3, background: ground } })
    .composite(layers)
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}
