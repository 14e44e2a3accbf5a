import { useEffect, useState } from "react";
import { useNavigate, useSearch } from "#platform/page/routing.ts";

/**
 * The token of the link that led here. It is taken out of the address at once, so that neither the history nor a picture of
 * the screen keeps it. Undefined where the address has none.
 */
export function useLinkToken(): string | undefined {
  const search = useSearch<{ token?: unknown }>();
  const navigate = useNavigate();
  const [token] = useState(typeof search.token === "string" ? search.token : undefined);
  useEffect(() => {
    if (search.token !== undefined) void navigate({ to: ".", search: {}, replace: true, resetScroll: false });
  }, [search.token, navigate]);
  return token;
}
