import { createHmac, timingSafeEqual } from "node:crypto";
import { defaultLanguage, type Language } from "#i18n/language.ts";
import type { StoppableKind } from "./choices.schema.ts";

interface Keyed {
  sessionSecret: string;
  publicUrl: string;
}

/** What is signed for each kind, so that a link stops its own alone. Never to be changed: old mails carry it. */
const signed: Record<StoppableKind, string> = {
  messages: "message mails",
  searches: "search alerts",
  reports: "report mails",
  reminders: "reminder mails",
};

const signature = ({ sessionSecret }: Pick<Keyed, "sessionSecret">, kind: StoppableKind, userId: string) =>
  createHmac("sha256", sessionSecret).update(`${signed[kind]} ${userId}`).digest("base64url").slice(0, 32);

/** The way off the mails of a kind: signed, so that nobody is taken off by a guess; it names no address. */
export function stopMailsUrl(
  config: Keyed,
  kind: StoppableKind,
  { userId, language }: { userId: string; language: Language },
): string {
  const query = new URLSearchParams({
    token: `${userId}.${signature(config, kind, userId)}`,
    ...(language !== defaultLanguage && { lang: language }),
  });
  return `${config.publicUrl}/unsubscribe/${kind}?${query}`;
}

/** Whose token it is; undefined for one that nobody signed, or for another kind. */
export function userOfToken(
  config: Pick<Keyed, "sessionSecret">,
  kind: StoppableKind,
  token: string,
): string | undefined {
  const [, id, given] = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{32})$/.exec(token) ?? [];
  if (id === undefined || given === undefined) return undefined;
  return timingSafeEqual(Buffer.from(given), Buffer.from(signature(config, kind, id))) ? id : undefined;
}
