import type { Photo } from "#features/listings/listing.schema.ts";
import type { PrivatePhoto } from "#features/media/private-photo.ts";

/** A photo of a message as the two have it. */
export const presentChatPhoto = ({ id, width, height, widths, thumbhash }: PrivatePhoto): Photo => ({
  id,
  url: `/api/message-photos/${id}`,
  width,
  height,
  widths,
  thumbhash,
});
