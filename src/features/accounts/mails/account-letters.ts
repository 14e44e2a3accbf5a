import { greeting, type Writer } from "#features/site/site-letters.ts";
import { formatDay } from "#i18n/format.ts";
import { defaultLanguage, type Language, localeOf } from "#i18n/language.ts";
import type { Translate } from "#i18n/translate.ts";
import type { Letter } from "#platform/mail/letter.ts";

/** Whom a letter is written to, and in which words. */
export interface Reader {
  t: Translate;
  language: Language;
  firstName: string;
}

/** A page of the site in the language of the mail: the browser that opens it may never have been here. */
function page({ siteUrl }: Writer, { language }: Reader, path: string, token?: string): string {
  const query = new URLSearchParams({
    ...(token && { token }),
    ...(language !== defaultLanguage && { lang: language }),
  }).toString();
  return `${siteUrl}${path}${query && `?${query}`}`;
}

const moments = (language: Language) =>
  new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "Asia/Beirut",
  });

export function verificationLetter(writer: Writer, reader: Reader, token: string): Letter {
  const { t } = reader;
  const site = writer.siteName;
  return {
    heading: t("mails.verifyHeading"),
    preheader: t("mails.verifyPreheader", { site }),
    greeting: greeting(t, reader.firstName),
    paragraphs: [t("mails.verifyBody")],
    button: { label: t("mails.verifyButton"), url: page(writer, reader, "/verify-email", token) },
    notes: [t("mails.oneUse"), t("mails.verifyNotYou", { site })],
  };
}

export function resetLetter(writer: Writer, reader: Reader, token: string): Letter {
  const { t } = reader;
  return {
    heading: t("mails.resetHeading"),
    preheader: t("mails.resetPreheader"),
    greeting: greeting(t, reader.firstName),
    paragraphs: [t("mails.resetBody", { site: writer.siteName })],
    button: { label: t("mails.chooseNewPassword"), url: page(writer, reader, "/reset-password", token) },
    notes: [t("mails.oneUse"), t("mails.resetNotYou")],
  };
}

export function newDeviceLetter(
  writer: Writer,
  reader: Reader,
  device: { browser: string | null; system: string | null; at: Date },
): Letter {
  const { t, language } = reader;
  const { browser, system } = device;
  const named = browser && system ? t("mails.deviceName", { browser, system }) : (browser ?? system);
  return {
    heading: t("mails.deviceHeading"),
    preheader: t("mails.devicePreheader"),
    greeting: greeting(t, reader.firstName),
    paragraphs: [t("mails.deviceBody", { site: writer.siteName })],
    facts: [
      [t("mails.deviceLabel"), named ?? t("mails.deviceUnknown")],
      [t("mails.deviceTime"), t("mails.time", { time: moments(language).format(device.at) })],
    ],
    button: { label: t("mails.chooseNewPassword"), url: page(writer, reader, "/forgot-password") },
    notes: [t("mails.deviceNotYou")],
  };
}

export function passwordChangedLetter(writer: Writer, reader: Reader): Letter {
  const { t } = reader;
  return {
    heading: t("mails.changedHeading"),
    preheader: t("mails.changedPreheader"),
    greeting: greeting(t, reader.firstName),
    paragraphs: [t("mails.changedBody", { site: writer.siteName })],
    button: { label: t("mails.chooseNewPassword"), url: page(writer, reader, "/forgot-password") },
    notes: [t("mails.changedNotYou")],
  };
}

export function addressTakenLetter(writer: Writer, reader: Reader): Letter {
  const { t } = reader;
  return {
    heading: t("mails.takenHeading"),
    preheader: t("mails.takenPreheader"),
    greeting: greeting(t, reader.firstName),
    paragraphs: [t("mails.takenBody", { site: writer.siteName })],
    button: { label: t("mails.signIn"), url: page(writer, reader, "/login") },
    notes: [t("mails.takenNotYou")],
  };
}

export function phoneConfirmedLetter(writer: Writer, reader: Reader): Letter {
  const { t } = reader;
  return {
    heading: t("mails.confirmedHeading"),
    preheader: t("mails.confirmedPreheader"),
    greeting: greeting(t, reader.firstName),
    paragraphs: [t("mails.confirmedBody", { site: writer.siteName })],
    button: { label: t("mails.claimedButton"), url: page(writer, reader, "/profile") },
    notes: [t("mails.confirmedNotYou")],
  };
}

/** `until`: when the number goes to the other account; without it that was refused. */
export function phoneClaimedLetter(writer: Writer, reader: Reader, until: Date | undefined): Letter {
  const { t, language } = reader;
  const site = writer.siteName;
  const day = until && formatDay(language, until);
  return {
    heading: t("mails.claimedHeading"),
    preheader: day ? t("mails.claimedAskedPreheader", { day }) : t("mails.claimedPreheader"),
    greeting: greeting(t, reader.firstName),
    paragraphs: [day ? t("mails.claimedAskedBody", { site, day }) : t("mails.claimedBody", { site })],
    button: { label: t("mails.claimedButton"), url: page(writer, reader, "/profile") },
    notes: [t("mails.claimedNotYou")],
  };
}

export function phoneMovedLetter(writer: Writer, reader: Reader): Letter {
  const { t } = reader;
  return {
    heading: t("mails.movedHeading"),
    preheader: t("mails.movedPreheader"),
    greeting: greeting(t, reader.firstName),
    paragraphs: [t("mails.movedBody", { site: writer.siteName })],
    button: { label: t("mails.claimedButton"), url: page(writer, reader, "/profile") },
    notes: [t("mails.movedNotYou")],
  };
}

export function deletionLetter(writer: Writer, reader: Reader, until: Date): Letter {
  const { t } = reader;
  const day = formatDay(reader.language, until);
  return {
    heading: t("mails.deletionHeading", { day }),
    preheader: t("mails.deletionPreheader"),
    greeting: greeting(t, reader.firstName),
    paragraphs: [
      t("mails.deletionBody", { site: writer.siteName }),
      t("mails.deletionEnd", { day }),
      t("mails.deletionUndo", { day }),
    ],
    button: { label: t("mails.deletionButton"), url: page(writer, reader, "/login") },
    notes: [t("mails.deletionNotYou")],
  };
}
