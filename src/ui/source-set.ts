interface Kept {
  id: string;
  widths: readonly number[];
}

/** Every width that the pipeline kept: `/media/{id}/320.webp 320w,…`, without a space, for a page has a hundred of them. */
export const sourceSet = (photo: Kept, format: "avif" | "webp"): string =>
  photo.widths.map((width) => `/media/${photo.id}/${width}.${format} ${width}w`).join(",");

/** For the few browsers without AVIF one size does for all: what they save would be in every page. */
const plainWidth = 960;
export const plainAddress = ({ id, widths }: Kept): string =>
  `/media/${id}/${widths.includes(plainWidth) ? plainWidth : Math.max(...widths)}.webp`;
