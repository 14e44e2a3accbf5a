import { z } from "zod";
import { type CallsOf, contract } from "#platform/http/contract.ts";

/** A picture that a user sent, for a listing to show. */
const upload = z.object({
  id: z.uuid(),
  url: z.string().describe("What `images` of a listing takes; shows at once"),
  width: z.int(),
  height: z.int(),
  thumbhash: z.string().describe("Base64 of a 20-odd byte blur"),
  variants: z
    .array(z.object({ url: z.string(), width: z.int(), format: z.enum(["avif", "webp"]) }))
    .describe("Those that are there now; the other widths follow within seconds"),
});
export type Upload = z.output<typeof upload>;

export const uploadContract = contract({
  "POST /api/uploads": {
    summary:
      "Takes a picture for a listing: multipart `file`, JPEG, PNG or WebP to 12 MB and 50 megapixels. What it shows is kept, " +
      "upright and without metadata; the same file again is the same picture. One that no listing shows goes after a day",
    policy: "user",
    staff: ["stock", "sales"],
    takesFile: true,
    once: true,
    answer: upload,
    status: 201,
    refuses: ["request.too_many", "server.busy"],
  },
});

declare module "#platform/http/api.ts" {
  interface Calls extends CallsOf<typeof uploadContract> {}
}
