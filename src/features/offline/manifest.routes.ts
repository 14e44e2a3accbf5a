import type { FastifyInstance } from "fastify";
import type { Deps } from "#deps";
import { site } from "#features/site/site.contract.ts";
import { findSiteSettings } from "#features/site/site.queries.ts";
import { directionOf, isLanguage } from "#i18n/language.ts";
import { loadServerMessages } from "#i18n/server-messages.ts";
import { readsOf } from "#platform/db/connect.ts";

/** The ground of the light theme and the colour of the icon (ui/css/tokens.css, public/app-icon-512.png). */
const colours = { background_color: "#f8f5ef", theme_color: "#0f5138" };
const shortcuts = [
  { words: "common.cars", url: "/cars" },
  { words: "common.motorcycles", url: "/motorcycles" },
  { words: "common.favorites", url: "/favorites" },
] as const;

/** GET /app.webmanifest?lang=ar|en: the market as an app on a home screen, by the name that the settings give it. */
export async function manifestRoutes(app: FastifyInstance, { db: primary }: Deps): Promise<void> {
  const db = readsOf(primary);
  const words = await loadServerMessages();
  app.get<{ Querystring: { lang?: unknown } }>(
    "/app.webmanifest",
    { schema: { hide: true }, config: { policy: "public", anonymous: true } },
    async (request, reply) => {
      const { lang } = request.query;
      const language = typeof lang === "string" && isLanguage(lang) ? lang : request.language;
      const market = site.parse((await findSiteSettings(db)).get("site"));
      const name = language === "ar" ? market.nameAr : market.nameEn;
      const t = words[language];
      return reply
        .type("application/manifest+json; charset=utf-8")
        .header("cache-control", "public, max-age=3600")
        .send(
          JSON.stringify({
            id: "/",
            name: t("common.defaultTitle", { name }),
            short_name: name,
            description: t("common.defaultDescription"),
            lang: language,
            dir: directionOf(language),
            start_url: `/?lang=${language}`,
            scope: "/",
            display: "standalone",
            ...colours,
            icons: ["any", "maskable"].flatMap((purpose) =>
              [192, 512].map((size) => ({
                src: `/app-icon-${size}.png`,
                sizes: `${size}x${size}`,
                type: "image/png",
                purpose,
              })),
            ),
            shortcuts: shortcuts.map(({ words: key, url }) => ({
              name: t(key),
              url: `${url}?lang=${language}`,
              icons: [{ src: "/app-icon-192.png", sizes: "192x192", type: "image/png" }],
            })),
          }),
        );
    },
  );
}
