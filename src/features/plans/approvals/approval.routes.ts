import type { FastifyInstance } from "fastify";
import type { Deps } from "#deps";
import { AppError } from "#errors";
import { sendPrivateFile } from "#features/media/private-file.ts";
import type { Administrator } from "#platform/http/administrator.ts";
import { serve } from "#platform/http/contract.ts";
import { approvalContract } from "./approval.contract.ts";
import { presentBadge, presentCampaign } from "./approval.present.ts";
import { findBadge, findCampaigns, findVerifications } from "./approval.queries.ts";
import { type BadgeDecision, decideBadge } from "./decide-badge.ts";
import { type CampaignDecision, decideCampaign } from "./decide-campaign.ts";

/** What sellers bought and an administrator looks at first: verification badges and notification campaigns. */
export async function approvalRoutes(app: FastifyInstance, { db, storage }: Deps): Promise<void> {
  const aboutBadge = (who: Administrator, userId: string, decision: BadgeDecision) =>
    who.change((tx, at) => decideBadge(tx, userId, decision, { administratorId: who.id, at }));
  const aboutCampaign = (who: Administrator, id: string, decision: CampaignDecision) =>
    who.change((tx, at) => decideCampaign(tx, id, decision, { administratorId: who.id, at }));
  const paged = (total: number, { page, limit }: { page: number; limit: number }) => ({
    total,
    page,
    totalPages: Math.max(1, Math.ceil(total / limit)),
  });

  serve(app, "Administrators: approvals", approvalContract, {
    // Both lists from the primary: a screen reads again right after a decision.
    "GET /api/admin/verifications": async ({ query }) => {
      const { rows, total, waiting } = await findVerifications(db, query);
      return { data: rows.map(presentBadge), waiting, ...paged(total, query) };
    },

    "GET /api/admin/verifications/:userId/document": async ({ administrator, params: { userId }, reply }) => {
      const { document_key: key } = await findBadge(db, userId);
      if (!key) throw new AppError("verification.not_found");
      await administrator.note({ action: "verification.document_opened", resource: ["user", userId] });
      if (!(await sendPrivateFile(reply, storage, key, "document")))
        throw new AppError("verification.not_found");
      return "";
    },

    "PUT /api/admin/verifications/:userId/seen": async ({ administrator, params: { userId }, body }) =>
      aboutBadge(
        administrator,
        userId,
        body.what === "phone"
          ? { to: "phone_seen", seenAs: body.seenAs }
          : { to: "document_seen", documentSentAt: body.documentSentAt, seenAs: body.seenAs },
      ),

    "PUT /api/admin/verifications/:userId/grant": async ({ administrator, params: { userId } }) =>
      aboutBadge(administrator, userId, { to: "granted" }),

    "PUT /api/admin/verifications/:userId/refuse": async ({ administrator, params: { userId }, body }) =>
      aboutBadge(administrator, userId, { to: "refused", ...body }),

    "GET /api/admin/campaigns": async ({ query }) => {
      const { rows, total, waiting } = await findCampaigns(db, query);
      return { data: rows.map(presentCampaign), waiting, ...paged(total, query) };
    },

    "PUT /api/admin/campaigns/:id/approve": async ({ administrator, params: { id } }) =>
      aboutCampaign(administrator, id, { to: "approved" }),

    "PUT /api/admin/campaigns/:id/reject": async ({ administrator, params: { id }, body }) =>
      aboutCampaign(administrator, id, { to: "rejected", ...body }),
  });
}
