import type { FastifyInstance } from "fastify";
import type { Deps } from "#deps";
import { AppError } from "#errors";
import { serve } from "#platform/http/contract.ts";
import { leadEventContract } from "./lead-event.contract.ts";
import { findLeads, type Place } from "./lead-event.queries.ts";

const weekMs = 7 * 86_400_000;
const yearMs = 365 * 86_400_000;
/** Before every id. */
const noId = "00000000-0000-0000-0000-000000000000";
/** A moment as the database writes it, or as it was given, and an id. */
const shape = /^(20\d\d-\d\d-\d\d[ T]\d\d:\d\d:\d\d(?:\.\d{1,6})?(?:Z|[+-]\d\d(?::\d\d)?)) ([0-9a-f-]{36})$/;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const cursorOf = ({ at, id }: Place) => Buffer.from(`${at} ${id}`).toString("base64url");

/** Error: `request.invalid` of `cursor`. */
function placeOf(cursor: string): Place {
  const [, at = "", id = ""] = shape.exec(Buffer.from(cursor, "base64url").toString()) ?? [];
  const day = at.slice(0, 10);
  const moment = Date.parse(at.replace(" ", "T").replace(/([+-]\d\d)$/, "$1:00"));
  // A day that no month has is one of the next for JavaScript, and an error for the database.
  const isDay = !Number.isNaN(moment) && new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
  if (!isDay || !uuid.test(id))
    throw new AppError("request.invalid", { fields: { cursor: "field.invalid" } });
  return { at, id };
}

/** Who asked about a dealer's vehicles, for the dealer's own program. */
export async function leadEventRoutes(app: FastifyInstance, { db, clock }: Deps): Promise<void> {
  serve(app, "Leads", leadEventContract, {
    "GET /api/leads/events": async ({ holder, query: { since, cursor } }) => {
      const now = clock().getTime();
      const asked = since === undefined ? now - weekMs : Date.parse(since);
      const from = new Date(Math.max(asked, now - yearMs)).toISOString();
      const { data, last } = await findLeads(
        db,
        holder.userId,
        cursor === undefined ? { at: from, id: noId } : placeOf(cursor),
      );
      return { data, next: cursorOf(last) };
    },
  });
}
