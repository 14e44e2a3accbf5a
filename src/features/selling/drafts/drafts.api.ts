import { queryOptions } from "@tanstack/react-query";
import { accountQuery } from "#features/accounts/current-account.ts";
import type { VehicleType } from "#features/reference/enumerations.ts";
import { ApiError } from "#platform/http/api.ts";
import type { PageContext } from "#platform/page/context.ts";
import type { DraftCalls } from "../form/account-draft.ts";

type Api = PageContext["api"];

/** The own listings that were begun and not sent. */
export const draftsQuery = (api: Api) =>
  queryOptions({
    queryKey: ["drafts"],
    queryFn: ({ signal }) => api("GET /api/listing-drafts", { signal }),
    staleTime: 0,
  });

/** How the form of a user reads and keeps the draft of its kind. */
export const draftCalls = (page: PageContext, userId: string, vehicleType: VehicleType): DraftCalls => {
  const { api, queryClient } = page;
  const { queryKey } = accountQuery(page);
  return {
    isMine: () => queryClient.getQueryData(queryKey)?.id === userId,
    find: async () => {
      const { data } = await api("GET /api/listing-drafts");
      return data.find((draft) => draft.vehicleType === vehicleType);
    },
    keep: ({ text, ...draft }) =>
      api("PUT /api/listing-drafts", { body: { vehicleType, ...draft, fields: JSON.parse(text) } }),
    forget: async (id) => {
      await api("DELETE /api/listing-drafts/:id", { params: { id } }).catch((error) => {
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      });
    },
  };
};
