import { z } from "zod";
import { type CallsOf, contract } from "#platform/http/contract.ts";

const counts = z.object({
  all: z.int(),
  imported: z.int().describe("New listings"),
  changed: z.int(),
  known: z.int().describe("Nothing was to be done"),
  wrong: z.int().describe("Rows that are wrong, or were refused"),
  ready: z.int().describe("Rows whose turn has not come yet"),
  withdrawn: z.int(),
});

const run = z.object({
  id: z.uuid(),
  beganAt: z.iso.datetime(),
  isByHand: z.boolean(),
  state: z.enum(["running", "taken", "unchanged", "failed"]),
  failure: z.string().nullable().describe("Why, in the visitor's language"),
  importId: z
    .uuid()
    .nullable()
    .describe("What became of its rows; null where there are none, or they were forgotten"),
  counts: counts.nullable(),
});
export type SourceRun = z.output<typeof run>;

const source = z.object({
  url: z.string(),
  gone: z.enum(["keep", "withdraw"]),
  isOn: z.boolean(),
});
const answer = z.object({
  source: source.nullable(),
  runs: z.array(run).describe("The last ten, the newest first"),
});
export type StockSourceView = z.output<typeof answer>;

export const stockSourceContract = contract({
  "GET /api/dealers/me/stock-source": {
    summary: "The address from which one's stock is read at night, and what became of the last readings",
    policy: "user",
    answer,
    refuses: ["dealer.not_approved"],
  },
  "PUT /api/dealers/me/stock-source": {
    summary:
      "Says from which address one's stock is read at night, as a file of it is read: https on the public internet, CSV or XLSX to 20 MB. " +
      "`gone: withdraw` takes off sale what two readings one after the other do not have, unless that is more than 30 % of the stock",
    policy: "user",
    body: z.strictObject({
      url: z.string().trim().min(1).max(1000),
      gone: z.enum(["keep", "withdraw"]).default("keep"),
      isOn: z.boolean().default(true).describe("false: it is read only when one asks for it"),
    }),
    answer,
    refuses: ["dealer.not_approved"],
  },
  "POST /api/dealers/me/stock-source/run": {
    summary: "Has the address be read now; six times an hour at most",
    policy: "user",
    answer,
    status: 202,
    refuses: ["dealer.not_approved", "stock_source.not_found", "stock_source.running", "request.too_many"],
  },
  "DELETE /api/dealers/me/stock-source": {
    summary: "Forgets the address and its readings; what became of their rows stays for sale",
    policy: "user",
    refuses: ["stock_source.not_found", "dealer.not_approved"],
  },
});

declare module "#platform/http/api.ts" {
  interface Calls extends CallsOf<typeof stockSourceContract> {}
}
