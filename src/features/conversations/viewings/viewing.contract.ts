import { z } from "zod";
import { type CallsOf, contract } from "#platform/http/contract.ts";
import { refusesWriting } from "../conversation.schema.ts";
import { mostTimes, viewingEvents, viewingStates } from "./viewing.schema.ts";

const time = z.iso.datetime();
const byId = z.object({ id: z.uuid() });

/** What a message tells of a viewing. */
export const viewingStep = z.object({
  id: z.uuid(),
  event: z.enum(viewingEvents),
  times: z.array(time),
  at: time.nullable(),
});
export type ViewingStep = z.output<typeof viewingStep>;

const viewing = z.object({
  id: z.uuid(),
  state: z.enum(viewingStates),
  times: z.array(time).describe("What the seller offers"),
  at: time.nullable().describe("What the buyer confirmed"),
  until: time.describe("When it is over by itself"),
});
export type Viewing = z.output<typeof viewing>;

const step = { policy: "user", staff: ["sales"], params: byId, answer: viewing } as const;
const ending = ["viewing.not_found", "viewing.not_open", "auth.suspended", "request.too_many"] as const;

export const viewingContract = contract({
  "GET /api/conversations/:id/viewings": {
    summary: "The viewings of a conversation, the newest first, 20 at most",
    policy: "user",
    staff: ["sales"],
    params: byId,
    answer: z.object({ data: z.array(viewing) }),
    refuses: ["conversation.not_found"],
  },
  "POST /api/conversations/:id/viewings": {
    summary: `The buyer asks to see the vehicle; the seller offers 1 to ${mostTimes} times, asked or not; one is open at a time`,
    policy: "user",
    staff: ["sales"],
    params: byId,
    body: z.strictObject({
      times: z
        .array(time)
        .min(1)
        .max(mostTimes)
        .optional()
        .describe("Of the seller alone: from half an hour to 30 days from now"),
    }),
    answer: viewing,
    status: 201,
    refuses: [
      "conversation.not_found",
      "viewing.one_open",
      "viewing.others_turn",
      "listing.gone",
      ...refusesWriting,
    ],
  },
  "POST /api/viewings/:id/confirm": {
    ...step,
    summary: "The buyer confirms one of the times; both are reminded two hours before",
    body: z.strictObject({ time }),
    refuses: [
      "viewing.not_found",
      "viewing.not_open",
      "viewing.others_turn",
      "listing.gone",
      ...refusesWriting,
    ],
  },
  "POST /api/viewings/:id/decline": {
    ...step,
    summary: "The seller declines to show it, or the buyer the times that are offered",
    refuses: [...ending, "viewing.others_turn"],
  },
  "POST /api/viewings/:id/cancel": {
    ...step,
    summary: "Either calls it off",
    refuses: ending,
  },
  "GET /api/viewings/:id.ics": {
    summary: "A confirmed viewing for a calendar (RFC 5545)",
    policy: "user",
    staff: ["sales"],
    params: byId,
    answer: z.string(),
    produces: "text/calendar",
    cacheControl: "no-store",
    refuses: ["viewing.not_found", "viewing.not_open"],
  },
});

declare module "#platform/http/api.ts" {
  interface Calls extends CallsOf<typeof viewingContract> {}
}
