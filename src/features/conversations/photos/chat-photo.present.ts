import type { Photo } from "#features/listings/listing.schema.ts";
import type { PhotoRow } from "./chat-photo.queries.ts";

/** A photo of a message as the two have it. */
export const presentChatPhoto = ({ id, width, height, widths, thumbhash }: PhotoRow): Photo => ({
  id,
  url: `/api/message-photos/${id}`,
  width,
  height,
  widths,
  thumbhash,
});
