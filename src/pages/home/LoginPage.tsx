import { getRouteApi, useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { nextPage } from "#features/accounts/sign-in/next-page.ts";
import { useWording } from "#ui/page.tsx";
import { askToSignIn } from "#ui/sign-in.ts";
import { Home } from "./HomePage.tsx";

const route = getRouteApi("/login");

/** The landing page with the dialog open; afterwards the page that the address names, or the landing page itself. */
export default function LoginPage() {
  const { t } = useWording();
  const router = useRouter();
  const { next, mode } = route.useSearch();
  useEffect(() => {
    void askToSignIn(mode ?? "signIn").then((signedIn) => {
      // Anyone who is on the way to another page already goes there.
      if (router.state.location.pathname === "/login")
        router.history.replace(signedIn ? nextPage(next) : "/");
    });
  }, [router, next, mode]);
  return (
    <>
      <noscript>
        <p className="note warn wrap above-4">{t("accounts.needsScript")}</p>
      </noscript>
      <Home {...route.useLoaderData()} />
    </>
  );
}
