import type { FastifyInstance } from "fastify";
import type { Deps } from "#deps";
import { AppError } from "#errors";
import type { OwnListingDetail } from "#features/listings/listing.schema.ts";
import { type Database, readsOf } from "#platform/db/connect.ts";
import { serve } from "#platform/http/contract.ts";
import { once } from "#platform/http/idempotency.ts";
import { visitorHash } from "#platform/http/visitor.ts";
import { rateLimiter } from "#platform/limits/rate-limit.ts";
import { endDraft } from "./drafts/keep-draft.ts";
import { ownView } from "./own/own-view.ts";
import { pricesFarBelow } from "./review/find-flags.ts";
import { heldPrice } from "./revisions/held-price.ts";
import { sellingContract } from "./selling.contract.ts";
import { deleteListing, restoreListing } from "./verbs/delete-listing.ts";
import { edit } from "./verbs/edit.ts";
import { endListing } from "./verbs/end-listing.ts";
import { markSold } from "./verbs/mark-sold.ts";
import { renew, renewMany } from "./verbs/renew.ts";
import { report } from "./verbs/report.ts";
import { submit } from "./verbs/submit.ts";

/** What a seller does with own listings, and what anyone tells the market about one. */
export async function sellingRoutes(app: FastifyInstance, { db, clock, config }: Deps): Promise<void> {
  /** Read within the transaction that changed it. */
  async function viewOf(tx: Database, userId: string, id: string): Promise<OwnListingDetail> {
    const view = await ownView(tx, userId, id, clock());
    if (!view) throw new AppError("listing.not_found");
    return view;
  }
  const changed = (userId: string, id: string, change: (tx: Database) => Promise<void>) =>
    db.transaction().execute(async (tx) => {
      await change(tx);
      return viewOf(tx, userId, id);
    });

  // An address of before; whatever it says of the part that is meant is kept.
  app.get("/dashboard", { schema: { hide: true }, config: { policy: "public" } }, async (request, reply) =>
    reply.redirect(`/user-dashboard${/\?.*/.exec(request.url)?.[0] ?? ""}`, 302),
  );

  serve(app, "Listings", sellingContract, {
    "POST /api/cars": ({ actor, body, query: { draft }, request }) =>
      once(db, request, actor.id, async (tx) => {
        const id = await submit(tx, { userId: actor.id, language: request.language }, body, clock());
        if (draft) await endDraft(tx, actor.personId, { vehicleType: body.vehicleType, id: draft }, clock());
        return viewOf(tx, actor.id, id);
      }),
    "PATCH /api/cars/:id": async ({ actor, params: { id }, body }) => {
      // Who sells may name another price, and leaves the rest to who keeps the stock.
      const isSales = actor.id !== actor.personId && actor.staff?.role === "sales";
      if (isSales && Object.keys(body).some((field) => field !== "price"))
        throw new AppError("staff.not_allowed");
      const view = await changed(actor.id, id, (tx) => edit(tx, actor.id, id, body, clock()));
      const held = heldPrice(view);
      return { ...view, ...(held && { held }) };
    },
    "DELETE /api/cars/:id": async ({ actor, params: { id } }) => {
      await db.transaction().execute((tx) => deleteListing(tx, actor.id, id, clock()));
      return undefined;
    },
    "POST /api/cars/:id/restore": ({ actor, params: { id } }) =>
      changed(actor.id, id, (tx) => restoreListing(tx, actor.id, id, clock())),
    "POST /api/cars/:id/renew": ({ actor, params: { id } }) =>
      changed(actor.id, id, (tx) => renew(tx, actor.id, id, clock())),
    "POST /api/my-cars/renew": async ({ actor, body: { ids } }) => ({
      results: await db.transaction().execute((tx) => renewMany(tx, actor.id, ids, clock())),
    }),
    "POST /api/cars/:id/sold": ({ actor, params: { id }, body }) =>
      changed(actor.id, id, (tx) => markSold(tx, actor.id, id, body ?? {}, clock())),
    "POST /api/cars/:id/withdraw": ({ actor, params: { id } }) =>
      changed(actor.id, id, (tx) => endListing(tx, actor.id, id, "withdrawn", clock())),
    "GET /api/price-check": async ({ query }) => {
      const [share] = await pricesFarBelow(readsOf(db), [query]);
      return { share: share ?? null };
    },
    "POST /api/cars/:id/report": async ({ actor, params, body, request }) => {
      const { sessionSecret } = config;
      const visitor = visitorHash(request, sessionSecret);
      const told = { carId: params.id, userId: actor?.id, visitorHash: visitor, ...body, at: clock() };
      await once(db, request, actor?.id ?? visitor, async (tx) => {
        await report(tx, rateLimiter(tx, sessionSecret), told);
        return {};
      });
      return undefined;
    },
  });
}
