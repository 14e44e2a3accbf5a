import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import type { FastifyReply, FastifyRequest } from "fastify";
import { site as siteShape } from "#features/site/site.contract.ts";
import { findSiteSettings } from "#features/site/site.queries.ts";
import { isLanguage, type Language } from "#i18n/language.ts";
import type { Database } from "#platform/db/connect.ts";
import type { Storage } from "#platform/storage/storage.ts";
import { shareColours } from "./share-drawing.ts";

/**
 * Sends the picture that says `says`: from the store, or drawn and kept in `folder`, instead of what said something else. Many readers
 * of one chat ask at the same moment: they wait for one drawing.
 */
export function keptPictures(storage: Storage) {
  const drawing = new Map<string, Promise<Buffer>>();
  return async (reply: FastifyReply, folder: string, says: unknown, draw: () => Promise<Buffer>) => {
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
    const picture = drawing.get(key) ?? find().finally(() => drawing.delete(key));
    drawing.set(key, picture);
    return reply
      .type("image/jpeg")
      .header("cache-control", "public, max-age=3600")
      .header("cross-origin-resource-policy", "cross-origin")
      .send(await picture);
  };
}

/** One address, one language: what a shared cache keeps must not depend on a visitor's cookie. */
export const namesLanguage = ({ query }: FastifyRequest) =>
  isLanguage((query as Record<string, unknown>).lang);
export const toLanguage = ({ url, language }: FastifyRequest, reply: FastifyReply) =>
  reply.redirect(`${url.split("?")[0]}?lang=${language}`, 302);

/** What the market is called in one language. */
export async function readSiteNames(db: Database, language: Language) {
  const site = siteShape.parse((await findSiteSettings(db)).get("site"));
  return language === "ar"
    ? { siteName: site.nameAr, tagline: site.taglineAr }
    : { siteName: site.nameEn, tagline: site.taglineEn };
}
