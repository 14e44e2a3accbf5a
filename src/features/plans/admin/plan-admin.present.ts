import { versionOf } from "#features/administrators/versions.ts";
import { presentPlan } from "../plan.present.ts";
import type { AdminAddOn, AdminPlan, AdminSubscription } from "./plan-admin.contract.ts";
import type { AddOnRow, AdminPlanRow, SubscriptionRow } from "./plan-admin.queries.ts";

/** What of a plan is changed by hand, and is in its version. */
const planTerms = (row: AdminPlanRow) => ({
  ...presentPlan(row),
  isActive: row.is_active,
  displayOrder: row.display_order,
  searchPriority: row.search_priority,
});

export function presentAdminPlan(row: AdminPlanRow): AdminPlan {
  const terms = planTerms(row);
  const { subscribers, sold } = row;
  return { ...terms, updatedAt: row.updated_at.toISOString(), subscribers, sold, version: versionOf(terms) };
}

export function presentAdminAddOn(row: AddOnRow): AdminAddOn {
  const terms = addOnTerms(row);
  return { ...terms, running: row.running, version: versionOf(terms) };
}

const addOnTerms = (row: AddOnRow) => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  nameAr: row.name_ar,
  description: row.description,
  descriptionAr: row.description_ar,
  price: Number(row.price),
  days: row.days,
  perListing: row.per_listing,
  isActive: row.is_active,
  displayOrder: row.display_order,
  color: row.color,
});

export const presentSubscription = (row: SubscriptionRow): AdminSubscription => ({
  id: row.id,
  user:
    row.user_id === null
      ? null
      : { id: row.user_id, firstName: row.first_name, lastName: row.last_name, email: row.email },
  plan: { slug: row.slug, name: row.name, nameAr: row.name_ar },
  startDate: row.start_date.toISOString(),
  endDate: row.end_date?.toISOString() ?? null,
  amount: Number(row.amount),
  state: row.state,
});
