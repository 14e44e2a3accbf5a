import { createHmac } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { defaultLanguage, isLanguage, type Language, languageFromHeader } from "#i18n/language.ts";
import type { Translate } from "#i18n/translate.ts";

export type Theme = "light" | "dark";

/** For whom an answer is worded. */
export interface Visitor {
  /** The language of this answer. */
  language: Language;
  /** Words of the answer in that language. */
  t: Translate;
  /**
   * From where the question came, for what only counts: nothing that is shown may depend on it. A page of all guests is counted
   * as that of the first who asked for it.
   */
  ip?: string;
  headers?: { "user-agent"?: string | undefined };
}

declare module "fastify" {
  interface FastifyRequest extends Visitor {
    theme: Theme;
  }
}

/**
 * Who is asking, as far as a guest can be known: language and theme. `?lang=` wins, then the cookie; a call of the
 * API then looks at Accept-Language, while a page without either is Arabic (docs/product.md, "The market").
 */
export const visitor = fastifyPlugin(
  async (app: FastifyInstance, options: { words: Record<Language, Translate> }) => {
    app.decorateRequest("language", defaultLanguage);
    app.decorateRequest("theme", "light");
    app.decorateRequest("t");
    app.addHook("onRequest", async (request) => {
      request.language = languageOf(request);
      request.theme = request.cookies.theme === "dark" ? "dark" : "light";
      request.t = options.words[request.language];
    });
  },
);

function languageOf(request: FastifyRequest): Language {
  const asked = (request.query as Record<string, unknown> | undefined)?.lang;
  if (isLanguage(asked)) return asked;
  if (isLanguage(request.cookies.language)) return request.cookies.language;
  const spoken = request.url.startsWith("/api/") && languageFromHeader(request.headers["accept-language"]);
  return spoken || defaultLanguage;
}

/** A keyed hash of the visitor's address: enough to count once, no use to find anyone (docs/product.md, "People's data"). */
export function visitorHash(request: Pick<FastifyRequest, "ip">, secret: string): string {
  return createHmac("sha256", secret)
    .update(`visitor:${subscriber(request.ip)}`)
    .digest("base64url")
    .slice(0, 22);
}

/** One connection to the internet: an IPv4 address, or the 64-bit network that an IPv6 subscriber is given whole. */
export function subscriber(address: string): string {
  if (!address.includes(":")) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [head = "", tail = ""] = (address.split("%")[0] ?? "").split("::");
  const left = head.split(":").filter(Boolean);
  const right = tail.split(":").filter(Boolean);
  const groups = [...left, ...Array(Math.max(0, 8 - left.length - right.length)).fill("0"), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}
