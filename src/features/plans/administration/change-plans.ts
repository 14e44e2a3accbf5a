import { sql } from "kysely";
import type { z } from "zod";
import { AppError } from "#errors";
import type { Database } from "#platform/db/connect.ts";
import type { Done } from "#platform/http/administrator.ts";
import type { AdminAddOn, AdminPlan } from "./plan-admin.contract.ts";
import { presentAdminAddOn, presentAdminPlan } from "./plan-admin.present.ts";
import { findAddOn, findPlan } from "./plan-admin.queries.ts";
import type { addOnChange, newPlan, planChange } from "./plan-admin.schema.ts";

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
  const { displayOrder = Number(last?.order ?? 0) + 1, ...rest } = given;
  const { id } = await tx
    .insertInto("subscription_plans")
    .values({
      ...columnsOf({ ...rest, maxCarListings, maxMotorcycleListings, displayOrder }),
      name: given.name,
      name_ar: given.nameAr,
      price: given.price,
      max_ads: maxAds,
      max_car_listings: maxCarListings,
      max_motorcycle_listings: maxMotorcycleListings,
      max_photos: given.maxPhotos,
      slug: await freeSlug(tx, given.name),
      tier,
      search_priority: tier === "plus" ? 2 : 1,
      created_at: at,
      updated_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const answer = await planOr404(tx, id);
  return { log: { action: "plan.added", resource: ["plan", id], after: told(answer) }, answer };
}

/** Changes a plan. Errors: `plan.not_found`, `plan.free_stays` where the free plan would cost or be taken off. */
export async function changePlan(
  tx: Database,
  id: string,
  change: z.output<typeof planChange>,
  at: Date,
): Promise<Done<AdminPlan>> {
  const before = await lockedPlan(tx, id);
  const isFree = before.slug === freePlan;
  if (isFree && (change.isActive === false || (change.price ?? 0) > 0)) throw new AppError("plan.free_stays");
  if (!isFree && change.price === 0) {
    throw new AppError("request.invalid", { fields: { price: "field.price_above_zero" } });
  }
  await tx
    .updateTable("subscription_plans")
    .set({ ...columnsOf(change), updated_at: at })
    .where("id", "=", id)
    .execute();
  const answer = await planOr404(tx, id);
  return { log: { action: "plan.changed", resource: ["plan", id], ...difference(before, answer) }, answer };
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

/** Changes an add-on. Error: `add_on.not_found`. */
export async function changeAddOn(
  tx: Database,
  id: string,
  change: z.output<typeof addOnChange>,
  at: Date,
): Promise<Done<AdminAddOn>> {
  await tx.selectFrom("bonus_features").select("id").where("id", "=", id).forUpdate().execute();
  const before = await addOnOr404(tx, id);
  const { name, nameAr, description, descriptionAr, price, days, color, isActive, displayOrder } = change;
  await tx
    .updateTable("bonus_features")
    .set(
      named({
        name,
        name_ar: nameAr,
        description,
        description_ar: descriptionAr,
        price,
        days,
        color,
        is_active: isActive,
        display_order: displayOrder,
        updated_at: at,
      }),
    )
    .where("id", "=", id)
    .execute();
  const answer = await addOnOr404(tx, id);
  return {
    log: { action: "add_on.changed", resource: ["add_on", id], ...difference(before, answer) },
    answer,
  };
}

/** Only what was named. */
const named = <T extends object>(columns: T): { [K in keyof T]: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };

function columnsOf(plan: z.output<typeof planChange>) {
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

async function addOnOr404(tx: Database, id: string): Promise<AdminAddOn> {
  const row = await findAddOn(tx, id);
  if (!row) throw new AppError("add_on.not_found");
  return presentAdminAddOn(row);
}

/** `Family Plus` is `family-plus`; a second one `family-plus-2`. */
async function freeSlug(tx: Database, name: string): Promise<string> {
  const letters = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^[^a-z]+|-+$/g, "");
  const slug = letters || "plan";
  const taken = await tx.selectFrom("subscription_plans").select("slug").execute();
  const isTaken = (one: string) => taken.some((row) => row.slug === one);
  let free = slug;
  for (let number = 2; isTaken(free); number++) free = `${slug}-${number}`;
  return free;
}

/** What the log holds of a plan: not how many have it. */
const told = ({ subscribers: _, sold: __, updatedAt: ___, ...plan }: AdminPlan) => plan;

const uncounted = new Set(["subscribers", "sold", "updatedAt", "running"]);
/** What was changed, as it was and as it is. */
function difference<T extends object>(before: T, after: T) {
  const changed = (Object.keys(after) as (keyof T & string)[]).filter(
    (key) => !uncounted.has(key) && JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  );
  const pick = (from: T) => Object.fromEntries(changed.map((key) => [key, from[key]]));
  return { before: pick(before), after: pick(after) };
}
