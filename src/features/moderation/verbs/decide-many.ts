import { sql } from "kysely";
import { AppError } from "#errors";
import { kindsWith } from "#features/selling/review/rule-settings.ts";
import type { Database } from "#platform/db/connect.ts";
import { undoneWhenRefused } from "#platform/db/undone-when-refused.ts";
import type { LogEntry } from "#platform/http/administrator.ts";
import type { Decision } from "../decision.schema.ts";
import { lockListings } from "../locked-listing.queries.ts";
import { decideLocked, type Reviewer } from "./decide.ts";

/** What became of one of several. */
export interface Outcome {
  id: string;
  outcome: "done" | "not_found" | "decided" | "changed" | "wrong_state" | "limit_reached" | "held";
  /** Null of one that is gone. */
  title: string | null;
  /** The state that it is in now. */
  status: string | null;
  /** The reviewer who was faster. */
  decidedBy: string | null;
}

const outcomes: Partial<Record<string, Outcome["outcome"]>> = {
  "listing.decided": "decided",
  "listing.changed": "changed",
  "listing.wrong_state": "wrong_state",
  "listing.limit_reached": "limit_reached",
};

/**
 * Decides several listings alike, each for itself: one that cannot be decided, or is gone, keeps none of the others from
 * it. What a rule holds is approved alone, by a reviewer who looks at it. Returns one outcome for each id, in the order in which they are named, and what is written down.
 */
export async function decideMany(
  tx: Database,
  reviewer: Reviewer,
  {
    ids,
    seen = {},
    ...decision
  }: Decision & { ids: readonly string[]; seen?: Readonly<Record<string, string>> | undefined },
  at: Date,
): Promise<{ data: Outcome[]; log: LogEntry[] }> {
  const named = [...new Set(ids.map((id) => id.toLowerCase()))];
  const listings = await lockListings(tx, named);
  const held = decision.status === "active" ? await findHeld(tx, named) : new Set<string>();
  const data: Outcome[] = [];
  const log: LogEntry[] = [];
  for (const id of named) {
    const listing = listings.get(id);
    if (!listing) {
      data.push({ id, outcome: "not_found", title: null, status: null, decidedBy: null });
      continue;
    }
    const { title } = listing;
    if (held.has(id)) {
      data.push({ id, outcome: "held", title, status: listing.status, decidedBy: null });
      continue;
    }
    try {
      const work = () => decideLocked(tx, reviewer, listing, { ...decision, seen: seen[id] }, at);
      log.push(await undoneWhenRefused(tx, work));
      data.push({ id, outcome: "done", title, status: decision.status, decidedBy: null });
    } catch (error) {
      const outcome = error instanceof AppError ? outcomes[error.code] : undefined;
      if (!(error instanceof AppError) || !outcome) throw error;
      const { status = listing.status, decidedBy = null } = error.facts ?? {};
      data.push({
        id,
        outcome,
        title,
        status: String(status),
        decidedBy: decidedBy === null ? null : String(decidedBy),
      });
    }
  }
  return { data, log };
}

/** Those of these that a rule holds. */
async function findHeld(tx: Database, ids: readonly string[]): Promise<Set<string>> {
  const kinds = await kindsWith(tx, "hold");
  const { rows } = await sql<{ car_id: string }>`
    select distinct car_id from listing_flags
    where car_id = any (${[...ids]}::uuid[]) and kind = any (${kinds}::text[])`.execute(tx);
  return new Set(rows.map(({ car_id }) => car_id));
}
