/** So many searches may one person keep. */
export const mostSavedSearches = 50;
export const longestSearchName = 100;
/** New matches are counted up to here. */
export const mostCounted = 99;
/** A listing is new for so long, also to who has not looked since. */
export const newDays = 60;
/** When a user hears of what is new: at once, once a day, never. */
export const alertTimes = ["now", "daily", "off"] as const;
export type AlertTime = (typeof alertTimes)[number];
