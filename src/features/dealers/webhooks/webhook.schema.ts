/** What the page and the calls of webhooks agree upon. */

export const webhookEvents = [
  "lead",
  "question",
  "listing.decided",
  "listing.expired",
  "listing.sold",
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];
export const mostWebhooks = 5;
export const longestUrl = 1000;
/** After so many days what was delivered, or given up, is forgotten. */
export const keptDays = 30;
/** Seconds between the tries of a delivery; after the last it is given up. */
export const waits = [30, 300, 1800, 7200, 28_800, 86_400] as const;
export const mostTries = waits.length + 1;
