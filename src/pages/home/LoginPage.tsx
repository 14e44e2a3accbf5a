import { useEffect } from "react";
import { nextPage } from "#features/accounts/sign-in/next-page.ts";
import { useLoaded, useRouter, useSearch } from "#platform/page/routing.ts";
import { useWording } from "#ui/page.tsx";
import { askToSignIn } from "#ui/sign-in.ts";
import { Home } from "./HomePage.tsx";
import type { HomeData } from "./home.api.ts";
import type { LoginSearch } from "./login-search.ts";

/** The landing page with the dialog open; afterwards the page that the address names, or the landing page itself. */
export default function LoginPage() {
  const { t } = useWording();
  const router = useRouter();
  const { next, mode } = useSearch<LoginSearch>();
  useEffect(() => {
    void askToSignIn(mode ?? "signIn").then((signedIn) => {
      // Anyone who is on the way to another page already goes there.
      if (router.latestLocation.pathname === "/login")
        void router.navigate({ href: signedIn ? nextPage(next) : "/", replace: true });
    });
  }, [router, next, mode]);
  return (
    <>
      <noscript>
        <p className="note warn wrap above-4">{t("accounts.needsScript")}</p>
      </noscript>
      <Home {...useLoaded<HomeData>()} />
    </>
  );
}
