import type { Language } from "#i18n/language.ts";
import type { Channel } from "../phone.schema.ts";

/** A code as a company is told of it. */
export interface CodeMessage {
  /** In E.164. */
  to: string;
  code: string;
  language: Language;
  /** The whole text, where the company has none of its own. */
  text: string;
}

/** A company that carries codes. */
export interface Sender {
  /** Sends, and returns what the company calls the message. Throws `SenderAway`, `MessageRefused`. */
  send(message: CodeMessage): Promise<{ providerId: string }>;
}

/** Those that are configured. */
export type Senders = Partial<Record<Channel, Sender>>;

/** No answer, or none that can be read: it may be tried again. */
export class SenderAway extends Error {
  override readonly name = "SenderAway";
}

/** The company will not send this, however often it is asked; the message names its code alone. */
export class MessageRefused extends Error {
  override readonly name = "MessageRefused";
}
