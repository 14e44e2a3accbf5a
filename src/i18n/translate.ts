import format, { type CompiledMessage } from "icu-minify/format";
import type { MessageKey, MessageValues } from "./catalogue.ts";
import { formatNumber, madeOnce } from "./format.ts";
import { type Language, localeOf } from "./language.ts";

export type CompiledMessages = Record<string, CompiledMessage>;
export type Loaded = Record<string, CompiledMessages>;

/** Says the message of a key in one language. Throws for a key whose namespace was not loaded. */
export type Translate = <K extends MessageKey>(key: K, ...values: MessageValues<K>) => string;

const languageOf = (language: unknown): Language => (language === "en" ? "en" : "ar");

const rulesOf = (type: Intl.PluralRuleType) =>
  madeOnce((language: Language) => new Intl.PluralRules(localeOf(language), { type }));
const pluralRules = { cardinal: rulesOf("cardinal"), ordinal: rulesOf("ordinal") };

/** What messages are said with: numbers and plurals. No message has a date in it. */
const formatters = {
  getNumberFormat: (language: unknown) => ({
    format: (value: number) => formatNumber(languageOf(language), value),
  }),
  getPluralRules: (language: unknown, { type }: { type: Intl.PluralRuleType }) =>
    pluralRules[type](languageOf(language)),
};

/** A translator over the namespaces in `loaded`, which may grow as pages bring their own. */
export function makeTranslate(language: Language, loaded: Loaded): Translate {
  return (key, ...values) => {
    const dot = key.indexOf(".");
    const message = loaded[key.slice(0, dot)]?.[key.slice(dot + 1)];
    if (message === undefined) throw new Error(`No message "${key}" in the loaded ${language} namespaces`);
    return String(format(message, language, values[0] as never, { formatters: formatters as never }));
  };
}
