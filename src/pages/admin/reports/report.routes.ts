import type { FastifyInstance } from "fastify";
import type { Deps } from "#deps";
import { AppError } from "#errors";
import { dayInBeirut } from "#i18n/format.ts";
import { readsOf } from "#platform/db/connect.ts";
import { serve } from "#platform/http/contract.ts";
import { dayAfter } from "../overview/days.ts";
import { makeReport } from "./make-report.ts";
import { reportContract } from "./report.contract.ts";
import { areaOfKind, groupsOfKind, mostDays, reportKinds } from "./report-kinds.ts";

const usualDays = 30;

/** Figures over time, of what a role may see. */
export async function reportRoutes(app: FastifyInstance, { db, clock }: Deps): Promise<void> {
  serve(app, "Administrators: figures", reportContract, {
    "GET /api/admin/reports": async ({ administrator: { areas }, query, request }) => {
      const may = reportKinds.filter((kind) => areas.has(areaOfKind[kind]));
      const what = query.what ?? may[0];
      if (!what || !may.includes(what)) throw new AppError("admin.forbidden");
      const by = groupsOfKind[what].find((group) => group === query.by) ?? "all";
      const { from, to } = spanOf(query, dayInBeirut(clock()));
      const asked = {
        what,
        by,
        step: query.step,
        span: { from, until: dayAfter(to, 1) },
        language: request.language,
      };
      return { what, by, step: query.step, from, to, may, ...(await makeReport(readsOf(db), asked)) };
    },
  });
}

/** Errors: `request.invalid` where it ends before it begins, or is longer than a year. */
function spanOf(asked: { from?: string | undefined; to?: string | undefined }, today: string) {
  const to = asked.to !== undefined && asked.to < today ? asked.to : today;
  const from = asked.from ?? dayAfter(to, 1 - usualDays);
  const isWrong = from > to || from < dayAfter(to, 1 - mostDays);
  if (isWrong) throw new AppError("request.invalid", { fields: { from: "field.invalid" } });
  return { from, to };
}
