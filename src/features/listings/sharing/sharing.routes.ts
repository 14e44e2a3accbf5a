import { buffer } from "node:stream/consumers";
import type { FastifyInstance } from "fastify";
import type { Deps } from "#deps";
import { AppError } from "#errors";
import { pictureKey } from "#features/media/pipeline.ts";
import { enumerations, placeBySlug } from "#features/reference/reference.ts";
import { formatMoney, formatNumber } from "#i18n/format.ts";
import type { Language } from "#i18n/language.ts";
import type { Translate } from "#i18n/translate.ts";
import { readsOf } from "#platform/db/connect.ts";
import { pictureIds, presentCard } from "../listing.present.ts";
import { findPictures, findPublic } from "../listing.queries.ts";
import type { ListingCard } from "../listing.schema.ts";
import { keptPictures, namesLanguage, readSiteNames, toLanguage } from "./kept-pictures.ts";
import { shareFolder } from "./share-folder.ts";
import { drawSharePicture, type ShareText } from "./share-picture.ts";
import { drawSitePicture } from "./site-picture.ts";

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * The pictures of link previews, 1200×630: `/og/cars/{id}.jpg?lang=` of a listing, `/og/site.jpg?lang=` of the market.
 * Drawn once for what they say now and kept; a new price, cover or name makes a new one.
 */
export async function sharingRoutes(
  app: FastifyInstance,
  { db: primary, storage, clock }: Deps,
): Promise<void> {
  const db = readsOf(primary);
  const send = keptPictures(storage);
  const open = { schema: { hide: true }, config: { policy: "public" as const, anonymous: true } };

  app.get<{ Params: { id: string } }>("/og/cars/:id.jpg", open, async (request, reply) => {
    const { id } = request.params;
    if (!namesLanguage(request)) return toLanguage(request, reply);
    const row = uuid.test(id) ? await findPublic(db, id) : undefined;
    if (!row) throw new AppError("listing.not_found");
    const pictures = await findPictures(db, pictureIds([row]));
    const card = presentCard(row, pictures, clock(), 1);
    const text = wording(
      card,
      request.language,
      request.t,
      (await readSiteNames(db, request.language)).siteName,
    );
    const cover = card.photos[0];
    return send(reply, `${shareFolder(id)}/${request.language}`, [text, cover?.id], async () => {
      const photo = cover && (await storage.get(pictureKey(cover.id, `${Math.max(...cover.widths)}.webp`)));
      return drawSharePicture(text, photo && (await buffer(photo.stream)));
    });
  });

  app.get("/og/site.jpg", open, async (request, reply) => {
    if (!namesLanguage(request)) return toLanguage(request, reply);
    const { language, t } = request;
    const text = { language, ...(await readSiteNames(db, language)), slogan: t("home.heroTitle") };
    return send(reply, `share/site/${language}`, text, () => drawSitePicture(text));
  });
}

function wording(card: ListingCard, language: Language, t: Translate, siteName: string): ShareText {
  const gear = enumerations.gearType.find(({ slug }) => slug === card.gearType)?.[language];
  const facts = [
    String(card.year),
    card.mileage !== null && t("listings.cardMileage", { km: formatNumber(language, card.mileage) }),
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
