import type { FastifyInstance } from "fastify";
import type { Deps } from "#deps";
import { AppError } from "#errors";
import { readsOf } from "#platform/db/connect.ts";
import { serve } from "#platform/http/contract.ts";
import { presentActs } from "../conversation.present.ts";
import { findMessages } from "../conversation.queries.ts";
import { decideReport } from "./decide-report.ts";
import { reportContract } from "./report.contract.ts";
import { findReport, findReports, presentReport } from "./report.queries.ts";

const shownBefore = 40;
const shownAfter = 20;

/** Reported conversations, for those who decide about them. */
export async function conversationReportRoutes(app: FastifyInstance, { db }: Deps): Promise<void> {
  serve(app, "Administrators: conversations", reportContract, {
    "GET /api/admin/conversation-reports": async ({ query }) => {
      const { rows, total } = await findReports(readsOf(db), query);
      return { data: rows.map(presentReport), total };
    },

    "GET /api/admin/conversation-reports/:id": async ({ administrator, params: { id } }) => {
      const row = await findReport(db, id);
      if (!row) throw new AppError("report.not_found");
      const { conversation_id, message_count: last, title } = row;
      const [before, after] = await Promise.all([
        findMessages(db, conversation_id, { before: last + 1, limit: shownBefore }),
        findMessages(db, conversation_id, { after: last, limit: shownAfter }),
      ]);
      await administrator.note({
        action: "conversation_report.read",
        resource: ["conversation_report", id],
        details: { title },
      });
      const messages = [...before.rows, ...after.rows].map((message) => ({
        id: message.id,
        isReporters: message.sender_id === row.me_id,
        content: message.content,
        ...presentActs(message),
        sentAt: message.sent_at.toISOString(),
        isLater: message.number > last,
      }));
      return { ...presentReport(row), messages };
    },

    "PUT /api/admin/conversation-reports/:id/status": async ({ administrator, params: { id }, body }) =>
      administrator.change(async (tx, at) => ({
        log: await decideReport(tx, administrator, id, body, at),
        answer: { outcome: body.outcome },
      })),
  });
}
