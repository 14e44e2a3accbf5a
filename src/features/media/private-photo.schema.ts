import { z } from "zod";

/** What a call says that answers with a private photo: its bytes, which no cache keeps. */
export const privatePhotoBytes = { produces: "image/jpeg", answer: z.string() } as const;

/** Which file of it. */
export const ofWidth = z.object({
  width: z.coerce
    .number()
    .int()
    .min(1)
    .max(5000)
    .optional()
    .describe("One of `widths`; the largest without it"),
});
