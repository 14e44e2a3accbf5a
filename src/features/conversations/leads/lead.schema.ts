/** How far a seller and a buyer have come. Without the seller's word: as what was written and arranged tells. */
export const leadStates = ["new", "contacted", "viewing", "won", "lost"] as const;
export type LeadState = (typeof leadStates)[number];

/** What a buyer did. */
export const leadActs = ["message", "offer", "viewing"] as const;
export type LeadAct = (typeof leadActs)[number];

/** In characters. */
export const longestNote = 1000;
/** Of one lead. */
export const mostNotes = 200;
/** What a buyer did, as far as it is listed. */
export const mostActs = 50;
/** Rows of the file. */
export const mostInFile = 2000;
/** How far ahead one may be reminded, in milliseconds. */
export const latestReminder = 366 * 86_400_000;
/** Over so many days numbers that were asked for are counted. */
export const callDays = 30;
