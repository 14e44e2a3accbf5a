import type { FastifyInstance } from "fastify";
import type { Deps } from "#deps";
import { AppError } from "#errors";
import { pictureIds, presentCard } from "#features/listings/listing.present.ts";
import { findCards, findPictures, findVisibility } from "#features/listings/listing.queries.ts";
import type { ListingCard } from "#features/listings/listing.schema.ts";
import { looksLikeBot, recordEvent } from "#features/listings/verbs/record-event.ts";
import { vehicleName } from "#features/reference/vehicle-name.ts";
import { type Database, readsOf } from "#platform/db/connect.ts";
import { serve } from "#platform/http/contract.ts";
import { visitorHash } from "#platform/http/visitor.ts";
import { favoriteContract } from "./favorite.contract.ts";
import { type FavoriteRow, findFavoriteIds, findFavorites } from "./favorite.queries.ts";
import { saveFavorite, saveFavorites } from "./verbs/save-favorites.ts";

/** What people save to look at again. One's own list is read where it is written: a heart shows at once. */
export async function favoriteRoutes(app: FastifyInstance, { db, clock, config }: Deps): Promise<void> {
  const cardsIn = async (from: Database, ids: readonly string[]): Promise<ListingCard[]> => {
    const rows = await findCards(from, ids);
    const pictures = await findPictures(from, pictureIds(rows));
    return rows.map((row) => presentCard(row, pictures, clock()));
  };

  serve(app, "Favorites", favoriteContract, {
    "GET /api/favorites": async ({ actor, query }) => {
      const { rows, total } = await findFavorites(db, actor.id, query);
      const cards = await cardsIn(db, idsOf(rows));
      const byId = new Map(cards.map((card) => [card.id, card]));
      return {
        data: rows.map((row) => presentFavorite(row, byId.get(row.car_id))),
        total,
        page: query.page,
        totalPages: Math.ceil(total / query.limit),
      };
    },

    "GET /api/favorites/ids": async ({ actor }) => ({ ids: await findFavoriteIds(db, actor.id) }),

    "PUT /api/favorites/:carId": async ({ actor, params: { carId }, request }) => {
      const visible = await findVisibility(db, carId);
      if (!visible) throw new AppError("listing.not_found");
      if (visible === "gone") throw new AppError("listing.gone");
      const at = clock();
      const isNew = await saveFavorite(db, { userId: actor.id, carId, at });
      const userAgent = request.headers["user-agent"];
      if (isNew && !looksLikeBot(userAgent)) {
        await recordEvent(db, {
          carId,
          userId: actor.id,
          event: "favorite",
          channel: null,
          visitorHash: visitorHash(request, config.sessionSecret),
          userAgent: userAgent ?? null,
          referrer: request.headers.referer ?? null,
          at,
        });
      }
      return undefined;
    },

    "DELETE /api/favorites/:carId": async ({ actor, params: { carId } }) => {
      await db.deleteFrom("favorites").where("user_id", "=", actor.id).where("car_id", "=", carId).execute();
      return undefined;
    },

    "POST /api/favorites/merge": async ({ actor, body: { ids } }) => {
      await saveFavorites(db, { userId: actor.id, ids, at: clock() });
      return { ids: await findFavoriteIds(db, actor.id) };
    },

    "GET /api/cars/cards": async ({ query: { ids } }) => ({ data: await cardsIn(readsOf(db), ids) }),
  });
}

const idsOf = (rows: readonly FavoriteRow[]) => rows.map((row) => row.car_id);

function presentFavorite(row: FavoriteRow, card: ListingCard | undefined) {
  const away = row.is_sold ? ("sold" as const) : ("away" as const);
  return {
    id: row.car_id,
    title: row.title,
    name: vehicleName({ ...row, vehicleType: row.vehicle_type }),
    savedAt: row.created_at.toISOString(),
    savedPrice: Number(row.price),
    savedCurrency: row.currency,
    state: card ? ("available" as const) : away,
    listing: card ?? null,
  };
}
