// What dealerships say of themselves. Apart from enumerations.ts, which every first visit pays for.

export const specializations = [
  "new_cars",
  "used_cars",
  "luxury_cars",
  "sports_cars",
  "family_cars",
  "trucks_and_buses",
  "spare_parts",
  "all_types",
] as const;
export const yearsInBusiness = ["<1", "1-2", "3-5", "6-10", "10+"] as const;

export type Specialization = (typeof specializations)[number];
export type YearsInBusiness = (typeof yearsInBusiness)[number];
