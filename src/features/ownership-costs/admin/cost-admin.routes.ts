import type { FastifyInstance } from "fastify";
import type { Deps } from "#deps";
import { dayInBeirut, yearInBeirut } from "#i18n/format.ts";
import { serve } from "#platform/http/contract.ts";
import { costOf, type Vehicle } from "../compute-costs.ts";
import { costKinds } from "../cost.choices.ts";
import { findExchangeRate } from "../cost.queries.ts";
import { costAdminContract } from "./cost-admin.contract.ts";
import { presentCostTable } from "./cost-admin.present.ts";
import { findCostRows } from "./cost-admin.queries.ts";
import { enterRow, rateOf, withdrawRow } from "./keep-rows.ts";

/** What it costs to own a vehicle, for those who enter what was published. */
export async function costAdminRoutes(app: FastifyInstance, { db, clock }: Deps): Promise<void> {
  serve(app, "Administrators: costs", costAdminContract, {
    "GET /api/admin/costs": async () => {
      const rows = await findCostRows(db, clock());
      const tables = (["car", "motorcycle"] as const).flatMap((vehicleType) =>
        costKinds.map((kind) => presentCostTable(kind, vehicleType, rows)),
      );
      return { day: dayInBeirut(clock()), tables };
    },

    "POST /api/admin/costs": async ({ administrator, body }) =>
      administrator.change((tx, at) => enterRow(tx, body, { administratorId: administrator.id, at })),

    "POST /api/admin/costs/preview": async ({ administrator, body: { example, ...row } }) => {
      const [isOfCustoms, { price }] = [row.kind === "customs", example];
      const vehicle: Vehicle = {
        ...example,
        currency: "usd",
        priceUsd: price,
        customs: isOfCustoms ? "unpaid" : "paid",
        isRegistered: !isOfCustoms,
      };
      const rate = await findExchangeRate(db);
      const known = { lbp: rate?.lbp ?? null, year: yearInBeirut(clock()) };
      return administrator.changesNothing(costOf(row.kind, vehicle, rateOf(row), known));
    },

    "POST /api/admin/costs/:id/withdraw": async ({ administrator, params: { id }, body: { reason } }) =>
      administrator.change((tx, at) =>
        withdrawRow(tx, id, reason, { administratorId: administrator.id, at }),
      ),
  });
}
