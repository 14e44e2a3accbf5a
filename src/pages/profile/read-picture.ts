/** What the server takes (docs/product.md, "People's data"). */
const largestBytes = 12 * 1024 * 1024;

/** The file as a picture the browser can draw, or why it is none. Its address lives as long as the picture. */
export async function readPicture(
  file: File,
): Promise<HTMLImageElement | "pictureTooLarge" | "pictureUnreadable"> {
  if (file.size > largestBytes) return "pictureTooLarge";
  const picture = new Image();
  picture.src = URL.createObjectURL(file);
  try {
    await picture.decode();
    return picture;
  } catch {
    URL.revokeObjectURL(picture.src);
    return "pictureUnreadable";
  }
}
