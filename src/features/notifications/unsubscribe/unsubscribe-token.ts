import { createHmac, timingSafeEqual } from "node:crypto";
import { defaultLanguage, type Language } from "#i18n/language.ts";

interface Keyed {
  sessionSecret: string;
  publicUrl: string;
}

const signature = ({ sessionSecret }: Pick<Keyed, "sessionSecret">, recipientId: string) =>
  createHmac("sha256", sessionSecret).update(`unsubscribe ${recipientId}`).digest("base64url").slice(0, 32);

/** The link of one mail to one recipient: signed, so that nobody is taken off a list by a guess. It names no address. */
export function unsubscribeUrl(config: Keyed, recipientId: string, language: Language): string {
  const query = new URLSearchParams({
    token: `${recipientId}.${signature(config, recipientId)}`,
    ...(language !== defaultLanguage && { lang: language }),
  });
  return `${config.publicUrl}/unsubscribe?${query}`;
}

/** The recipient that a token is of; undefined for one that nobody signed. */
export function recipientOf(config: Pick<Keyed, "sessionSecret">, token: string): string | undefined {
  const [, id, signed] = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{32})$/.exec(token) ?? [];
  if (id === undefined || signed === undefined) return undefined;
  return timingSafeEqual(Buffer.from(signed), Buffer.from(signature(config, id))) ? id : undefined;
}
