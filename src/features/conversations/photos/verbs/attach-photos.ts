import { AppError } from "#errors";
import type { PrivatePhoto } from "#features/media/private-photo.ts";
import type { Database } from "#platform/db/connect.ts";

interface Attaching {
  conversationId: string;
  userId: string;
  /** Of the message that shows them. */
  number: number;
  /** In their order. */
  ids: readonly string[];
}

/**
 * Attaches photos that a user sent to this conversation to a message. Error: `request.invalid` of `photoIds` where one is
 * another's, of another conversation, sent already, or gone.
 */
export async function attachPhotos(
  tx: Database,
  { conversationId, userId, number, ids }: Attaching,
): Promise<PrivatePhoto[]> {
  const photos: PrivatePhoto[] = [];
  for (const [place, id] of ids.entries()) {
    const photo = await tx
      .updateTable("message_photos")
      .set({ number, place })
      .where("id", "=", id)
      .where("conversation_id", "=", conversationId)
      .where("user_id", "=", userId)
      .where("number", "is", null)
      .returning(["id", "width", "height", "widths", "thumbhash"])
      .executeTakeFirst();
    if (!photo) throw new AppError("request.invalid", { fields: { photoIds: "field.picture" } });
    photos.push(photo);
  }
  return photos;
}
