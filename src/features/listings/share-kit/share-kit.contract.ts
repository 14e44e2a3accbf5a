import { z } from "zod";
import { languages } from "#i18n/language.ts";
import { type CallsOf, contract } from "#platform/http/contract.ts";

const byId = z.object({ id: z.uuid() });
const inLanguage = z.object({
  language: z.enum(languages).optional().describe("Without it that of the visitor"),
});
const ofSign = inLanguage.extend({
  phone: z
    .stringbool({ truthy: ["true", "1"], falsy: ["false", "0"] })
    .default(false)
    .describe("With the telephone number: heeded of the owner alone"),
});

const piece = {
  policy: "public",
  staff: ["stock", "sales"],
  params: byId,
  answer: z.string(),
  refuses: ["listing.not_found", "request.too_many", "server.busy"],
} as const;

/** What a listing is shared by. The owner gets it in any state, anyone else while the listing is public; else 404. */
export const shareKitContract = contract({
  "GET /api/cars/:id/share/text": {
    summary:
      "A text for a chat, with the price and the short address; the owner's in any state, anyone's while it is public",
    policy: "public",
    staff: ["stock", "sales"],
    params: byId,
    query: inLanguage,
    answer: z.object({ text: z.string(), url: z.string() }),
    refuses: ["listing.not_found"],
  },
  "GET /api/cars/:id/share/story.png": {
    ...piece,
    summary: "A picture of 1080 × 1920 with photo, price, facts and QR code",
    query: inLanguage,
    produces: "image/png",
  },
  "GET /api/cars/:id/share/square.png": {
    ...piece,
    summary: "The same of 1080 × 1080",
    query: inLanguage,
    produces: "image/png",
  },
  "GET /api/cars/:id/share/sign.pdf": {
    ...piece,
    summary: "A window sign on A4 with price, facts, short number and QR code, its text in embedded fonts",
    query: ofSign,
    produces: "application/pdf",
  },
  "GET /api/cars/:id/share/sign.svg": {
    ...piece,
    summary: "The same sign as a picture",
    query: ofSign,
    produces: "image/svg+xml",
  },
  "GET /api/cars/:id/share/sign": {
    ...piece,
    summary: "The same sign as a page that prints",
    query: ofSign,
    produces: "text/html",
  },
});

declare module "#platform/http/api.ts" {
  interface Calls extends CallsOf<typeof shareKitContract> {}
}
