import { z } from "zod";
import { type CallsOf, contract } from "#platform/http/contract.ts";
import { reportGroups, reportKinds, reportSteps } from "./report-kinds.ts";

const day = z.iso.date();

const report = z.object({
  what: z.enum(reportKinds),
  by: z.enum(reportGroups),
  step: z.enum(reportSteps),
  from: day,
  to: day,
  may: z.array(z.enum(reportKinds)).describe("What this role may ask for"),
  starts: z
    .array(day)
    .describe("The first day of each step; the first and the last may be cut by from and to"),
  rows: z
    .array(
      z.object({
        key: z.string().describe("Slug of the place, brand, plan or add-on, or the method; empty: all"),
        name: z.string().nullable().describe("Of a plan or add-on, in the visitor's language"),
        values: z.array(z.number()).describe("One for each step; revenue in US dollars"),
        total: z.number(),
      }),
    )
    .describe("The largest total first"),
  totals: z.array(z.number()),
  total: z.number(),
});
export type Report = z.output<typeof report>;

export const reportContract = contract({
  "GET /api/admin/reports": {
    policy: "administrator",
    area: "reports",
    summary:
      "Figures over time: what began, was asked or came in, by place, brand, plan or method. Days are those of Beirut; at most 366 of them",
    query: z.object({
      what: z.enum(reportKinds).optional().describe("Left out: the first that the role may see"),
      by: z.enum(reportGroups).optional().describe("Left out, or not of this kind: all together"),
      step: z.enum(reportSteps).default("day"),
      from: day.optional().describe("Left out: 29 days before `to`"),
      to: day.optional().describe("Included; left out, or later than today: today"),
    }),
    answer: report,
    refuses: ["admin.forbidden"],
  },
});

declare module "#platform/http/api.ts" {
  interface Calls extends CallsOf<typeof reportContract> {}
}
