import { requireAccount } from "../current-account.ts";
import type { ProfileHead, ProfileLoading, ProfileTab } from "./load-profile.ts";

/** The chunk of this page: its screen, what it loads, what its head says. */
export const profileScreen = () => import("./profile.screen.ts");

const parts: readonly unknown[] = ["security", "account"] satisfies ProfileTab[];

/** `/profile`, for the signed-in alone; its part stands in the address (`?tab=security`). */
export const profilePage = {
  validateSearch: ({ tab }: Record<string, unknown>): { tab?: ProfileTab } =>
    parts.includes(tab) ? { tab: tab as ProfileTab } : {},
  loader: async (input: ProfileLoading): Promise<void> => {
    await requireAccount(input.context, input.location.href);
    await (await profileScreen()).loadProfile(input);
  },
  staleTime: 60_000,
  head: async (input: ProfileHead) => (await profileScreen()).head(input),
};
