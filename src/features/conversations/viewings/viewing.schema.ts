/** What becomes of a viewing. `ended`: its time is over, or one of the two blocked the other. */
export const viewingStates = ["asked", "offered", "confirmed", "declined", "cancelled", "ended"] as const;
export type ViewingState = (typeof viewingStates)[number];

/** What a message tells of a viewing. */
export const viewingEvents = ["asked", "offered", "confirmed", "declined", "cancelled"] as const;
export type ViewingEvent = (typeof viewingEvents)[number];

/** As many times as a seller offers at once. */
export const mostTimes = 6;
/** How far from now a time may be, in milliseconds. */
export const soonest = 30 * 60_000;
export const latest = 30 * 86_400_000;
/** How long a viewing that was asked for waits for times. */
export const askedStands = 14 * 86_400_000;
/** How long before it both are reminded. */
export const remindBefore = 2 * 3_600_000;
