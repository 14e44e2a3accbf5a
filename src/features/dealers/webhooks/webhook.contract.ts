import { z } from "zod";
import { type CallsOf, contract } from "#platform/http/contract.ts";
import { keptDays, longestUrl, mostTries, mostWebhooks, webhookEvents } from "./webhook.schema.ts";

const event = z.enum(webhookEvents);
const webhook = z.object({
  id: z.uuid(),
  url: z.string(),
  events: z.array(event),
  state: z.enum(["on", "off"]),
  offReason: z.enum(["owner", "gone"]).nullable().describe("gone: its server answered 410"),
  createdAt: z.iso.datetime(),
  waiting: z.int().describe("Deliveries that wait, for a first or another try"),
  failed: z.int().describe(`Deliveries of the last ${keptDays} days that were given up`),
});
export type Webhook = z.output<typeof webhook>;

const delivery = z.object({
  id: z.uuid(),
  event,
  listingId: z.uuid(),
  happenedAt: z.iso.datetime(),
  state: z.enum(["waiting", "delivered", "failed"]),
  tries: z.int(),
  status: z.int().nullable().describe("What its server answered last"),
  error: z.string().nullable().describe("unreachable, forbidden or switched_off"),
  lastTryAt: z.iso.datetime().nullable(),
  nextTryAt: z.iso.datetime().nullable(),
});
export type Delivery = z.output<typeof delivery>;

const byId = z.object({ id: z.uuid() });
const sayings = {
  url: z.string().min(1).max(longestUrl).describe("https, of a server on the public internet"),
  events: z.array(event).min(1).max(webhookEvents.length),
};

export const webhookContract = contract({
  "GET /api/webhooks": {
    summary: "Where one's own programs are told of what happens",
    policy: "user",
    staff: [],
    answer: z.object({ data: z.array(webhook), most: z.int() }),
    refuses: ["dealer.not_approved"],
  },
  "POST /api/webhooks": {
    summary:
      `Has a program told of events, ${mostWebhooks} of them at most: each is a POST of JSON with \`Mishwar-Signature: t=…,v1=…\`, ` +
      "the HMAC-SHA256 of `t.body` under the secret, which is in this answer and never told again",
    policy: "user",
    staff: [],
    body: z.strictObject(sayings),
    answer: webhook.extend({ secret: z.string() }),
    status: 201,
    refuses: ["dealer.not_approved", "webhook.too_many"],
  },
  "PATCH /api/webhooks/:id": {
    summary:
      "Changes an address or its events, or switches it off and on; what waits when it is switched off is given up",
    policy: "user",
    staff: [],
    params: byId,
    body: z.strictObject({
      url: sayings.url.optional(),
      events: sayings.events.optional(),
      state: z.enum(["on", "off"]).optional(),
    }),
    answer: webhook,
    refuses: ["webhook.not_found"],
  },
  "DELETE /api/webhooks/:id": {
    summary: "Ends a webhook with its log: nothing is sent to it any more",
    policy: "user",
    staff: [],
    params: byId,
    refuses: ["webhook.not_found"],
  },
  "GET /api/webhooks/:id/deliveries": {
    summary: `What was sent, and what became of it, the newest first; at most 50 of the last ${keptDays} days. Tried ${mostTries} times within two days, then given up`,
    policy: "user",
    staff: [],
    params: byId,
    answer: z.object({ data: z.array(delivery) }),
    refuses: ["webhook.not_found"],
  },
  "POST /api/deliveries/:id/replay": {
    summary: "Sends a delivery again, whatever became of it before",
    policy: "user",
    staff: [],
    params: byId,
    answer: delivery,
    refuses: ["delivery.not_found", "webhook.off"],
  },
});

declare module "#platform/http/api.ts" {
  interface Calls extends CallsOf<typeof webhookContract> {}
}
