/** A part of a picture as it stands upright, in shares of its width and height. */
export interface Crop {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What is drawn of a picture: turned clockwise by so many quarters, then a part of that; all of it without one. */
export interface PictureEdit {
  turns: number;
  crop: Crop | undefined;
}

export const wholePicture: Crop = { x: 0, y: 0, width: 1, height: 1 };

export const isWhole = ({ width, height }: Crop) => width > 0.995 && height > 0.995;

/** The part after the picture was turned clockwise by a quarter. */
export const turnedCrop = ({ x, y, width, height }: Crop): Crop => ({
  x: 1 - y - height,
  y: x,
  width: height,
  height: width,
});

const within = (value: number, most: number) => Math.min(most, Math.max(0, value));

/** The largest part of this ratio (its share of the width by that of the height) around the middle of the one before. */
export function cropOfRatio(crop: Crop, ratio: number): Crop {
  const width = Math.min(1, ratio);
  const height = width / ratio;
  return {
    x: within(crop.x + crop.width / 2 - width / 2, 1 - width),
    y: within(crop.y + crop.height / 2 - height / 2, 1 - height),
    width,
    height,
  };
}
