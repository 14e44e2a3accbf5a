import { type RawBuilder, sql } from "kysely";
import { formatDay } from "#i18n/format.ts";
import type { Language } from "#i18n/language.ts";
import type { Translate } from "#i18n/translate.ts";

/** A warning as JSON has it: until when, and which of those in force it is. */
export interface Warned {
  until: string;
  place: number;
}

/** The warning that `which` finds among `seller_warnings w`; null where there is none, or it was lifted. */
export const warnedWith = (which: RawBuilder<unknown>) => sql<Warned | null>`(
  select json_build_object('until', w.ends_at, 'place', (
    select count(*) from seller_warnings e where e.user_id = w.user_id and e.lifted_at is null
      and e.given_at <= w.given_at and e.ends_at > w.given_at))
  from seller_warnings w where ${which} and w.lifted_at is null limit 1)`;

/** What a warning means for its seller. */
export const warningText = (t: Translate, { until, place }: Warned, language: Language): string =>
  t(`moderation-mails.warned_${place === 1 ? 1 : place === 2 ? 2 : 3}`, {
    day: formatDay(language, new Date(until)),
  });
