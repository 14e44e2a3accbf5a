import { createRequire } from "node:module";
import sharp, { type OverlayOptions } from "sharp";
import type { Language } from "#i18n/language.ts";

/** 1.91:1, what WhatsApp, Facebook and X show whole. */
export const sharePictureSize = { width: 1200, height: 630 } as const;

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
const panelWidth = 372;
const margin = 36;
const ink = "#1c2430";
const soft = "#4d5763";
const price = "#8a4a06"; // the amber of prices (tokens.css --price), as sRGB
const ground = "#f8f6f1";
const cedar = "#10553a";

export interface ShareText {
  language: Language;
  title: string;
  price: string;
  /** The dollar value of a price in another currency. */
  otherPrice: string | undefined;
  facts: string;
  place: string;
  siteName: string;
}

/** A JPEG for link previews: the car's photo with its price, title and place beside it, in one language. */
export async function drawSharePicture(text: ShareText, photo: Uint8Array | undefined): Promise<Buffer> {
  const { width, height } = sharePictureSize;
  const rtl = text.language === "ar";
  const photoWidth = width - panelWidth;
  const panelStart = rtl ? photoWidth : 0;
  const layers: OverlayOptions[] = [];
  if (photo) {
    const picture = await sharp(photo).resize(photoWidth, height, { fit: "cover" }).toBuffer();
    layers.push({ input: picture, left: rtl ? 0 : panelWidth, top: 0 });
  }

  const line = (lineWidth: number, image: { data: Buffer; width: number; height: number }, top: number) => {
    const indent = rtl ? lineWidth - image.width : 0;
    layers.push({ input: image.data, left: panelStart + margin + Math.max(0, indent), top: Math.round(top) });
    return top + image.height;
  };
  const room = panelWidth - 2 * margin;
  const mark = await sharp(Buffer.from(markSvg)).png().toBuffer();
  const name = await textImage({
    text: text.siteName,
    font: "bold",
    size: 30,
    colour: cedar,
    width: room - 52,
    lines: 1,
  });
  layers.push({ input: mark, left: rtl ? panelStart + panelWidth - margin - 44 : margin, top: margin });
  layers.push({
    input: name.data,
    left: rtl ? panelStart + panelWidth - margin - 56 - name.width : margin + 56,
    top: margin + Math.round((44 - name.height) / 2),
  });

  const amount = await textImage({
    text: text.price,
    font: "bold",
    size: 52,
    colour: price,
    width: room,
    lines: 1,
  });
  let top = line(room, amount, 170);
  if (text.otherPrice) {
    top = line(
      room,
      await textImage({
        text: text.otherPrice,
        font: "medium",
        size: 24,
        colour: soft,
        width: room,
        lines: 1,
      }),
      top + 10,
    );
  }
  top = line(
    room,
    await textImage({ text: text.title, font: "bold", size: 34, colour: ink, width: room, lines: 3 }),
    top + 28,
  );
  top = line(
    room,
    await textImage({ text: text.facts, font: "medium", size: 24, colour: soft, width: room, lines: 2 }),
    top + 20,
  );
  line(
    room,
    await textImage({ text: text.place, font: "medium", size: 24, colour: soft, width: room, lines: 1 }),
    Math.max(top + 16, height - margin - 30),
  );

  return sharp({ create: { width, height, channels: 3, background: ground } })
    .composite(layers)
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
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
async function textImage(spec: TextSpec): Promise<{ data: Buffer; width: number; height: number }> {
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

const markSvg = `<svg xmlns="http://www.w3.org/2000/svg" width="44" height="44" viewBox="0 0 32 32"><path d="M16 30.2V25.6M4.2 25.6H24.4C26.5 25.6 27.9 24.4 27.9 22.7C27.9 21 26.5 19.8 24.4 19.8H10.2C8.3 19.8 7 18.7 7 17.1C7 15.5 8.3 14.4 10.2 14.4H19.6C21.3 14.4 22.5 13.4 22.5 12C22.5 10.6 21.3 9.6 19.6 9.6C17.2 9.6 16 8.2 16 5.6V2.4" fill="none" stroke="${cedar}" stroke-width="2.9" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
