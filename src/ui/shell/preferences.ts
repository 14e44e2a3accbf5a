import { useSyncExternalStore } from "react";
import type { Language } from "#i18n/language.ts";
import { otherLanguage } from "#i18n/language.ts";

/**
 * Language and theme live in local storage and in a cookie of the same name (decisions.md, Accounts): the page
 * reads the first, the server the second, so it renders the right one with no flash.
 */
function keep(name: "language" | "theme", value: string) {
  localStorage.setItem(name, value);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every supported browser
  document.cookie = `${name}=${value}; path=/; max-age=31536000; samesite=lax`;
}

export type Theme = "light" | "dark";
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
    () => fromServer,
  );
}

/** The same page in the other language; a link, so it works before any script has run. */
export function languageHref(href: string, language: Language): string {
  const url = new URL(href, "http://localhost");
  url.searchParams.set("lang", otherLanguage(language));
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Remembers the language of the page that the visitor is on. */
export function keepLanguage(language: Language) {
  if (localStorage.getItem("language") !== language) keep("language", language);
}
