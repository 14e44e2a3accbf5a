import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import type { StaffRole } from "#platform/http/actor.ts";
import { ApiError } from "#platform/http/api.ts";
import type { PageContext } from "#platform/page/context.ts";
import { redirect } from "#platform/page/routing.ts";
import { usePage } from "#ui/page.tsx";
import type { Account } from "./account.contract.ts";

const fiveMinutes = 300_000;

/** Who is signed in; null for a guest, of whom nothing is asked again until a user signs in. */
export const accountQuery = ({ api, hasSession }: Pick<PageContext, "api" | "hasSession">) =>
  queryOptions({
    queryKey: ["account"],
    queryFn: async (): Promise<Account | null> => {
      if (hasSession === false) return null;
      try {
        return await api("GET /api/auth/user");
      } catch (error) {
        if (error instanceof ApiError && error.status === 401) return null;
        throw error;
      }
    },
    staleTime: ({ state }) => (state.data === null ? Number.POSITIVE_INFINITY : fiveMinutes),
  });

/**
 * Who is signed in, or null. Changes when a user signs in or out, in this tab or in another; not while the server draws a page, so
 * there nothing watches it.
 */
export const useAccount: () => Account | null = import.meta.env.SSR
  ? () => useQueryClient().getQueryData(accountQuery(usePage()).queryKey) ?? null
  : () => useQuery(accountQuery(usePage())).data ?? null;

/**
 * Whether pages made of calls that name these roles under `staff` are for this user now: for everybody but a member at work whose
 * part is another.
 */
export function reaches(account: Account | null, roles: readonly StaffRole[]): boolean {
  const work = account?.work;
  return !work?.working || work.role === "owner" || roles.includes(work.role);
}

/** Whether the listings that are one's own now are a showroom's: the own, or that of the dealership that one acts for. */
export const hasShowroom = (account: Account | null): boolean =>
  account?.work?.working || (account?.isVerifiedDealer ?? false);

/** For loaders of pages that need an account: a guest is sent to /login, and comes back after signing in. */
export async function requireAccount(context: PageContext, href: string): Promise<Account> {
  const account = await context.queryClient.ensureQueryData(accountQuery(context));
  if (!account) throw redirect({ to: "/login", search: { next: href }, statusCode: 302 });
  return account;
}
