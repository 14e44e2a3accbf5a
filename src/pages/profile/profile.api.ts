import { queryOptions } from "@tanstack/react-query";
import type { PageContext } from "#platform/page/context.ts";

type Api = PageContext["api"];

/** Where the user is signed in: this device first, then those seen last. */
export const devicesQuery = (api: Api) =>
  queryOptions({
    queryKey: ["devices"],
    queryFn: async ({ signal }) => {
      const devices = await api("GET /api/auth/sessions", { signal });
      return devices.toSorted((a, b) => Number(b.current) - Number(a.current));
    },
  });
