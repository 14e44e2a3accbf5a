import { sql } from "kysely";
import type { z } from "zod";
import { AppError } from "#errors";
import { changedMeanwhile } from "#features/administrators/versions.ts";
import type { Database } from "#platform/db/connect.ts";
import type { Done } from "#platform/http/administrator.ts";
import type { AdminPlan } from "./plan-admin.contract.ts";
import { presentAdminPlan } from "./plan-admin.present.ts";
import { findPlan } from "./plan-admin.queries.ts";
import type { newPlan, planChange } from "./plan-admin.schema.ts";
import { askToPrioritise } from "./prioritise.ts";
import { changeOf, feesSection, named } from "./terms.ts";

/** Every account has it once a paid plan is over: it is neither deleted, nor sold, nor taken off. */
const freePlan = "free";

/** Puts a new plan on offer. Its slug, by which listings and orders know it, is its English name. */
export async function addPlan(
  tx: Database,
  given: z.output<typeof newPlan>,
  at: Date,
): Promise<Done<AdminPlan>> {
  await sql`select pg_advisory_xact_lock(hashtext('new_plan'))`.execute(tx);
  const last = await tx
    .selectFrom("subscription_plans")
    .select(({ fn }) => fn.max("display_order").as("order"))
    .executeTakeFirst();
  const { maxAds, maxCarListings = maxAds, maxMotorcycleListings = maxAds, tier } = given;
  const { searchPriority = tier === "plus" ? 2 : 1 } = given;
  const { displayOrder = Number(last?.order ?? 0) + 1, ...rest } = given;
  const { id } = await tx
    .insertInto("subscription_plans")
    .values({
      ...columnsOf({ ...rest, maxCarListings, maxMotorcycleListings, displayOrder, searchPriority }),
      name: given.name,
      name_ar: given.nameAr,
      price: given.price,
      max_ads: maxAds,
      max_car_listings: maxCarListings,
      max_motorcycle_listings: maxMotorcycleListings,
      max_photos: given.maxPhotos,
      slug: await freeSlug(tx, given.name),
      tier,
      created_at: at,
      updated_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const answer = await planOr404(tx, id);
  return { log: { action: "plan.added", resource: ["plan", id], after: told(answer) }, answer };
}

/**
 * Changes a plan; the listings of those who have it follow its priority. `version`: of what the administrator saw. Errors:
 * `plan.not_found`, `plan.changed` when it is another by now, `plan.free_stays` where the free plan would be anything else.
 */
export async function changePlan(
  tx: Database,
  id: string,
  { version, ...change }: z.output<typeof planChange>,
  at: Date,
): Promise<Done<AdminPlan>> {
  const before = await lockedPlan(tx, id);
  if (version !== undefined && version !== before.version) {
    throw await changedMeanwhile(tx, "plan.changed", {
      resources: [["plan", id], feesSection],
      updatedAt: new Date(before.updatedAt),
    });
  }
  const isFree = before.slug === freePlan;
  const { price = 0, isActive = true, tier = before.tier, searchPriority = before.searchPriority } = change;
  const stays = isActive && price === 0 && tier === before.tier && searchPriority === before.searchPriority;
  if (isFree && !stays) throw new AppError("plan.free_stays");
  if (!isFree && change.price === 0) {
    throw new AppError("request.invalid", { fields: { price: "field.price_above_zero" } });
  }
  await tx
    .updateTable("subscription_plans")
    .set({ ...columnsOf(change), updated_at: at })
    .where("id", "=", id)
    .execute();
  if (searchPriority !== before.searchPriority) await askToPrioritise(tx, id, at);
  const answer = await planOr404(tx, id);
  return { log: changeOf("plan.changed", ["plan", id], before, answer), answer };
}

/** Deletes a plan that nobody has or had. Errors: `plan.not_found`, `plan.free_stays`, `plan.in_use`. */
export async function deletePlan(tx: Database, id: string): Promise<Done<undefined>> {
  const before = await lockedPlan(tx, id);
  if (before.slug === freePlan) throw new AppError("plan.free_stays");
  const { subscribers, sold } = before;
  if (subscribers + sold > 0) throw new AppError("plan.in_use", { facts: { subscribers, sold } });
  await tx.deleteFrom("subscription_plans").where("id", "=", id).execute();
  return { log: { action: "plan.deleted", resource: ["plan", id], before: told(before) }, answer: undefined };
}

function columnsOf(plan: Omit<z.output<typeof planChange>, "version">) {
  return named({
    name: plan.name,
    name_ar: plan.nameAr,
    description: plan.description,
    description_ar: plan.descriptionAr,
    price: plan.price,
    duration: plan.duration,
    max_ads: plan.maxAds,
    max_car_listings: plan.maxCarListings,
    max_motorcycle_listings: plan.maxMotorcycleListings,
    max_photos: plan.maxPhotos,
    features: plan.features && JSON.stringify(plan.features),
    features_ar: plan.featuresAr && JSON.stringify(plan.featuresAr),
    color: plan.color,
    is_active: plan.isActive,
    is_popular: plan.isPopular,
    display_order: plan.displayOrder,
    tier: plan.tier,
    search_priority: plan.searchPriority,
  });
}

async function lockedPlan(tx: Database, id: string): Promise<AdminPlan> {
  await tx.selectFrom("subscription_plans").select("id").where("id", "=", id).forUpdate().execute();
  return planOr404(tx, id);
}

async function planOr404(tx: Database, id: string): Promise<AdminPlan> {
  const row = await findPlan(tx, id);
  if (!row) throw new AppError("plan.not_found");
  return presentAdminPlan(row);
}

/** `Family Plus` is `family-plus`; a second one `family-plus-2`. */
async function freeSlug(tx: Database, name: string): Promise<string> {
  const letters = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^[^a-z]+|-$/g, "");
  const slug = letters || "plan";
  const taken = await tx.selectFrom("subscription_plans").select("slug").execute();
  const isTaken = (one: string) => taken.some((row) => row.slug === one);
  let free = slug;
  for (let number = 2; isTaken(free); number++) free = `${slug}-${number}`;
  return free;
}

/** What the log holds of a plan: not how many have it. */
const told = ({ subscribers: _, sold: __, updatedAt: ___, version: ____, ...plan }: AdminPlan) => plan;
