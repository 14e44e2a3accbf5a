import type { RateLimit } from "#platform/limits/rate-limit.ts";

/** Faster than anybody types; slower than a script that writes to everybody. */
export const messagesOfUser: RateLimit = { name: "messages", most: 40, seconds: 60 };
/** Anyone who looks for a car writes to some sellers a day, and to no hundred. */
export const beginningsOfUser: RateLimit = { name: "conversations", most: 30, seconds: 86_400 };
/** Photos of a car from every side, for some buyers a day; a script that fills the store does not get far. */
export const photosPerHour: RateLimit = { name: "chat-photos-hour", most: 60, seconds: 3600 };
export const photosPerDay: RateLimit = { name: "chat-photos-day", most: 200, seconds: 86_400 };
export const reportsOfUser: RateLimit = { name: "conversation-reports", most: 20, seconds: 86_400 };
/** Bargaining goes back and forth; a script that offers a tenth to everybody does not. */
export const offersOfUser: RateLimit = { name: "offers", most: 30, seconds: 86_400 };
/** Anyone who arranges to meet does it a few times a day. */
export const viewingsOfUser: RateLimit = { name: "viewings", most: 30, seconds: 86_400 };
