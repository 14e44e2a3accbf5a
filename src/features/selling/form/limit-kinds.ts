/**
 * What a plan may not allow, or not any more, and what the dialog is called then. The extras
 * are bought below the plans, where the dialog then leads.
 */
export const limitTitles = {
  car_listings: "selling.limitListings",
  featured_listing: "selling.limitFeatured",
  whatsapp_priority: "selling.limitWhatsApp",
} as const;
export type LimitKind = keyof typeof limitTitles;
/** What is bought beside the plans, for one listing. */
export type ExtraKind = Exclude<LimitKind, "car_listings">;
