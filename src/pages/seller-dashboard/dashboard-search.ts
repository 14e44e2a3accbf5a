import { type ListingStatus, listingStatuses, type VehicleType } from "#features/reference/enumerations.ts";

export const dashboardTabs = [
  "overview",
  "cars",
  "motorcycles",
  "favorites",
  "messages",
  "searches",
  "subscription",
  "payments",
] as const;
export type DashboardTab = (typeof dashboardTabs)[number];

/** What links to the dashboard say; an address may hold anything. */
export type DashboardAddress = {
  tab?: DashboardTab;
  /** Of the lists of vehicles: one state alone. */
  status?: ListingStatus;
  page?: number;
};

export interface DashboardSearch {
  tab: DashboardTab;
  status: ListingStatus | undefined;
  page: number;
}

const mostPages = 10_000;

/** What an address asks for. A part that is not there is the overview, a state or a page that is not there is left out. */
export function readDashboard({
  tab,
  status,
  page,
}: { [name in keyof DashboardAddress]: unknown }): DashboardSearch {
  const number = Number(page);
  return {
    tab: dashboardTabs.find((one) => one === tab) ?? "overview",
    status: listingStatuses.find((one) => one === status),
    page: Number.isInteger(number) && number >= 1 && number <= mostPages ? number : 1,
  };
}

/** The kind of vehicle that a part lists. */
export const kindOf = (tab: DashboardTab): VehicleType | undefined =>
  tab === "cars" ? "car" : tab === "motorcycles" ? "motorcycle" : undefined;

/** The part that lists a kind of vehicle. */
export const tabOf = (kind: VehicleType) => (kind === "car" ? "cars" : "motorcycles");

/** Where the pages of a list are. */
export const dashboardPage = (list: DashboardAddress) => (page: number) => ({
  to: "/user-dashboard" as const,
  search: { ...list, ...(page > 1 && { page }) },
});
