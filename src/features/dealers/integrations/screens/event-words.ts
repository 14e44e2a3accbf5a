import type { WebhookEvent } from "../../webhooks/webhook.schema.ts";

/** The word of each event in the keys of messages, which have no dots. */
export const wordOf = {
  lead: "lead",
  question: "question",
  "listing.decided": "decided",
  "listing.expired": "expired",
  "listing.sold": "sold",
} as const satisfies Record<WebhookEvent, string>;
