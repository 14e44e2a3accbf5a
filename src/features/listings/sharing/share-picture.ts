import sharp, { type OverlayOptions } from "sharp";
import type { Language } from "#i18n/language.ts";
import { markImage, type Piece, shareColours, sharePictureSize, textImage } from "./share-drawing.ts";

const panelWidth = 372;
const margin = 36;
const markSize = 44;
const { ink, soft, price, ground, cedar } = shareColours;

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

  const line = (lineWidth: number, image: Piece, top: number) => {
    const indent = rtl ? lineWidth - image.width : 0;
    layers.push({ input: image.data, left: panelStart + margin + Math.max(0, indent), top: Math.round(top) });
    return top + image.height;
  };
  const room = panelWidth - 2 * margin;
  const mark = await markImage(markSize);
  const name = await textImage({
    text: text.siteName,
    font: "bold",
    size: 30,
    colour: cedar,
    width: room - 52,
    lines: 1,
  });
  layers.push({ input: mark, left: rtl ? panelStart + panelWidth - margin - markSize : margin, top: margin });
  layers.push({
    input: name.data,
    left: rtl ? panelStart + panelWidth - margin - 56 - name.width : margin + 56,
    top: margin + Math.round((markSize - name.height) / 2),
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
