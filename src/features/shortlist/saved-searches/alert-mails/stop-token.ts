import { createHmac, timingSafeEqual } from "node:crypto";
import { defaultLanguage, type Language } from "#i18n/language.ts";

interface Keyed {
  sessionSecret: string;
  publicUrl: string;
}

const signature = ({ sessionSecret }: Pick<Keyed, "sessionSecret">, userId: string) =>
  createHmac("sha256", sessionSecret).update(`search alerts ${userId}`).digest("base64url").slice(0, 32);

/** The way off the mails of saved searches: signed, so that nobody is taken off by a guess. */
export function alertStopUrl(config: Keyed, userId: string, language: Language): string {
  const query = new URLSearchParams({
    token: `${userId}.${signature(config, userId)}`,
    ...(language !== defaultLanguage && { lang: language }),
  });
  return `${config.publicUrl}/unsubscribe/searches?${query}`;
}

/** Whose token it is; undefined for one that nobody signed. */
export function userOfToken(config: Pick<Keyed, "sessionSecret">, token: string): string | undefined {
  const [, id, signed] = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{32})$/.exec(token) ?? [];
  if (id === undefined || signed === undefined) return undefined;
  return timingSafeEqual(Buffer.from(signed), Buffer.from(signature(config, id))) ? id : undefined;
}
