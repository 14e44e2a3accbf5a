import { useSyncExternalStore } from "react";
import { isLanguage, type Language, otherLanguage } from "#i18n/language.ts";

/**
 * Language and theme live in local storage and in a cookie of the same name (docs/product.md, "The market"): the page
 * reads the first, the server the second, so it renders the right one with no flash.
 */
export type Theme = "light" | "dark";
type Preference = "language" | "theme";

export const cookieLife = "path=/; max-age=31536000; samesite=lax";

function keep(name: Preference, value: string) {
  try {
    localStorage.setItem(name, value);
  } catch {
    // A browser that refuses storage keeps the choice in the cookie alone.
  }
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every supported browser
  document.cookie = `${name}=${value}; ${cookieLife}`;
}

function kept(name: Preference): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

const listeners = new Set<() => void>();
const currentTheme = (): Theme => (document.documentElement.dataset.theme === "dark" ? "dark" : "light");

export function switchTheme() {
  const next = currentTheme() === "dark" ? "light" : "dark";
  document.documentElement.dataset.theme = next;
  keep("theme", next);
  for (const listener of listeners) listener();
}

export function useTheme(fromServer: Theme): Theme {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    currentTheme,
    () => servedTheme() ?? fromServer,
  );
}

/** What the server drew, where `restorePreferences` has changed the theme since. */
function servedTheme(): Theme | undefined {
  if (typeof document === "undefined") return undefined;
  const served = document.documentElement.dataset.servedTheme;
  return served === "dark" || served === "light" ? served : undefined;
}

/** The same page and query in the other language; a link, so it works before any script has run. */
export function languageHref(href: string, language: Language): string {
  const url = new URL(href, "http://localhost");
  url.searchParams.delete("lang");
  url.searchParams.append("lang", otherLanguage(language));
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Remembers the language of the page that the visitor is on. */
export function keepLanguage(language: Language) {
  const cookie = document.cookie.split("; ").find((one) => one.startsWith("language="));
  const remembered = kept("language");
  if (isLanguage(remembered) && remembered === language && cookie === `language=${language}`) return;
  keep("language", language);
}
