import type { RateLimit } from "#platform/limits/rate-limit.ts";

/** How many codes may be asked for, and how often one may be tried (docs/phone.md, "Limits"). */

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

export const codeMinutes = 10;
export const mostTries = 5;
/** Until the next code after so many that were not used within an hour. */
export const pauseSeconds = [minute, 2 * minute, 5 * minute, 15 * minute] as const;

export const perNumber = { hour: { most: 5, seconds: hour }, day: { most: 10, seconds: day } } as const;
/** A number without its last four digits: those who are paid for texts hold whole blocks. */
export const perPrefix = { most: 20, seconds: 10 * minute } as const;
/** Of a prefix, within an hour: where so few of so many codes were entered, nobody reads them. */
export const pumped = { leastSent: 20, leastEntered: 0.3, seconds: hour } as const;

export const perAddress: RateLimit = { name: "phone-codes", most: 10, seconds: hour };
export const triesPerAddress: RateLimit = { name: "phone-tries", most: 60, seconds: hour };
export const noticesPerMinute: RateLimit = { name: "phone-notices", most: 600, seconds: minute };
/** What is really sent to a country, of which each costs. */
export const perCountry = (most: number): RateLimit => ({ name: "phone-country", most, seconds: day });

/** Who has not signed in for so long needs the password as well: operators give numbers that rest to others. */
export const restDays = 90;
