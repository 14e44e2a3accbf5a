import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { ApiError } from "#platform/http/api.ts";
import { usePage } from "#ui/page.tsx";
import { accountQuery } from "../../current-account.ts";
import { failureText } from "../../fields/refusal.ts";
import { signedInFrame } from "../../sign-in/signed-in-frame.ts";

export type Verification = { state: "verifying" | "done" | "dead" } | { state: "failed"; text: string };

/** Verifies an address by the token of its mail, once. `again` tries again what the network kept from happening. */
export function useVerification(token: string | undefined) {
  const page = usePage();
  const queries = useQueryClient();
  const [result, setResult] = useState<Verification>({ state: token ? "verifying" : "dead" });
  const asked = useRef(false);

  const verify = async () => {
    setResult({ state: "verifying" });
    try {
      await page.api("POST /api/auth/verify-email", { body: { token } as { token: string } });
      const { queryKey } = accountQuery(page);
      if (queries.getQueryData(queryKey)) await signedInFrame.value.whenTakenOver();
      queries.setQueryData(queryKey, (account) => account && { ...account, isEmailVerified: true });
      setResult({ state: "done" });
    } catch (error) {
      const refused = error instanceof ApiError && error.status === 400;
      setResult(refused ? { state: "dead" } : { state: "failed", text: failureText(error, page.messages.t) });
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a link is used once, when the page has come
  useEffect(() => {
    if (!token || asked.current) return;
    asked.current = true;
    void verify();
  }, []);
  return { result, again: verify };
}
