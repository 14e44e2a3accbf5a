import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { PageContext } from "#platform/page/context.ts";
import type { AskedLeads } from "./leads-address.ts";

type Api = PageContext["api"];

/** Everything that is kept of leads begins with it. */
export const leadsKey = ["leads"] as const;

/** A page of one's leads; what buyers write meanwhile is there when it is opened again. */
export const leadsQuery = (api: Api, asked: AskedLeads) =>
  queryOptions({
    queryKey: [...leadsKey, "list", asked],
    queryFn: ({ signal }) => api("GET /api/leads", { query: asked, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** One lead, with notes and what its buyer did. */
export const leadQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: [...leadsKey, "one", id],
    queryFn: ({ signal }) => api("GET /api/leads/:id", { params: { id }, signal }),
    staleTime: 0,
  });
