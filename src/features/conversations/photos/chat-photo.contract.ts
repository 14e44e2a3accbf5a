import { z } from "zod";
import { photo } from "#features/listings/listing.schema.ts";
import { ofWidth, privatePhotoBytes } from "#features/media/private-photo.schema.ts";
import { type CallsOf, contract } from "#platform/http/contract.ts";
import { refusesWriting } from "../conversation.schema.ts";

const byId = z.object({ id: z.uuid() });

export const chatPhotoContract = contract({
  "POST /api/conversations/:id/photos": {
    summary:
      "Takes a photo for a message: multipart `file`, JPEG, PNG or WebP to 12 MB. It is kept without metadata, for the two alone; " +
      "one that is not sent goes after a day",
    policy: "user",
    staff: ["sales"],
    takesFile: true,
    params: byId,
    answer: photo,
    status: 201,
    refuses: ["conversation.not_found", ...refusesWriting, "server.busy"],
  },
  "GET /api/message-photos/:id": {
    summary: "A photo of a message, for the two of its conversation; before it is sent for who sent it",
    policy: "user",
    staff: ["sales"],
    params: byId,
    query: ofWidth,
    ...privatePhotoBytes,
    refuses: ["conversation.photo_not_found"],
  },
  "GET /api/admin/conversation-photos/:id": {
    summary: "A photo of a conversation that was reported; each look is in the activity log",
    policy: "administrator",
    area: "conversations",
    params: byId,
    ...privatePhotoBytes,
    refuses: ["conversation.photo_not_found"],
  },
});

declare module "#platform/http/api.ts" {
  interface Calls extends CallsOf<typeof chatPhotoContract> {}
}
