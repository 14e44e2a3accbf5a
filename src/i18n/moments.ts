import { madeOnce, timeZone } from "./format.ts";
import { type Language, localeOf } from "./language.ts";

const momentInBeirut = madeOnce(
  (language: Language) =>
    new Intl.DateTimeFormat(localeOf(language), { dateStyle: "medium", timeStyle: "short", timeZone }),
);

/** A day and an hour in Beirut, of an ISO 8601 moment. */
export const formatMoment = (language: Language, iso: string) =>
  momentInBeirut(language).format(new Date(iso));

/** What a field of date and time says, meant in Beirut; undefined while it is empty. */
export function fromBeirut(typed: string): Date | undefined {
  const asUtc = new Date(`${typed}Z`);
  if (Number.isNaN(asUtc.getTime())) return undefined;
  const offset = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" })
    .formatToParts(asUtc)
    .find(({ type }) => type === "timeZoneName")?.value;
  return new Date(`${typed}${offset?.replace("GMT", "") || "Z"}`);
}
