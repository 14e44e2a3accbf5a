import { HeadContent, Outlet, Scripts, useRouterState } from "@tanstack/react-router";
import { useEffect } from "react";
import { directionOf } from "#i18n/language.ts";
import { usePage, useWording } from "../page.tsx";
import { Toasts } from "../Toasts.tsx";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import { NavigationProgress } from "./NavigationProgress.tsx";

/** The whole document: its language, direction and theme are right from the first byte. */
export function Document() {
  const { messages, theme, publicUrl, now } = usePage();
  const { language, t } = useWording();
  return (
    <html
      lang={language}
      dir={directionOf(language)}
      data-theme={theme}
      data-messages={messages.namespaces.join(" ")}
      data-public-url={publicUrl}
      data-now={now.getTime()}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <HeadContent />
      </head>
      <body>
        <a className="skip" href="#main">
          {t("common.skip")}
        </a>
        <NavigationProgress />
        <Header />
        <main id="main" tabIndex={-1}>
          <Outlet />
        </main>
        <Footer />
        <Toasts />
        <ReadyMark />
        <Scripts />
      </body>
    </html>
  );
}

/** Marks the document once it answers to input, so that browser tests act when a person could. */
function ReadyMark() {
  const pathname = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  useEffect(() => {
    document.documentElement.dataset.ready = pathname ?? "";
  }, [pathname]);
  return null;
}
