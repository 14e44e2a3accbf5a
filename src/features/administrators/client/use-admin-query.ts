import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Calls } from "#platform/http/api.ts";
import { adminApi } from "./admin-api.ts";
import { useRefresh } from "./refresh.tsx";

type Read = Extract<keyof Calls, `GET /api/admin/${string}`>;
type Input<K extends Read> = Omit<
  NonNullable<Parameters<typeof adminApi<K>>[1]>,
  "signal" | "idempotencyKey"
>;

/**
 * What a call of the administration reads, refreshed by itself every 30 seconds (`everySeconds`) unless that is switched off
 * or a user is at work with it (`useHold`); the page before stays until the next one is there. After a change:
 * `refresh()` of `useRefresh`.
 */
export function useAdminQuery<K extends Read>(
  call: K,
  input: Input<K>,
  { everySeconds = 30, enabled = true }: { everySeconds?: number; enabled?: boolean } = {},
) {
  const { auto, held } = useRefresh();
  return useQuery({
    queryKey: ["admin", call, input],
    queryFn: ({ signal }) => adminApi(call, { ...input, signal } as Parameters<typeof adminApi<K>>[1]),
    placeholderData: keepPreviousData,
    staleTime: 5_000,
    enabled,
    refetchInterval: auto && !held ? everySeconds * 1000 : false,
  });
}
