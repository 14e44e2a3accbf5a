import { readdir } from "node:fs/promises";
import { join } from "node:path";
import compile from "icu-minify/compile";
import { type Language, languages } from "./language.ts";
import { type CompiledMessages, type Loaded, makeTranslate, type Translate } from "./translate.ts";

const src = join(import.meta.dirname, "..");

/** Where each namespace lives: `i18n/messages/<ns>.<language>.ts` and `features/<ns>/messages.<language>.ts`. */
export async function messageFiles(): Promise<Record<string, (language: Language) => string>> {
  const files: Record<string, (language: Language) => string> = {};
  for (const name of await readdir(join(src, "i18n/messages"))) {
    const found = /^([a-z-]+)\.en\.ts$/.exec(name)?.[1];
    if (found) files[found] = (language) => join(src, "i18n/messages", `${found}.${language}.ts`);
  }
  for (const feature of await readdir(join(src, "features"))) {
    const inside = await readdir(join(src, "features", feature)).catch(() => [] as string[]);
    if (inside.includes("messages.en.ts")) {
      files[feature] = (language) => join(src, "features", feature, `messages.${language}.ts`);
    }
  }
  return files;
}

/** The messages of one file, compiled from ICU text to what the small formatter reads. */
export async function compileMessages(file: string, version = ""): Promise<CompiledMessages> {
  const module: Record<string, unknown> = await import(`${file}${version}`);
  const compiled: CompiledMessages = {};
  for (const dictionary of Object.values(module)) {
    if (typeof dictionary !== "object" || dictionary === null) continue;
    for (const [key, text] of Object.entries(dictionary)) compiled[key] = compile(String(text));
  }
  return compiled;
}

/** Translators over every namespace, for answers of the API, mails and pictures made on the server. */
export async function loadServerMessages(): Promise<Record<Language, Translate>> {
  const files = await messageFiles();
  const translators = {} as Record<Language, Translate>;
  for (const language of languages) {
    const loaded: Loaded = {};
    for (const [namespace, file] of Object.entries(files)) {
      loaded[namespace] = await compileMessages(file(language));
    }
    translators[language] = makeTranslate(language, loaded);
  }
  return translators;
}
