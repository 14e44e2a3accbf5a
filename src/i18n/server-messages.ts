import { glob, readdir } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import compile from "icu-minify/compile";
import { type Language, languages } from "./language.ts";
import { type CompiledMessages, type Loaded, makeTranslate, type Translate } from "./translate.ts";

const src = join(import.meta.dirname, "..");

/**
 * Where each namespace lives: `i18n/messages/<ns>.<language>.ts`, `features/<ns>/messages.<language>.ts`, and for a part of
 * a feature whose words only its own pages need, in the folder of that part, up to two deeper.
 */
export async function messageFiles(): Promise<Record<string, (language: Language) => string>> {
  const files: Record<string, (language: Language) => string> = {};
  const add = (namespace: string, file: (language: Language) => string) => {
    if (files[namespace]) throw new Error(`Two places say the messages "${namespace}"`);
    files[namespace] = file;
  };
  for (const name of await readdir(join(src, "i18n/messages"))) {
    const found = /^([a-z-]+)\.en\.ts$/.exec(name)?.[1];
    if (found) add(found, (language) => join(src, "i18n/messages", `${found}.${language}.ts`));
  }
  for await (const file of glob("features/{*,*/*,*/*/*}/messages.en.ts", { cwd: src })) {
    const folder = dirname(file);
    add(basename(folder), (language) => join(src, folder, `messages.${language}.ts`));
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
