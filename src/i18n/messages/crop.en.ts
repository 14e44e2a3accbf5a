/** Words of the frame that crops a picture. */
export const crop = {
  text: "Pull the corners or edges, or move the frame.",
  keys: "The arrow keys do it too.",
  frame: "Frame",
  topLeft: "Top left corner",
  topRight: "Top right corner",
  bottomLeft: "Bottom left corner",
  bottomRight: "Bottom right corner",
  top: "Top edge",
  bottom: "Bottom edge",
  left: "Left edge",
  right: "Right edge",
  size: "{width}% by {height}% of the picture",
} as const;

declare module "#i18n/catalogue.ts" {
  interface Catalogue {
    crop: typeof crop;
  }
}
