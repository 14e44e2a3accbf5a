import { presentPlan } from "../plan.present.ts";
import type { AdminAddOn, AdminPlan, AdminSubscription } from "./plan-admin.contract.ts";
import type { AddOnRow, AdminPlanRow, SubscriptionRow } from "./plan-admin.queries.ts";

export const presentAdminPlan = (row: AdminPlanRow): AdminPlan => ({
  ...presentPlan(row),
  isActive: row.is_active,
  displayOrder: row.display_order,
  updatedAt: row.updated_at.toISOString(),
  subscribers: row.subscribers,
  sold: row.sold,
});

export const presentAdminAddOn = (row: AddOnRow): AdminAddOn => ({
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
  running: row.running,
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
