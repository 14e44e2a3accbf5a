import type { FastifyInstance } from "fastify";
import type { Deps } from "#deps";
import { lastYear } from "#features/reference/enumerations.ts";
import { readsOf } from "#platform/db/connect.ts";
import { serve } from "#platform/http/contract.ts";
import { visitorHash } from "#platform/http/visitor.ts";
import { type RateLimit, rateLimiter } from "#platform/limits/rate-limit.ts";
import { tellVin } from "./tell-vin.ts";
import { vinContract } from "./vin.contract.ts";

/** A dealer who types in a day's arrivals asks for fewer. */
const ofAddress: RateLimit = { name: "vins of an address", most: 60, seconds: 3600 };

/** What a VIN tells of a car. */
export async function vinRoutes(app: FastifyInstance, { db, clock, config }: Deps): Promise<void> {
  const limiter = rateLimiter(db, config.sessionSecret);
  app.addHook("preHandler", (request) =>
    limiter.count(ofAddress, visitorHash(request, config.sessionSecret), clock()),
  );
  serve(app, "Reference", vinContract, {
    "GET /api/vin/:vin": ({ params: { vin } }) => tellVin(readsOf(db), vin, lastYear(clock())),
  });
}
