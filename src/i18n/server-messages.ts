import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import compile from "icu-minify/compile";
import { type Language, languages } from "./language.ts";
import { type CompiledMessages, type Loaded, makeTranslate, type Translate } from "./translate.ts";

const src = join(import.meta.dirname, "..");

/** What a file of English messages adds to the catalogue: the name of its namespace. */
const declared = /interface Catalogue \{\s*"?([a-z-]+)"?:/;

/**
 * Returns the file of each namespace by language: any `messages.en.ts` of a feature or a page, and those of `i18n/messages`.
 * The file itself declares its namespace, where it extends `Catalogue`; the folder it lies in says nothing.
 */
export async function messageFiles(): Promise<Record<string, (language: Language) => string>> {
  const files: Record<string, (language: Language) => string> = {};
  for await (const file of glob(["{features,pages}/**/messages.en.ts", "i18n/messages/*.en.ts"], {
    cwd: src,
  })) {
    const english = join(src, file);
    const namespace = declared.exec(await readFile(english, "utf8"))?.[1];
    if (!namespace) throw new Error(`${file} declares no namespace: extend Catalogue in it`);
    if (files[namespace]) throw new Error(`Two files declare the messages "${namespace}", one is ${file}`);
    files[namespace] = (language) => english.replace(/en\.ts$/, `${language}.ts`);
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
