import { useState } from "react";
import type { Account } from "./account.contract.ts";
import { useAccount } from "./current-account.ts";

/**
 * Who is signed in or, while the session has to be renewed over the page, was: what stands on it and what was typed stays.
 * Null for a guest. A page takes its id for a key, so that nothing stays for another user.
 */
export function useLastingAccount(): Account | null {
  const account = useAccount();
  const [last, setLast] = useState(account);
  if (account && account !== last) setLast(account);
  return account ?? last;
}
