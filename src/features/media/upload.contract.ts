import { z } from "zod";
import { type CallsOf, contract } from "#platform/http/contract.ts";

/** What a photo of a vehicle may show; a column's check knows them too. */
export const photoSlots = [
  "front",
  "rear",
  "left",
  "right",
  "interior",
  "dashboard",
  "engine",
  "wheels",
  "papers",
] as const;
export const photoSlot = z.enum(photoSlots);
export type PhotoSlot = z.output<typeof photoSlot>;

/** More boxes than a photo has things to hide. */
export const mostBoxes = 10;
/** Most pictures that are asked about at once: more than any plan gives a listing. */
const mostAsked = 60;
const smallestCrop = 0.05;

const shows = photoSlot.nullable().describe("The part of the vehicle, as its seller said it");

/** A picture that a user sent, for a listing to show. */
const upload = z.object({
  id: z.uuid(),
  url: z.string().describe("What `images` of a listing takes; shows at once"),
  width: z.int(),
  height: z.int(),
  thumbhash: z.string().describe("Base64 of a 20-odd byte blur"),
  shows,
  variants: z
    .array(z.object({ url: z.string(), width: z.int(), format: z.enum(["avif", "webp"]) }))
    .describe("Those that are there now; the other widths follow within seconds"),
});
export type Upload = z.output<typeof upload>;

const share = z.number().min(0).max(1);
const areaOf = (smallest: number) =>
  z
    .strictObject({ x: share, y: share, width: share.min(smallest), height: share.min(smallest) })
    // What a browser computes may end a hair beyond the edge.
    .refine(({ x, width }) => x + width <= 1 + 1e-6, { path: ["width"] })
    .refine(({ y, height }) => y + height <= 1 + 1e-6, { path: ["height"] });

const edit = z
  .strictObject({
    turns: z.int().min(0).max(3).default(0).describe("Quarters of a turn, clockwise"),
    boxes: z
      .array(areaOf(0.001))
      .max(mostBoxes)
      .default([])
      .describe("What is covered for good, in shares of the width and height of the turned picture"),
    crop: areaOf(smallestCrop)
      .optional()
      .describe("The part that is kept, in shares of the width and height of the turned picture"),
  })
  .refine(({ turns, boxes, crop }) => turns > 0 || boxes.length > 0 || crop !== undefined, {
    path: ["boxes"],
  });
export type UploadEdit = z.output<typeof edit>;

const params = z.object({ id: z.uuid() });

export const uploadContract = contract({
  "POST /api/uploads": {
    summary:
      "Takes a picture for a listing: multipart `file`, JPEG, PNG or WebP to 12 MB and 50 megapixels, and, if one " +
      `wants, \`shows\` (${photoSlots.join(", ")}). What it shows is kept, ` +
      "upright and without metadata; the same file again is the same picture. One that no listing shows goes after a day",
    policy: "user",
    staff: ["stock", "sales"],
    takesFile: true,
    once: true,
    answer: upload,
    status: 201,
    refuses: ["request.too_many", "server.busy"],
  },
  "GET /api/uploads": {
    summary: "Those of these pictures that are one's own and still there, in no certain order",
    policy: "user",
    staff: ["stock"],
    query: z.object({
      ids: z
        .string()
        .max(37 * mostAsked)
        .transform((text) => text.split(",").filter(Boolean))
        .pipe(z.array(z.uuid()).max(mostAsked)),
    }),
    answer: z.object({ data: z.array(upload) }),
  },
  "PATCH /api/uploads/:id": {
    summary: "Says what an own picture shows",
    policy: "user",
    staff: ["stock"],
    params,
    body: z.strictObject({ shows }),
    answer: upload,
    refuses: ["photo.not_found"],
  },
  "POST /api/uploads/:id/edit": {
    summary:
      "Makes another picture of an own one: turned, then covered, then cropped. What is covered cannot be uncovered: it is painted " +
      "over in every width, and the picture that it was made of goes as soon as no listing shows it. Listings stay as they are: " +
      "name the new one in `images`. The same again gives the same picture",
    policy: "user",
    staff: ["stock"],
    params,
    body: edit,
    answer: upload,
    refuses: ["photo.not_found", "request.too_many", "server.busy"],
  },
});

declare module "#platform/http/api.ts" {
  interface Calls extends CallsOf<typeof uploadContract> {}
}
