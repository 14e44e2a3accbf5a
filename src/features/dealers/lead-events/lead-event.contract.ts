import { z } from "zod";
import { contract } from "#platform/http/contract.ts";

export const mostLeads = 100;

const lead = z.object({
  id: z.uuid(),
  kind: z.enum(["message", "call", "whatsapp", "offer", "viewing"]),
  at: z.iso.datetime(),
  listingId: z.uuid(),
  stockNumber: z.string().nullable(),
  conversationId: z.uuid().nullable().describe("null of a call and of WhatsApp"),
  amount: z.number().nullable().describe("Of an offer"),
  currency: z.string().nullable(),
});
export type Lead = z.output<typeof lead>;

export const leadEventContract = contract({
  "GET /api/leads/events": {
    summary:
      `Who asked about one's vehicles: conversations that were begun, numbers that were asked for, offers and viewings, the oldest first, at most ${mostLeads}. ` +
      "`next` is the cursor of the following call, also when nothing more is there yet; names, numbers and texts are read in the market",
    policy: "key",
    scope: "leads",
    query: z.object({
      since: z.iso
        .datetime()
        .optional()
        .describe("Without it and a cursor: the last seven days; at most a year back"),
      cursor: z.string().max(200).optional().describe("`next` of the call before"),
    }),
    answer: z.object({ data: z.array(lead), next: z.string() }),
  },
});
