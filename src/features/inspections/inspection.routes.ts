import type { FastifyInstance } from "fastify";
import type { Deps } from "#deps";
import { AppError } from "#errors";
import { dayInBeirut } from "#i18n/format.ts";
import type { Database } from "#platform/db/connect.ts";
import { serve } from "#platform/http/contract.ts";
import { type RateLimit, rateLimiter } from "#platform/limits/rate-limit.ts";
import { findReportFor } from "./find-report-for.ts";
import { inspectionContract } from "./inspection.contract.ts";
import {
  isIntact,
  presentMyReport,
  presentMyRequest,
  presentPartner,
  presentReport,
} from "./inspection.present.ts";
import {
  findPartnerOf,
  findPartnersFor,
  findReport,
  findReportsBy,
  findReportsOf,
  findRequestsFor,
} from "./inspection.queries.ts";
import { askForInspection, declineRequest, takeBackRequest } from "./verbs/ask.ts";
import { publishReport } from "./verbs/publish.ts";
import { showReport } from "./verbs/show.ts";
import { withdrawReport } from "./verbs/withdraw.ts";
import { beginReport, dropReport, saveReport } from "./verbs/write.ts";

/** Sellers are told of each. */
const requestsPerDay: RateLimit = { name: "inspection-requests", most: 10, seconds: 86_400 };
const reportsPerDay: RateLimit = { name: "inspection-reports", most: 30, seconds: 86_400 };

/** Inspections: reports of partners, what sellers show of them, and what buyers ask for. */
export async function inspectionRoutes(app: FastifyInstance, { db, clock, config }: Deps): Promise<void> {
  const { sessionSecret } = config;
  const today = () => dayInBeirut(clock());

  async function forBuyer(from: Database, asker: { carId: string; userId: string }) {
    const { partners, asked } = await findPartnersFor(from, asker);
    return { partners: partners.map(presentPartner), asked: asked && presentPartner(asked) };
  }

  /** What a partner has changed, as it is now. */
  const changed = (work: (tx: Database) => Promise<void>, { id, userId }: { id: string; userId: string }) =>
    db.transaction().execute(async (tx) => {
      await work(tx);
      const report = await findReport(tx, id, today());
      if (!report) throw new AppError("inspection.not_found");
      return presentReport(report, userId);
    });

  async function ofListing(from: Database, carId: string, sellerId: string) {
    const found = await findReportsOf(from, { carId, sellerId }, today());
    if (!found) throw new AppError("listing.not_found");
    const data = found
      .filter((row) => isIntact(row, sessionSecret))
      .map((row) => presentReport(row, sellerId));
    return { data };
  }

  serve(app, "Inspections", inspectionContract, {
    "GET /api/cars/:id/inspection-partners": async ({ actor, params: { id } }) => {
      const car = await db.selectFrom("cars").select("is_public").where("id", "=", id).executeTakeFirst();
      if (!car?.is_public) throw new AppError("listing.not_found");
      return forBuyer(db, { carId: id, userId: actor.id });
    },

    "POST /api/cars/:id/inspection-requests": async ({ actor, params: { id }, body }) => {
      const asker = { carId: id, userId: actor.id };
      return db.transaction().execute(async (tx) => {
        await askForInspection(tx, { ...asker, ...body }, clock());
        await rateLimiter(tx, sessionSecret).count(requestsPerDay, actor.id, clock());
        return forBuyer(tx, asker);
      });
    },

    "DELETE /api/cars/:id/inspection-requests": async ({ actor, params: { id } }) => {
      await db.transaction().execute((tx) => takeBackRequest(tx, { carId: id, userId: actor.id }, clock()));
      return undefined;
    },

    "POST /api/inspection-requests/:id/decline": async ({ actor, params: { id } }) => {
      await db
        .transaction()
        .execute((tx) => declineRequest(tx, { requestId: id, userId: actor.id }, clock()));
      return undefined;
    },

    "GET /api/my-inspections": async ({ actor: { id } }) => {
      const partner = await findPartnerOf(db, id);
      if (!partner) return { partner: null, requests: [], reports: [] };
      const [requests, reports] = await Promise.all([findRequestsFor(db, id), findReportsBy(db, id)]);
      return {
        partner: { ...presentPartner(partner), isActive: partner.ended_at === null },
        requests: requests.map(presentMyRequest),
        reports: reports.map(presentMyReport),
      };
    },

    "POST /api/inspections": async ({ actor, body: { carId } }) =>
      db.transaction().execute(async (tx) => ({
        id: await beginReport(tx, { carId, userId: actor.id }, clock()),
      })),

    "GET /api/inspections/:id": async ({ actor, administrator, params: { id } }) => {
      const asked = { id, actor, isReviewer: Boolean(administrator) };
      const report = await findReportFor(db, asked, { day: today(), sessionSecret });
      if (!report) throw new AppError("inspection.not_found");
      return presentReport(report, actor?.personId);
    },

    "PUT /api/inspections/:id": async ({ actor: { id: userId }, params: { id }, body }) =>
      changed((tx) => saveReport(tx, { reportId: id, userId }, body, clock()), { id, userId }),

    "DELETE /api/inspections/:id": async ({ actor: { id: userId }, params: { id } }) => {
      await db.transaction().execute((tx) => dropReport(tx, { reportId: id, userId }));
      return undefined;
    },

    "POST /api/inspections/:id/publish": async ({ actor: { id: userId }, params: { id }, body: said }) =>
      changed(
        async (tx) => {
          await publishReport(tx, { reportId: id, userId, said }, sessionSecret, clock());
          await rateLimiter(tx, sessionSecret).count(reportsPerDay, userId, clock());
        },
        { id, userId },
      ),

    "POST /api/inspections/:id/withdraw": async ({
      actor: { id: userId },
      params: { id },
      body: { reason },
    }) => changed((tx) => withdrawReport(tx, { reportId: id, userId, reason }, clock()), { id, userId }),

    "GET /api/cars/:id/inspections": async ({ actor, params: { id } }) => ofListing(db, id, actor.id),

    "PUT /api/inspections/:id/shown": async ({ actor, params: { id }, body: { isShown } }) =>
      db.transaction().execute(async (tx) => {
        const choice = { reportId: id, sellerId: actor.id, isShown };
        const carId = await showReport(tx, choice, { day: today(), sessionSecret });
        return ofListing(tx, carId, actor.id);
      }),
  });
}
