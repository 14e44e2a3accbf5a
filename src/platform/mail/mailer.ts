import type { Language } from "#i18n/language.ts";

export interface MailAddress {
  name: string;
  address: string;
}

/** One mail as a feature wrote it. */
export interface Mail {
  from: MailAddress;
  /** One address, nothing else. */
  to: string;
  subject: string;
  text: string;
  html: string;
  language: Language;
  /** Of a mail to many: where its reader is taken off the list, by a page and by a POST of the mail client (RFC 8058). */
  unsubscribeUrl?: string;
  attachments?: readonly MailAttachment[];
}

export interface MailAttachment {
  name: string;
  type: string;
  bytes: Buffer;
}

/** Where mails leave: an SMTP server, or the outbox of this machine. */
export interface Mailer {
  /**
   * Hands a mail over. Throws MailRefused when it can never arrive, any other error when it is worth trying again;
   * neither names the address, since both end in a log.
   */
  send: (mail: Mail) => Promise<void>;
  close: () => void;
}

/** The mail cannot be delivered, now or later: trying again would only annoy. */
export class MailRefused extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = "MailRefused";
  }
}

const breaks = /[\p{Cc}\u2028\u2029]+/gu;
const plainAddress = /^[^\s\p{Cc}<>()[\]\\,;:"@]+@[^\s\p{Cc}<>()[\]\\,;:"@]+$/u;

/**
 * The mail with nothing in its headers that could end one and begin another: one line each, and an address that is one.
 * Every mailer passes its mails through here, no matter what features did with them before.
 */
export function headerSafe(mail: Mail): Mail {
  if (!plainAddress.test(mail.to)) throw new MailRefused("not an address that a mail can be sent to");
  const oneLine = (text: string) => text.replace(breaks, " ").trim();
  return {
    ...mail,
    subject: oneLine(mail.subject),
    from: { name: oneLine(mail.from.name), address: oneLine(mail.from.address) },
  };
}
