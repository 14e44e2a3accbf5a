import { z } from "zod";
import { photo } from "#features/listings/listing.schema.ts";
import { ofWidth, privatePhotoBytes } from "#features/media/private-photo.schema.ts";
import { type CallsOf, contract } from "#platform/http/contract.ts";
import { mostPhotos } from "../inspection-kinds.ts";

const byId = z.object({ id: z.uuid() });

export const reportPhotoContract = contract({
  "POST /api/inspections/:id/photos": {
    summary: `Adds a photo to a report that is not published: multipart \`file\`, JPEG, PNG or WebP to 12 MB; ${mostPhotos} at most. It is kept without metadata, and signed with the report`,
    policy: "user",
    takesFile: true,
    params: byId,
    answer: photo,
    status: 201,
    refuses: [
      "inspection.not_found",
      "inspection.not_partner",
      "inspection.signed",
      "inspection.too_many_photos",
      "request.too_many",
      "server.busy",
    ],
  },
  "GET /api/inspection-photos/:id": {
    summary: "A photo of a report, for those who may see the report",
    policy: "public",
    staff: ["stock", "sales"],
    seesMore: "listings",
    params: byId,
    query: ofWidth,
    ...privatePhotoBytes,
    refuses: ["inspection.photo_not_found"],
  },
  "DELETE /api/inspection-photos/:id": {
    summary: "Takes a photo out of a report that is not published",
    policy: "user",
    params: byId,
    refuses: ["inspection.photo_not_found", "inspection.not_partner", "inspection.signed"],
  },
});

declare module "#platform/http/api.ts" {
  interface Calls extends CallsOf<typeof reportPhotoContract> {}
}
