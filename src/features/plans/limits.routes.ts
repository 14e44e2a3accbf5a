import type { FastifyInstance } from "fastify";
import type { Deps } from "#deps";
import { AppError } from "#errors";
import { serve } from "#platform/http/contract.ts";
import { checkLimit, signInFirst } from "./check-limit.ts";
import { type LimitType, limitAliases, limitsContract, type SubscriptionStatus } from "./limits.contract.ts";
import { presentPlan } from "./plan.present.ts";
import { findPlans, type PlanRow } from "./plan.queries.ts";
import { findUsage, type Usage, verifiedOnly } from "./usage.queries.ts";

/** What a plan allows and how much of it is used; read where listings are written, so that a new one counts at once. */
export async function limitsRoutes(app: FastifyInstance, { db }: Deps): Promise<void> {
  serve(app, "Plans", limitsContract, {
    "GET /api/subscription/status": async ({ actor }) => {
      const [usage, plans] = await Promise.all([findUsage(db, actor.id), findPlans(db)]);
      if (!usage) throw new AppError("auth.required");
      return presentStatus(usage, plans);
    },
    "GET /api/subscription/limits/:type": async ({ actor, params, request }) => {
      const usage = actor && (await findUsage(db, actor.id));
      if (!usage) return signInFirst(request.t);
      const [plans, mustVerify] = await Promise.all([findPlans(db), verifiedOnly(db)]);
      return checkLimit(typeOf(params.type), usage, plans, mustVerify, request.t);
    },
  });
}

const typeOf = (asked: LimitType | keyof typeof limitAliases): LimitType =>
  asked === "add_car" || asked === "add_motorcycle" ? limitAliases[asked] : asked;

const hasRoom = ({ used, max }: { used: number; max: number }) => used < max;

function presentStatus(usage: Usage, plans: readonly PlanRow[]): SubscriptionStatus {
  const { ads, cars, motorcycles, plan } = usage;
  return {
    currentPlan: usage.currentPlan,
    subscriptionStatus: usage.subscriptionStatus === "expired" ? "expired" : "active",
    endsAt: usage.endsAt?.toISOString() ?? null,
    endedAt: null,
    canAddMoreCars: hasRoom(ads) && hasRoom(cars),
    canAddMoreMotorcycles: hasRoom(ads) && hasRoom(motorcycles),
    adsUsed: ads.used,
    maxAds: ads.max,
    carListingsUsed: cars.used,
    maxCarListings: cars.max,
    motorcycleListingsUsed: motorcycles.used,
    maxMotorcycleListings: motorcycles.max,
    maxPhotos: plan.maxPhotos,
    planDetails: { name: plan.name, nameAr: plan.nameAr, price: Number(plan.price) },
    availablePlans: plans.map((row) => ({
      ...presentPlan(row),
      change: row.slug === usage.currentPlan ? "current" : "upgrade",
      extraDays: 0,
    })),
    addOns: [],
    bonusFeatures: {
      featuredListings: usage.hasFeatured,
      whatsAppPriority: usage.hasWhatsAppPriority,
      pushNotifications: usage.hasPush,
      verifiedDealer: usage.isVerifiedDealer,
    },
  };
}
