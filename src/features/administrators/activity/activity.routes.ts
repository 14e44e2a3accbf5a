import type { FastifyInstance } from "fastify";
import type { Deps } from "#deps";
import { readUserAgent } from "#features/accounts/sessions/user-agent.ts";
import { type Database, readsOf } from "#platform/db/connect.ts";
import { serve } from "#platform/http/contract.ts";
import { sendCsv } from "#platform/http/csv.ts";
import { type ActivityEntry, activityContract } from "./activity.contract.ts";
import {
  type ActivityAsked,
  type ActivityRow,
  findActivity,
  findChoices,
  streamActivity,
} from "./activity.queries.ts";

const header = [
  "at",
  "administrator",
  "action",
  "resource",
  "resource id",
  "before",
  "after",
  "details",
  "address",
  "browser",
];

/** The log of what administrators did, for the general manager. */
export async function activityRoutes(app: FastifyInstance, { db }: Deps): Promise<void> {
  const reads = readsOf(db);

  serve(app, "Administrators: activity", activityContract, {
    "GET /api/admin/activity": async ({ query }) => {
      const { rows, total } = await findActivity(reads, query);
      return {
        data: rows.map(present),
        total,
        page: query.page,
        totalPages: Math.max(1, Math.ceil(total / query.limit)),
      };
    },

    "GET /api/admin/activity/choices": async () => findChoices(reads),

    "GET /api/admin/activity/export": async ({ administrator, query, reply }) => {
      await administrator.note({ action: "activity.exported", resource: ["activity", null], details: query });
      return sendCsv(reply, "activity.csv", header, lines(reads, query));
    },
  });
}

const present = (row: ActivityRow): ActivityEntry => ({
  id: row.id,
  at: row.created_at.toISOString(),
  administrator:
    row.admin_id === null
      ? null
      : { id: row.admin_id, fullName: row.full_name ?? "", username: row.username ?? "" },
  action: row.action,
  resourceType: row.resource_type,
  resourceId: row.resource_id,
  before: row.before,
  after: row.after,
  details: row.details,
  address: row.ip_address,
  ...readUserAgent(row.user_agent),
});

const asText = (facts: object | null) => (facts === null ? null : JSON.stringify(facts));

async function* lines(db: Database, asked: ActivityAsked) {
  for await (const row of streamActivity(db, asked)) {
    yield [
      row.created_at.toISOString(),
      row.username,
      row.action,
      row.resource_type,
      row.resource_id,
      asText(row.before),
      asText(row.after),
      asText(row.details),
      row.ip_address,
      row.user_agent,
    ];
  }
}
