import { type RawBuilder, sql } from "kysely";
import { ladderOf } from "#features/selling/standing/standing.queries.ts";
import { formatDay } from "#i18n/format.ts";
import type { Language } from "#i18n/language.ts";
import type { Translate } from "#i18n/translate.ts";

/** A warning as JSON has it: until when, which of those in force it is, and until when no listing can be added with it. */
export interface Warned {
  until: string;
  place: number;
  noListingUntil: string | null;
}

/** The warning that `which` finds among `seller_warnings w`; null where there is none, or it was lifted. */
export const warnedWith = (which: RawBuilder<unknown>) => sql<Warned | null>`(
  select json_build_object('until', w.ends_at, 'place', l.warnings, 'noListingUntil', l.no_listing_until)
  from seller_warnings w cross join lateral (${ladderOf(sql`w.user_id`, sql`w.given_at`)}) l
  where ${which} and w.lifted_at is null limit 1)`;

/** What a warning means for its seller. */
export function warningText(
  t: Translate,
  { until, place, noListingUntil }: Warned,
  language: Language,
): string {
  const day = formatDay(language, new Date(until));
  if (noListingUntil) {
    const end = formatDay(language, new Date(noListingUntil));
    return t("moderation-mails.warned_ban", { day, count: place, end });
  }
  return t(place === 1 ? "moderation-mails.warned_1" : "moderation-mails.warned_2", { day });
}
