import type { VehicleType } from "#features/reference/enumerations.ts";
import { greeting, type Writer } from "#features/site/site-letters.ts";
import { formatDay } from "#i18n/format.ts";
import { defaultLanguage, type Language } from "#i18n/language.ts";
import type { Translate } from "#i18n/translate.ts";
import type { Letter } from "#platform/mail/letter.ts";

export interface EndingListing {
  title: string;
  vehicleType: VehicleType;
  endsAt: Date;
}

const mostNamed = 10;

/** Tells an owner which listings end soon, and where to renew them. */
export function reminderLetter(
  { siteName, siteUrl }: Writer,
  { t, language, firstName }: { t: Translate; language: Language; firstName: string },
  listings: readonly EndingListing[],
): Letter {
  const count = listings.length;
  const query = new URLSearchParams({
    tab: tabFor(listings),
    ...(language !== defaultLanguage && { lang: language }),
  });
  return {
    heading: t("reminders.heading", { count }),
    preheader: t("reminders.preheader"),
    greeting: greeting(t, firstName),
    paragraphs: [t("reminders.body", { count, site: siteName })],
    facts: listings.slice(0, mostNamed).map(({ title, endsAt }) => [title, formatDay(language, endsAt)]),
    button: { label: t("reminders.button"), url: `${siteUrl}/user-dashboard?${query}` },
    notes: [t("reminders.note")],
  };
}

/** The part of the dashboard that has them all: its overview names what ends soon of both kinds. */
function tabFor(listings: readonly EndingListing[]): "cars" | "motorcycles" | "overview" {
  const kinds = new Set(listings.map(({ vehicleType }) => vehicleType));
  if (kinds.size > 1) return "overview";
  return kinds.has("motorcycle") ? "motorcycles" : "cars";
}
