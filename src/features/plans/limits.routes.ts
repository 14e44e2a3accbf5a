import type { FastifyInstance } from "fastify";
import type { Deps } from "#deps";
import { AppError } from "#errors";
import { serve } from "#platform/http/contract.ts";
import { findOwnAddOns } from "./add-ons/own-add-ons.ts";
import { checkLimit, signInFirst } from "./check-limit.ts";
import {
  type LimitType,
  limitAliases,
  limitsContract,
  type OfferedPlan,
  type OwnAddOn,
  type SubscriptionStatus,
} from "./limits.contract.ts";
import { findOffers, type Offer } from "./offers.queries.ts";
import { presentPlan } from "./plan.present.ts";
import { findPlans, type PlanRow } from "./plan.queries.ts";
import { findUsage, type Usage, verifiedOnly } from "./usage.queries.ts";

/** What a plan allows and how much of it is used; read where listings are written, so that a new one counts at once. */
export async function limitsRoutes(app: FastifyInstance, { db, clock }: Deps): Promise<void> {
  serve(app, "Plans", limitsContract, {
    "GET /api/subscription/status": async ({ actor, request }) => {
      const at = clock();
      const [usage, plans, offers, addOns] = await Promise.all([
        findUsage(db, actor.id, at),
        findPlans(db),
        findOffers(db, actor.id, at),
        findOwnAddOns(db, actor.id, request.language, at),
      ]);
      if (!usage) throw new AppError("auth.required");
      return presentStatus(usage, plans, offers, addOns);
    },
    "GET /api/subscription/limits/:type": async ({ actor, params, request }) => {
      const usage = actor && (await findUsage(db, actor.id, clock()));
      if (!usage) return signInFirst(request.t);
      const [plans, mustVerify] = await Promise.all([findPlans(db), verifiedOnly(db)]);
      return checkLimit(typeOf(params.type), usage, plans, mustVerify, request.t);
    },
  });
}

const typeOf = (asked: LimitType | keyof typeof limitAliases): LimitType =>
  asked === "add_car" || asked === "add_motorcycle" ? limitAliases[asked] : asked;

const hasRoom = ({ used, max }: { used: number; max: number }) => used < max;

function presentStatus(
  usage: Usage,
  plans: readonly PlanRow[],
  offers: readonly Offer[],
  addOns: OwnAddOn[],
): SubscriptionStatus {
  const { ads, cars, motorcycles, plan } = usage;
  return {
    currentPlan: usage.currentPlan,
    subscriptionStatus: usage.subscriptionStatus,
    endsAt: usage.endsAt?.toISOString() ?? null,
    endedAt: usage.endedAt?.toISOString() ?? null,
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
    availablePlans: plans.map((row) => presentOffer(row, offers)),
    addOns,
    bonusFeatures: {
      featuredListings: usage.addOns.featured > 0,
      whatsAppPriority: usage.addOns.chatPriority > 0,
      autoRefresh: usage.addOns.autoRefresh > 0,
      pushNotifications: addOns.some(
        ({ feature, state }) => feature === "notification_campaign" && state !== "ended",
      ),
      verifiedDealer: usage.isVerifiedSeller,
    },
  };
}

function presentOffer(row: PlanRow, offers: readonly Offer[]): OfferedPlan {
  const offer = offers.find(({ slug }) => slug === row.slug);
  const { change = "current", credit = "0", creditDays = 0, extraDays = 0 } = offer ?? {};
  return { ...presentPlan(row), change, credit: Number(credit), creditDays, extraDays };
}
