import { queryOptions } from "@tanstack/react-query";
import type { PageContext } from "#platform/page/context.ts";

type Api = PageContext["api"];

export const importsKey = ["stock-imports"] as const;

export const importsQuery = (api: Api) =>
  queryOptions({
    queryKey: importsKey,
    queryFn: async ({ signal }) => (await api("GET /api/dealers/me/imports", { signal })).data,
  });

export const importQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ["stock-import", id],
    queryFn: ({ signal }) => api("GET /api/dealers/me/imports/:id", { params: { id }, signal }),
  });

export const progressQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ["stock-import-progress", id],
    queryFn: ({ signal }) => api("GET /api/dealers/me/imports/:id/progress", { params: { id }, signal }),
  });
