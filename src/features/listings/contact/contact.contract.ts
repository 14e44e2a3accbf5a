import { z } from "zod";
import { type CallsOf, contract } from "#platform/http/contract.ts";

const contactNumbers = z.object({
  phone: z.string().nullable().describe("E.164"),
  whatsapp: z
    .string()
    .nullable()
    .describe("E.164, the showroom's own for chats where it has one; a chat is at wa.me under its digits"),
});
export type ContactNumbers = z.output<typeof contactNumbers>;

export const contactContract = contract({
  "POST /api/cars/:id/contact-numbers": {
    summary:
      "The seller's numbers; counted as a contact, at most 30 an hour for a device and 300 for an address (429 with Retry-After)",
    policy: "public",
    staff: ["stock", "sales"],
    params: z.object({ id: z.uuid() }),
    body: z.object({
      channel: z.enum(["call", "whatsapp"]).describe("Which of them is wanted: what is counted"),
    }),
    status: 200,
    answer: contactNumbers,
    refuses: ["listing.not_found", "listing.gone", "request.too_many"],
  },
});

declare module "#platform/http/api.ts" {
  interface Calls extends CallsOf<typeof contactContract> {}
}
