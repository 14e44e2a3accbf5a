import { type ReactNode, useEffect } from "react";
import { directionOf } from "#i18n/language.ts";
import { tellEarlyInput } from "#platform/page/early-input.ts";
import { Outlet, useShown } from "#platform/page/routing.ts";
import { colours } from "../colours.ts";
import { ErrorScreen } from "../ErrorScreen.tsx";
import { NotFound } from "../NotFound.tsx";
import { Overlay } from "../Overlay.tsx";
import { usePage, useWording } from "../page.tsx";
import { Toasts } from "../Toasts.tsx";
import type { AccountParts } from "./account-parts.ts";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import { NavigationProgress } from "./NavigationProgress.tsx";
import { keepLanguage, useTheme } from "./preferences.ts";

/** The whole document: its language, direction and theme are right from the first byte. `children` lie over the page. */
export function Document({ account, children }: { account: AccountParts; children?: ReactNode }) {
  const { messages, theme, publicUrl, now } = usePage();
  const { language, t } = useWording();
  const { route } = useShown();
  const page = <Outlet missing={<NotFound />} failed={(error) => <ErrorScreen error={error} />} />;
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
        <ThemeMeta />
      </head>
      <body>
        <a className="skip" href="#main">
          {t("common.skip")}
        </a>
        <NavigationProgress />
        {route?.bare ? (
          page
        ) : (
          <>
            <Header account={account} />
            <account.UnderHeader />
            <main id="main" tabIndex={-1}>
              {page}
            </main>
            <Footer />
            {children}
            <account.OverPage />
          </>
        )}
        <Overlay />
        <Toasts />
        <BrowserDuties />
      </body>
    </html>
  );
}

/** The browser's own bars and controls follow the theme, also when it is switched. */
function ThemeMeta() {
  const theme = useTheme(usePage().theme);
  return (
    <>
      <meta name="theme-color" content={colours[theme].ground} />
      <meta name="color-scheme" content={theme} />
    </>
  );
}

const logRejection = (event: PromiseRejectionEvent) => {
  console.error(event.reason);
  event.preventDefault();
};

/** What only a browser does: it remembers the language, and logs the promises that nobody waited for. */
function BrowserDuties() {
  const { language } = useWording();
  const { pathname } = useShown().location;
  useEffect(() => keepLanguage(language), [language]);
  useEffect(() => {
    addEventListener("unhandledrejection", logRejection);
    return () => removeEventListener("unhandledrejection", logRejection);
  }, []);
  // Marks the document once it answers to input, so that browser tests act when a person could.
  useEffect(() => {
    document.documentElement.dataset.ready = pathname;
    setTimeout(tellEarlyInput);
  }, [pathname]);
  return null;
}
