import { useQuery, useQueryClient } from "@tanstack/react-query";
import { createContext, type ReactNode, use, useCallback, useEffect, useRef, useState } from "react";
import { useNavigate, useRouter } from "#platform/page/routing.ts";
import { useWording } from "#ui/page.tsx";
import type { OwnAdmin } from "../admin.contract.ts";
import { adminApi, whenAdminIsBarred, whenAdminSessionEnds } from "./admin-api.ts";
import { followToken, forgetSession, keptToken } from "./admin-session.ts";

const Who = createContext<OwnAdmin | undefined>(undefined);

/** Who is signed in, within `SignedIn`. */
export function useAdmin(): OwnAdmin {
  const me = use(Who);
  if (!me) throw new Error("only within SignedIn");
  return me;
}

export const meKey = ["admin", "me"] as const;

interface Props {
  /** Where a user without a token goes. */
  otherwise: "/admin-login" | "/";
  /** While it is not known yet, and on the server, which never knows. */
  waiting: ReactNode;
  children: ReactNode;
}

/** Shows what only administrators see; everybody else is led away, also when the session ends while it is shown. */
export function SignedIn({ otherwise, waiting, children }: Props) {
  const { t } = useWording();
  const navigate = useNavigate();
  const cache = useQueryClient();
  const router = useRouter();
  const left = useRef(false);
  const [hasToken, setHasToken] = useState(false);

  // Once: while the next page is on its way this one is still shown, under that one's address.
  const leave = useCallback(
    (to: "/admin-login" | "/") => {
      if (left.current) return;
      left.current = true;
      const next = router.latestLocation.href;
      void navigate({ to, ...(to === "/admin-login" && { search: { next } }), replace: true }).then(() =>
        cache.removeQueries({ queryKey: ["admin"] }),
      );
    },
    [cache, navigate, router],
  );
  useEffect(() => {
    const look = () => (keptToken() === undefined ? leave(otherwise) : setHasToken(true));
    look();
    return followToken(look);
  }, [leave, otherwise]);
  useEffect(() => whenAdminSessionEnds(() => leave("/admin-login")), [leave]);
  // The screen follows what the server says of the role.
  useEffect(
    () => whenAdminIsBarred(() => void cache.invalidateQueries({ queryKey: meKey, exact: true })),
    [cache],
  );

  const me = useQuery({
    queryKey: meKey,
    queryFn: ({ signal }) => adminApi("GET /api/admin/me", { signal }),
    enabled: hasToken,
  });
  if (me.data) return <Who value={me.data}>{children}</Who>;
  if (!me.isError) return waiting;
  return (
    <main id="main" tabIndex={-1} className="wrap message-page empty">
      <p>{t("admin.sessionFailed")}</p>
      <button type="button" className="btn pri" onClick={() => void me.refetch()}>
        {t("common.retry")}
      </button>
    </main>
  );
}

/** Ends the session, here and on the server; without a network here alone, where it ends by itself there. */
export function useSignOut() {
  const cache = useQueryClient();
  const navigate = useNavigate();
  return async () => {
    const told = adminApi("POST /api/admin/logout").catch(() => {});
    await Promise.race([told, new Promise((done) => setTimeout(done, 2_000))]);
    // Lists that are still shown may be refused now; the way is chosen already.
    whenAdminSessionEnds(() => {});
    forgetSession();
    await navigate({ to: "/" });
    cache.removeQueries({ queryKey: ["admin"] });
  };
}
