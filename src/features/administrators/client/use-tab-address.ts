import { useNavigate, useSearch } from "#platform/page/routing.ts";

/** What stands in the address of the dashboard: the tab, and what a list is asked for. */
export type DashboardAddress = Readonly<Record<string, string | undefined>>;

/**
 * The state of a tab that its address holds, so that a page can be shared, reloaded and gone back to: filters, sorting, page.
 * `set` leaves out what is undefined or empty, and begins with the first page again unless it names one.
 */
export function useTabAddress() {
  const raw: Record<string, unknown> = useSearch();
  const navigate = useNavigate();
  const address: Record<string, string> = {};
  for (const [key, value] of Object.entries(raw)) {
    // The language of an address is none of the list's, and gone before the browser draws (restore-preferences.ts).
    if (key !== "lang" && typeof value === "string" && value.length <= 200) address[key] = value;
  }
  const page = /^[1-9]\d{0,3}$/.test(address.page ?? "") ? Number(address.page) : 1;
  return {
    address: address as DashboardAddress,
    page,
    /** One of the values that a list takes; undefined for any other. */
    oneOf: <T extends string>(key: string, values: readonly T[]): T | undefined =>
      values.find((value) => value === address[key]),
    set: (change: DashboardAddress) => {
      const { page: _, ...kept } = address;
      const next = Object.entries({ ...kept, ...change }).filter(([, value]) => value);
      void navigate({ search: Object.fromEntries(next), replace: true, resetScroll: false });
    },
  };
}
export type TabAddress = ReturnType<typeof useTabAddress>;
