import { greeting, type Writer } from "#features/site/site-letters.ts";
import { formatDay } from "#i18n/format.ts";
import { defaultLanguage, type Language } from "#i18n/language.ts";
import type { Translate } from "#i18n/translate.ts";
import type { Letter } from "#platform/mail/letter.ts";

/** Whom a letter is for, and what it says of the plan. */
export interface PlanReader {
  t: Translate;
  language: Language;
  firstName: string;
  /** As it is called in that language. */
  plan: string;
  slug: string;
  /** Titles of the listings that stay, or would. */
  staying: readonly string[];
  /** How many have no place, or would have none. */
  hidden: number;
}

const dayMs = 86_400_000;
const mostNamed = 5;

/** Tells a user that a paid plan ends, which listing would stay, and where to renew it. */
export function reminderLetter(writer: Writer, reader: PlanReader, endsAt: Date, now: Date): Letter {
  const { t, language, plan, hidden } = reader;
  const days = Math.max(0, Math.ceil((endsAt.getTime() - now.getTime()) / dayMs));
  const day = formatDay(language, endsAt);
  return {
    heading: t("plan-mails.remindHeading", { plan, days }),
    preheader: t("plan-mails.remindPreheader"),
    greeting: greeting(t, reader.firstName),
    paragraphs: [t("plan-mails.remindBody", { day, site: writer.siteName, count: hidden })],
    facts: [
      [t("plan-mails.plan"), plan],
      [t("plan-mails.endsOn"), day],
      ...(hidden > 0 ? stayingFact(reader) : []),
    ],
    button: { label: t("plan-mails.renewButton"), url: plansAddress(writer, reader) },
    notes: [t("plan-mails.remindNote")],
  };
}

/** Tells a user that a paid plan has ended, which listing stays, and how the others come back. */
export function endedLetter(writer: Writer, reader: PlanReader): Letter {
  const { t, plan, hidden } = reader;
  return {
    heading: t("plan-mails.endedHeading", { plan }),
    preheader: t("plan-mails.endedPreheader"),
    greeting: greeting(t, reader.firstName),
    paragraphs: [t("plan-mails.endedBody", { site: writer.siteName, count: hidden })],
    facts: hidden > 0 ? stayingFact(reader) : [],
    button: { label: t("plan-mails.plansButton"), url: plansAddress(writer, reader) },
    notes: hidden > 0 ? [t("plan-mails.endedNote")] : [],
  };
}

function stayingFact({ t, staying }: PlanReader): [string, string][] {
  if (staying.length === 0) return [];
  const named = staying.slice(0, mostNamed).map((title) => `\u2068${title}\u2069`);
  return [[t("plan-mails.stays", { count: staying.length }), named.join(" · ")]];
}

function plansAddress({ siteUrl }: Writer, { language, slug }: PlanReader): string {
  const query = new URLSearchParams({ plan: slug, ...(language !== defaultLanguage && { lang: language }) });
  return `${siteUrl}/subscriptions?${query}`;
}
