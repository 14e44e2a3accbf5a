/** A part of a photo as it stands upright, in shares of its width and height. */
export interface Crop {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What is drawn of a photo: turned clockwise by so many quarters, then a part of that; all of it without one. */
export interface PhotoEdit {
  turns: number;
  crop: Crop | undefined;
}

/** Which corner: 0 left or top, 1 right or bottom. */
export type Corner = readonly [across: 0 | 1, down: 0 | 1];

export const wholePhoto: Crop = { x: 0, y: 0, width: 1, height: 1 };
/** A smaller part would be blurred. */
export const smallestShare = 0.15;

export const isWhole = ({ width, height }: Crop) => width > 0.995 && height > 0.995;

/** The part after the photo was turned clockwise by a quarter. */
export const turnedCrop = ({ x, y, width, height }: Crop): Crop => ({
  x: 1 - y - height,
  y: x,
  width: height,
  height: width,
});

const within = (value: number, most: number) => Math.min(most, Math.max(0, value));

/** The same part further to the right and down, as far as the photo goes. */
export const movedCrop = (crop: Crop, right: number, down: number): Crop => ({
  ...crop,
  x: within(crop.x + right, 1 - crop.width),
  y: within(crop.y + down, 1 - crop.height),
});

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

/** The part after one of its corners was pulled; the opposite one stays, and so does the ratio where one is given. */
export function pulledCrop(crop: Crop, corner: Corner, right: number, down: number, ratio?: number): Crop {
  const [across, below] = corner;
  const fixed = { x: crop.x + (across ? 0 : crop.width), y: crop.y + (below ? 0 : crop.height) };
  const room = { width: across ? 1 - fixed.x : fixed.x, height: below ? 1 - fixed.y : fixed.y };
  let width = Math.max(smallestShare, crop.width + (across ? right : -right));
  let height = Math.max(smallestShare, crop.height + (below ? down : -down));
  if (ratio) {
    if (Math.abs(right) >= Math.abs(down)) height = width / ratio;
    else width = height * ratio;
    const grow = Math.max(1, smallestShare / width, smallestShare / height);
    const fit = Math.min(grow, room.width / width, room.height / height);
    width *= fit;
    height *= fit;
  }
  width = Math.min(width, room.width);
  height = Math.min(height, room.height);
  return { x: across ? fixed.x : fixed.x - width, y: below ? fixed.y : fixed.y - height, width, height };
}
