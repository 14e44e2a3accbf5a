import { useQuery } from "@tanstack/react-query";
import { useAccount } from "#features/accounts/current-account.ts";
import { usePage } from "#ui/page.tsx";
import { mineQuery } from "./welcome.api.ts";

/** The latest own listings; nobody's while the page of a user who has just signed out still stands. */
export function useMine() {
  const { api } = usePage();
  const account = useAccount();
  return useQuery({ ...mineQuery(api), enabled: account !== null });
}
