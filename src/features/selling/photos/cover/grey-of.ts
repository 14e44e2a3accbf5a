import { type Grey, lookedAtWidth } from "./find-plates.ts";

/** The brightness of a picture that is on the page, as far as it is looked at. Throws where the browser draws none. */
export function greyOf(image: HTMLImageElement): Grey {
  const width = lookedAtWidth;
  const height = Math.max(1, Math.round((image.naturalHeight / image.naturalWidth) * width));
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const brush = canvas.getContext("2d", { willReadFrequently: true });
  if (!brush) throw new Error("The browser draws no picture");
  brush.drawImage(image, 0, 0, width, height);
  const { data: colours } = brush.getImageData(0, 0, width, height);
  // Safari keeps canvases for long, and has little memory for all of them.
  canvas.width = 0;
  const data = new Uint8ClampedArray(width * height);
  for (let i = 0; i < data.length; i++) {
    const [red = 0, green = 0, blue = 0] = [colours[4 * i], colours[4 * i + 1], colours[4 * i + 2]];
    data[i] = 0.299 * red + 0.587 * green + 0.114 * blue;
  }
  return { data, width, height };
}
