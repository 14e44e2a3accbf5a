/** A picture under a square frame: how often its shorter side fits into the frame, and which point lies in the middle. */
export interface Crop {
  /** 1: the frame shows as much as it can. */
  zoom: number;
  /** The middle of the frame, from 0 to 1 across and down the picture. */
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export const wholeCrop: Crop = { zoom: 1, x: 0.5, y: 0.5 };
export const largestZoom = 4;
/** The side of what is sent: sharp on every screen that shows it, and light on a slow network. */
const sentSide = 800;

/** The square of the picture, in its own pixels, that the frame shows. */
export function cropSquare({ width, height }: Size, { zoom, x, y }: Crop) {
  const side = Math.min(width, height) / zoom;
  return { left: width * x - side / 2, top: height * y - side / 2, side };
}

/** The same crop with its frame inside the picture, however far it was pushed. */
export function heldInside(size: Size, { zoom, x, y }: Crop): Crop {
  const held = Math.min(largestZoom, Math.max(1, zoom));
  const half = Math.min(size.width, size.height) / held / 2;
  const within = (middle: number, long: number) => Math.min(1 - half / long, Math.max(half / long, middle));
  return { zoom: held, x: within(x, size.width), y: within(y, size.height) };
}

/** The crop after the picture was pushed by so many frame widths. */
export function pushed(size: Size, crop: Crop, right: number, down: number): Crop {
  const { side } = cropSquare(size, crop);
  return heldInside(size, {
    ...crop,
    x: crop.x - (right * side) / size.width,
    y: crop.y - (down * side) / size.height,
  });
}

/** How the picture lies so that the frame shows the crop: percent of the frame's side. */
export function placeInFrame(size: Size, crop: Crop) {
  const { left, top, side } = cropSquare(size, crop);
  const percent = (pixels: number) => `${(100 * pixels) / side}%`;
  return {
    width: percent(size.width),
    height: percent(size.height),
    left: percent(-left),
    top: percent(-top),
  };
}

/** Cuts the square out, in the browser: a phone's photo of megabytes leaves as some tens of kilobytes. */
export async function cutOut(picture: HTMLImageElement, crop: Crop): Promise<Blob> {
  const size = { width: picture.naturalWidth, height: picture.naturalHeight };
  const { left, top, side } = cropSquare(size, crop);
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = Math.round(Math.min(sentSide, side));
  canvas.getContext("2d")?.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/jpeg", 0.9);
  });
}
