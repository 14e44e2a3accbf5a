import type { PageContext } from "#platform/page/context.ts";

/** What every page needs: the shell's words, and the market's name and contact. */
export const documentPage = {
  loader: async ({ context }: { context: PageContext }) => {
    const [site] = await Promise.all([
      context.queryClient.ensureQueryData(siteQuery(context.api)),
      context.messages.load("common", "reference"),
    ]);
    return { site };
  },
  staleTime: Number.POSITIVE_INFINITY,
};

export const siteQuery = (api: PageContext["api"]) => ({
  queryKey: ["site"],
  queryFn: () => api("GET /api/site"),
  staleTime: Number.POSITIVE_INFINITY,
});
