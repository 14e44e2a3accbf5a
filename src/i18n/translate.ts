import format, { type CompiledMessage } from "icu-minify/format";
import type { MessageKey, MessageValues } from "./catalogue.ts";
import { type Language, localeOf } from "./language.ts";

export type CompiledMessages = Record<string, CompiledMessage>;
export type Loaded = Record<string, CompiledMessages>;

/** Says the message of a key in one language. Throws for a key whose namespace was not loaded. */
export type Translate = <K extends MessageKey>(key: K, ...values: MessageValues<K>) => string;

const numberFormats = new Map<string, Intl.NumberFormat>();
const dateFormats = new Map<string, Intl.DateTimeFormat>();
const pluralRules = new Map<string, Intl.PluralRules>();

function kept<T>(cache: Map<string, T>, key: string, make: () => T): T {
  const found = cache.get(key);
  if (found) return found;
  const made = make();
  cache.set(key, made);
  return made;
}

const localeFor = (language: unknown) => localeOf(language === "en" ? "en" : "ar");

// Making an Intl formatter costs some 50 µs, using one under 1 µs: each is made once per process.
const formatters = {
  getNumberFormat: (language?: unknown, options?: Intl.NumberFormatOptions) =>
    kept(
      numberFormats,
      `${language}${JSON.stringify(options)}`,
      () => new Intl.NumberFormat(localeFor(language), options),
    ),
  getDateTimeFormat: (language?: unknown, options?: Intl.DateTimeFormatOptions) =>
    kept(
      dateFormats,
      `${language}${JSON.stringify(options)}`,
      () => new Intl.DateTimeFormat(localeFor(language), options),
    ),
  getPluralRules: (language?: unknown, options?: Intl.PluralRulesOptions) =>
    kept(
      pluralRules,
      `${language}${JSON.stringify(options)}`,
      () => new Intl.PluralRules(localeFor(language), options),
    ),
};

/** Makes what the first count of a page is said with: on a phone that takes longer than drawing the part of the page that says it. */
export function prepareCounts(language: Language): void {
  formatters.getNumberFormat(language);
  formatters.getPluralRules(language, { type: "cardinal" });
}

/** A translator over the namespaces in `loaded`, which may grow as pages bring their own. */
export function makeTranslate(language: Language, loaded: Loaded): Translate {
  return (key, ...values) => {
    const dot = key.indexOf(".");
    const message = loaded[key.slice(0, dot)]?.[key.slice(dot + 1)];
    if (message === undefined) throw new Error(`No message "${key}" in the loaded ${language} namespaces`);
    return String(format(message, language, values[0] as never, { formatters: formatters as never }));
  };
}
