import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import type { FastifyInstance } from "fastify";
import type { Deps } from "#deps";
import { AppError } from "#errors";
import { pictureKey } from "#features/media/pipeline.ts";
import { enumerations, placeBySlug } from "#features/reference/reference.ts";
import { site as siteShape } from "#features/site/site.contract.ts";
import { findSiteSettings } from "#features/site/site.queries.ts";
import { formatMoney, formatNumber, formatPlain } from "#i18n/format.ts";
import { isLanguage, type Language } from "#i18n/language.ts";
import type { Translate } from "#i18n/translate.ts";
import { readsOf } from "#platform/db/connect.ts";
import { pictureIds, presentCard } from "../listing.present.ts";
import { findPictures, findPublic } from "../listing.queries.ts";
import type { ListingCard } from "../listing.schema.ts";
import { drawSharePicture, type ShareText } from "./share-picture.ts";

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * `/og/cars/{id}.jpg?lang=`: the picture of a link preview, 1200×630. Drawn once for what the listing says now and
 * kept; a new price or cover makes a new one.
 */
export async function sharingRoutes(
  app: FastifyInstance,
  { db: primary, storage, clock }: Deps,
): Promise<void> {
  const db = readsOf(primary);
  const drawing = new Map<string, Promise<Buffer>>();

  app.get<{ Params: { id: string } }>(
    "/og/cars/:id.jpg",
    { schema: { hide: true }, config: { policy: "public" } },
    async (request, reply) => {
      const { id } = request.params;
      // One address, one language: what a shared cache keeps must not depend on a visitor's cookie.
      if (!isLanguage((request.query as Record<string, unknown>).lang)) {
        return reply.redirect(`/og/cars/${id}.jpg?lang=${request.language}`, 302);
      }
      const row = uuid.test(id) ? await findPublic(db, id) : undefined;
      if (!row) throw new AppError("listing.not_found");
      const pictures = await findPictures(db, pictureIds([row]));
      const card = presentCard(row, pictures, clock(), 1);
      const site = siteShape.parse((await findSiteSettings(db)).get("site"));
      const { language } = request;
      const text = wording(card, language, request.t, language === "ar" ? site.nameAr : site.nameEn);
      const cover = card.photos[0];
      const version = createHash("sha256")
        .update(JSON.stringify([text, cover?.id]))
        .digest("hex")
        .slice(0, 16);
      const key = `share/${id.slice(0, 2)}/${id}/${version}.jpg`;

      const draw = async () => {
        const kept = await storage.get(key);
        if (kept) return buffer(kept.stream);
        const photo = cover && (await storage.get(pictureKey(cover.id, `${Math.max(...cover.widths)}.webp`)));
        const drawn = await drawSharePicture(text, photo && (await buffer(photo.stream)));
        await storage.put(key, drawn);
        return drawn;
      };
      // Many readers of one chat ask at the same moment: they wait for one drawing.
      const picture = drawing.get(key) ?? draw().finally(() => drawing.delete(key));
      drawing.set(key, picture);
      return reply
        .type("image/jpeg")
        .header("cache-control", "public, max-age=3600")
        .header("cross-origin-resource-policy", "cross-origin")
        .send(await picture);
    },
  );
}

function wording(card: ListingCard, language: Language, t: Translate, siteName: string): ShareText {
  const gear = enumerations.gearType.find(({ slug }) => slug === card.gearType)?.[language];
  const facts = [
    formatPlain(language, card.year),
    t("listings.cardMileage", { km: formatNumber(language, card.mileage) }),
    gear,
  ];
  return {
    language,
    title: card.title,
    price: formatMoney(language, card.price, card.currency),
    otherPrice:
      card.currency === "usd" ? undefined : `≈ ${formatMoney(language, Math.round(card.priceUsd), "usd")}`,
    facts: facts.filter(Boolean).join(" · "),
    place: placeBySlug(card.city)?.[language] ?? card.city,
    siteName,
  };
}
