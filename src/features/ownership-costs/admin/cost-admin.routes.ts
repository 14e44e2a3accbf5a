import type { FastifyInstance } from "fastify";
import type { Deps } from "#deps";
import { serve } from "#platform/http/contract.ts";
import { costKinds } from "../cost.choices.ts";
import { presentCost } from "../cost.present.ts";
import { findCostsOfExample } from "../cost.queries.ts";
import { costAdminContract } from "./cost-admin.contract.ts";
import { presentCostTable } from "./cost-admin.present.ts";
import { findCostRows, findDay } from "./cost-admin.queries.ts";
import { enterRow, rateOf, withdrawRow } from "./keep-rows.ts";

/** What it costs to own a vehicle, for those who enter what was published. */
export async function costAdminRoutes(app: FastifyInstance, { db, clock }: Deps): Promise<void> {
  serve(app, "Administrators: costs", costAdminContract, {
    "GET /api/admin/costs": async () => {
      const [day, rows] = await Promise.all([findDay(db, clock()), findCostRows(db, clock())]);
      const tables = (["car", "motorcycle"] as const).flatMap((vehicleType) =>
        costKinds.map((kind) => presentCostTable(kind, vehicleType, rows)),
      );
      return { day, tables };
    },

    "POST /api/admin/costs": async ({ administrator, body }) =>
      administrator.change((tx, at) => enterRow(tx, body, { administratorId: administrator.id, at })),

    "POST /api/admin/costs/preview": async ({ administrator, body: { example, ...row } }) => {
      const rate = rateOf(row);
      const vehicle = { vehicleType: row.vehicleType, ...example };
      const said = (await findCostsOfExample(db, vehicle, rate, clock())).map(presentCost);
      const item = said.find(({ kind }) => kind === row.kind);
      if (!item) throw new Error(`no answer for ${row.kind}`);
      return administrator.changesNothing(item);
    },

    "POST /api/admin/costs/:id/withdraw": async ({ administrator, params: { id }, body: { reason } }) =>
      administrator.change((tx, at) =>
        withdrawRow(tx, id, reason, { administratorId: administrator.id, at }),
      ),
  });
}
