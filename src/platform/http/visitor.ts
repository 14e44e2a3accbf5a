import { createHmac } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { defaultLanguage, isLanguage, type Language, languageFromHeader } from "#i18n/language.ts";
import type { Translate } from "#i18n/translate.ts";

export type Theme = "light" | "dark";

declare module "fastify" {
  interface FastifyRequest {
    /** The language of this answer. */
    language: Language;
    theme: Theme;
    /** Words of the answer in that language. */
    t: Translate;
  }
}

/**
 * Who is asking, as far as a guest can be known: language and theme. `?lang=` wins, then the cookie; a call of the
 * API then looks at Accept-Language, while a page without either is Arabic (decisions.md, Accounts).
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

/** A keyed hash of the visitor's address: enough to count once, useless to find anyone (decisions.md, People's data). */
export function visitorHash(request: FastifyRequest, secret: string): string {
  return createHmac("sha256", secret).update(`visitor:${request.ip}`).digest("base64url").slice(0, 22);
}
