import { useQuery } from "@tanstack/react-query";
import { adminFile } from "../client/admin-api.ts";

/**
 * A paper that a user sent, as a file. Each look is written down, so it is not fetched again by itself, and not kept once
 * it is closed. `version`: another one under the same address.
 */
export const usePaper = (address: string, { version = "", enabled = true } = {}) =>
  useQuery({
    queryKey: ["admin-paper", address, version],
    queryFn: ({ signal }) => adminFile(address, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
    refetchInterval: false,
    enabled,
  });
