import type { Page } from "@playwright/test";
import { type Language, languages, otherLanguage } from "#i18n/language.ts";
import { messageFiles } from "#i18n/server-messages.ts";

/** What a program leaves in a text when something is wrong with it. */
const leftovers = /\{\s*\w+\s*[,}]|\bundefined\b|\bNaN\b|\[object |Invalid Date|\bnull\b/;

/** Sentences that a language's dictionaries have, and the other's have not: such a text on a page of the other is untranslated. */
export interface Dictionaries {
  only: Record<Language, ReadonlySet<string>>;
  /** `common.menu` and all the others. */
  keys: ReadonlySet<string>;
}

export async function readDictionaries(): Promise<Dictionaries> {
  const said = { ar: new Set<string>(), en: new Set<string>() };
  const keys = new Set<string>();
  for (const [namespace, file] of Object.entries(await messageFiles())) {
    for (const language of languages) {
      const module: Record<string, unknown> = await import(file(language));
      for (const dictionary of Object.values(module)) {
        if (typeof dictionary !== "object" || dictionary === null) continue;
        for (const [key, text] of Object.entries(dictionary)) {
          keys.add(`${namespace}.${key}`);
          // An abbreviation or a name is the same in both.
          if (/\p{L}{3}/u.test(String(text)) && !/[{<]/.test(String(text)))
            said[language].add(String(text).trim());
        }
      }
    }
  }
  const without = (language: Language) =>
    new Set([...said[language]].filter((text) => !said[otherLanguage(language)].has(text)));
  return { only: { ar: without("ar"), en: without("en") }, keys };
}

/** Everything that a user can read or is read to on the page, its title among it. */
const textsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>([document.title]);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode;
      // What people wrote has a language of its own and is not the market's to translate.
      if (parentElement?.closest("script, style, template, noscript, [lang]:not(html)")) continue;
      found.add((textContent ?? "").replaceAll(/\s+/g, " ").trim());
    }
    for (const element of document.body.querySelectorAll("[aria-label], [placeholder], [alt], [title]")) {
      for (const name of ["aria-label", "placeholder", "alt", "title"])
        found.add(element.getAttribute(name) ?? "");
    }
    return [...found].filter(Boolean);
  });

/** Texts that no page should have: keys, placeholders, what is not translated. */
export async function wrongTexts(
  page: Page,
  language: Language,
  { only, keys }: Dictionaries,
): Promise<string[]> {
  const foreign = only[otherLanguage(language)];
  const texts = await textsOf(page);
  return texts.flatMap((text) => {
    if (leftovers.test(text)) return [`left over: ${text.slice(0, 120)}`];
    if (foreign.has(text)) return [`not translated: ${text.slice(0, 120)}`];
    return keys.has(text) ? [`a key: ${text}`] : [];
  });
}
