import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import type { Deps } from "#deps";
import { AppError } from "#errors";
import { whatIsListed } from "#features/search/listed.ts";
import { searchReader } from "#features/search/understand.ts";
import { serve } from "#platform/http/contract.ts";
import { once } from "#platform/http/idempotency.ts";
import type { Visitor } from "#platform/http/visitor.ts";
import { inWords } from "./in-words.ts";
import { understandSearch } from "./matching/understood-search.ts";
import { restoreSearch, saveSearch } from "./save-and-restore.ts";
import { type SavedSearch, savedSearchContract } from "./saved-search.contract.ts";
import { countNew, findSavedSearches, type SavedSearchRow } from "./saved-search.queries.ts";
import type { AlertTime } from "./saved-search.schema.ts";

/** Searches that people keep: one's own alone. */
export async function savedSearchRoutes(app: FastifyInstance, { db, clock }: Deps): Promise<void> {
  const read = searchReader(whatIsListed(db, clock));

  serve(app, "Saved searches", savedSearchContract, {
    "GET /api/saved-searches": async ({ actor, request }) => {
      const rows = await findSavedSearches(db, actor.id);
      const counts = await countNew(db, rows, clock());
      return { data: rows.map((row) => present(request, row, counts.get(row.id) ?? 0)) };
    },

    "POST /api/saved-searches": async ({ actor, body, request }) => {
      const { name, filters, alerts = meant(body.alertsEnabled) ?? "daily" } = body;
      const at = clock();
      const search = await understandSearch(filters, read, at);
      return once(db, request, actor.id, async (tx) =>
        present(request, await saveSearch(tx, { userId: actor.id, name, alerts, at }, search), 0),
      );
    },

    "PATCH /api/saved-searches/:id": async ({ actor, params: { id }, body }) => {
      const { name, seen, alerts = meant(body.alertsEnabled) } = body;
      const { rows } = await sql`update saved_searches set
          name = coalesce(${name ?? null}, name), alerts = coalesce(${alerts ?? null}, alerts),
          seen_at = case when ${seen ?? false} then clock_timestamp() else seen_at end
        where user_id = ${actor.id}::uuid and id = ${id}::uuid and deleted_at is null returning id`.execute(
        db,
      );
      if (rows.length === 0) throw new AppError("saved_search.not_found");
      return undefined;
    },

    "DELETE /api/saved-searches/:id": async ({ actor, params: { id } }) => {
      const { rows } = await sql`update saved_searches set deleted_at = ${clock()}::timestamptz
        where user_id = ${actor.id}::uuid and id = ${id}::uuid and deleted_at is null returning id`.execute(
        db,
      );
      if (rows.length === 0) throw new AppError("saved_search.not_found");
      return undefined;
    },

    "POST /api/saved-searches/:id/restore": async ({ actor, params: { id } }) => {
      await restoreSearch(db, actor.id, id);
      return undefined;
    },
  });
}

const meant = (alertsEnabled: boolean | undefined): AlertTime | undefined =>
  alertsEnabled === undefined ? undefined : alertsEnabled ? "daily" : "off";

const present = (visitor: Visitor, row: SavedSearchRow, newCount: number): SavedSearch => ({
  id: row.id,
  name: row.name,
  vehicleType: row.vehicle_type,
  filters: row.filters,
  inWords: inWords(visitor, row),
  alerts: row.alerts,
  createdAt: row.created_at.toISOString(),
  newCount,
});
