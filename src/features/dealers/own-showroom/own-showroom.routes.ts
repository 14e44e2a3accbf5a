import type { FastifyInstance } from "fastify";
import type { Deps } from "#deps";
import { presentPhoto } from "#features/listings/listing.present.ts";
import { findPictures } from "#features/listings/listing.queries.ts";
import type { Database } from "#platform/db/connect.ts";
import { serve } from "#platform/http/contract.ts";
import { pictureIdsOf } from "../showrooms/showroom.present.ts";
import { changeShowroom, showroomVersion } from "../verbs/change-showroom.ts";
import { type OwnShowroom, ownShowroomContract } from "./own-showroom.contract.ts";
import { findOwnShowroom } from "./own-showroom.queries.ts";

/** A dealer's own showroom; read where it is written. */
export async function ownShowroomRoutes(app: FastifyInstance, { db, clock }: Deps): Promise<void> {
  serve(app, "Dealers", ownShowroomContract, {
    "GET /api/dealers/me": ({ actor }) => viewOf(db, actor.id),
    "PUT /api/dealers/me": async ({ actor, body }) =>
      db.transaction().execute(async (tx) => {
        await changeShowroom(tx, actor.id, body, clock());
        return viewOf(tx, actor.id);
      }),
  });
}

async function viewOf(db: Database, userId: string): Promise<OwnShowroom> {
  const row = await findOwnShowroom(db, userId);
  const pictures = await findPictures(db, pictureIdsOf([row]));
  const photoOf = (id: string | null) => {
    const picture = id === null ? undefined : pictures.get(id);
    return picture ? presentPhoto(picture) : null;
  };
  return {
    version: showroomVersion(row),
    slug: row.slug,
    name: row.name,
    address: row.address,
    city: row.city,
    phone: row.phone,
    chatPhone: row.chat_phone,
    aboutAr: row.about_ar,
    aboutEn: row.about_en,
    mapUrl: row.map_url,
    hours: row.hours?.map((day) => day.map(([opens, closes]): [string, string] => [opens, closes])) ?? null,
    logo: photoOf(row.logo_id),
    cover: photoOf(row.cover_id),
  };
}
