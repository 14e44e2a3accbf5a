import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
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
import { shareColours } from "./share-drawing.ts";
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
  const drawing = new Map<string, Promise<Buffer>>();
  const open = { schema: { hide: true }, config: { policy: "public" as const, anonymous: true } };

  app.get<{ Params: { id: string } }>("/og/cars/:id.jpg", open, async (request, reply) => {
    const { id } = request.params;
    if (!namesLanguage(request)) return toLanguage(request, reply);
    const row = uuid.test(id) ? await findPublic(db, id) : undefined;
    if (!row) throw new AppError("listing.not_found");
    const pictures = await findPictures(db, pictureIds([row]));
    const card = presentCard(row, pictures, clock(), 1);
    const text = wording(card, request.language, request.t, (await readSite(request.language)).siteName);
    const cover = card.photos[0];
    return send(reply, `${shareFolder(id)}/${request.language}`, [text, cover?.id], async () => {
      const photo = cover && (await storage.get(pictureKey(cover.id, `${Math.max(...cover.widths)}.webp`)));
      return drawSharePicture(text, photo && (await buffer(photo.stream)));
    });
  });

  app.get("/og/site.jpg", open, async (request, reply) => {
    if (!namesLanguage(request)) return toLanguage(request, reply);
    const { language, t } = request;
    const text = { language, ...(await readSite(language)), slogan: t("home.heroTitle") };
    return send(reply, `share/site/${language}`, text, () => drawSitePicture(text));
  });

  async function readSite(language: Language) {
    const site = siteShape.parse((await findSiteSettings(db)).get("site"));
    return language === "ar"
      ? { siteName: site.nameAr, tagline: site.taglineAr }
      : { siteName: site.nameEn, tagline: site.taglineEn };
  }

  /** The picture that says this: from the store, or drawn and kept there, instead of what said something else. */
  async function send(reply: FastifyReply, folder: string, says: unknown, draw: () => Promise<Buffer>) {
    const version = createHash("sha256")
      .update(JSON.stringify([says, shareColours]))
      .digest("hex")
      .slice(0, 16);
    const key = `${folder}/${version}.jpg`;
    const find = async () => {
      const kept = await storage.get(key);
      if (kept) return buffer(kept.stream);
      const drawn = await draw();
      await storage.removeFolder(folder);
      await storage.put(key, drawn);
      return drawn;
    };
    // Many readers of one chat ask at the same moment: they wait for one drawing.
    const picture = drawing.get(key) ?? find().finally(() => drawing.delete(key));
    drawing.set(key, picture);
    return reply
      .type("image/jpeg")
      .header("cache-control", "public, max-age=3600")
      .header("cross-origin-resource-policy", "cross-origin")
      .send(await picture);
  }
}

/** One address, one language: what a shared cache keeps must not depend on a visitor's cookie. */
const namesLanguage = ({ query }: FastifyRequest) => isLanguage((query as Record<string, unknown>).lang);
const toLanguage = ({ url, language }: FastifyRequest, reply: FastifyReply) =>
  reply.redirect(`${url.split("?")[0]}?lang=${language}`, 302);

function wording(card: ListingCard, language: Language, t: Translate, siteName: string): ShareText {
  const gear = enumerations.gearType.find(({ slug }) => slug === card.gearType)?.[language];
  const facts = [
    formatPlain(language, card.year),
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
