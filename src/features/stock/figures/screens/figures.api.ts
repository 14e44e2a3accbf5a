import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { PageContext } from "#platform/page/context.ts";

/** The figures of a month; without one, of that which runs. */
export const figuresQuery = (api: PageContext["api"], month: string | undefined) =>
  queryOptions({
    queryKey: ["stock-figures", month ?? ""],
    queryFn: ({ signal }) => api("GET /api/stock-figures", { query: { month }, signal }),
    placeholderData: keepPreviousData,
  });

/** The month that an address asks for; an address may hold anything. */
export const monthIn = ({ month }: { month?: unknown }): string | undefined =>
  typeof month === "string" && /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? month : undefined;
