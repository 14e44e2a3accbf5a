import { z } from "zod";
import { type CallsOf, contract } from "#platform/http/contract.ts";
import { costCurrencies, costKinds, costMeasures } from "../cost.choices.ts";
import { costItem } from "../cost.schema.ts";
import { costEntry, costTrial, exciseBand, roadBand } from "./cost-admin.schema.ts";

const moment = z.iso.datetime();
const reason = z.string().trim().min(3).max(300);

const adminCostRow = z.object({
  id: z.uuid(),
  state: z.enum(["in_force", "planned", "past", "withdrawn"]),
  validFrom: z.iso.date(),
  currency: z.enum(costCurrencies),
  percent: z.number(),
  fixed: z.number(),
  vatPercent: z.number(),
  measure: z.enum(costMeasures).nullable(),
  bands: z.array(roadBand),
  excise: z.array(exciseBand),
  source: z.string(),
  sourceUrl: z.string().nullable(),
  noteAr: z.string().nullable(),
  noteEn: z.string().nullable(),
  reason: z.string().nullable().describe("Why it follows the row before it"),
  enteredBy: z.string(),
  enteredAt: moment,
  withdrawnBy: z.string().nullable(),
  withdrawnAt: moment.nullable(),
  withdrawnReason: z.string().nullable(),
});
export type AdminCostRow = z.output<typeof adminCostRow>;

const costTable = z.object({
  kind: z.enum(costKinds),
  vehicleType: z.enum(["car", "motorcycle"]),
  version: z.string().describe("Sent back with a new row"),
  rows: z.array(adminCostRow).describe("The latest beginning first; at most 100"),
});
export type CostTable = z.output<typeof costTable>;

const area = { policy: "administrator", area: "settings" } as const;

export const costAdminContract = contract({
  "GET /api/admin/costs": {
    ...area,
    summary: "Every row of what it costs to own a vehicle: in force, planned, past and withdrawn",
    answer: z.object({
      day: z.iso.date().describe("Today in Beirut"),
      tables: z
        .array(costTable)
        .describe("One for each kind and type of vehicle, also where nothing is entered"),
    }),
  },
  "POST /api/admin/costs": {
    ...area,
    once: true,
    status: 201,
    summary:
      "Enters a row, which follows the one before it from its day on; rows are never changed. 409 `cost.changed` {changedBy, changedAt} when `version` is not that of the table",
    body: costEntry,
    answer: costTable,
    refuses: ["cost.changed", "request.key_reused"],
  },
  "POST /api/admin/costs/preview": {
    ...area,
    summary: "What a row would say of an example vehicle; nothing is stored",
    body: costTrial,
    answer: costItem,
  },
  "POST /api/admin/costs/:id/withdraw": {
    ...area,
    summary: "Withdraws a row that has not begun yet; one that has is followed by another instead",
    params: z.object({ id: z.uuid() }),
    body: z.strictObject({ reason }),
    answer: costTable,
    refuses: ["cost.not_found", "cost.withdrawn", "cost.in_force"],
  },
});

declare module "#platform/http/api.ts" {
  interface Calls extends CallsOf<typeof costAdminContract> {}
}
