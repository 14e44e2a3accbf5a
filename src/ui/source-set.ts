/** Every width that the pipeline kept: `/media/{id}/320.webp 320w, …`. */
export const sourceSet = (
  photo: { id: string; widths: readonly number[] },
  format: "avif" | "webp",
): string => photo.widths.map((width) => `/media/${photo.id}/${width}.${format} ${width}w`).join(", ");
