import type { Plugin } from "vite";
import { firstNamespaces } from "../../src/i18n/first-namespaces.ts";
import { type Language, languages } from "../../src/i18n/language.ts";
import { compileMessages, messageFiles } from "../../src/i18n/server-messages.ts";
import type { CompiledMessages } from "../../src/i18n/translate.ts";

const index = "virtual:messages";
const rest = "virtual:messages/rest";
const isMessages = /messages\.(ar|en)\.ts$|i18n\/messages\//;
const own = /^\0?virtual:messages(\/|$)/;
const chunk = /^\0?virtual:messages\/(ar|en)\/([a-z-]+)$/;

/** What only answers and mails of the server say: a page that loads one of them fails, and journeys with it. */
const serverOnly = new Set([
  "answers",
  "favorite-news",
  "letter",
  "payments",
  "plans",
  "receipts",
  "reminders",
]);
const isServerOnly = (namespace: string, file: string) =>
  serverOnly.has(namespace) || file.includes("/mails/");

/** Of the errors, pages word those of their fields alone: how a call was refused comes in words, with its answer. */
const forPages = (namespace: string, messages: CompiledMessages): CompiledMessages =>
  namespace === "errors"
    ? Object.fromEntries(Object.entries(messages).filter(([key]) => key.startsWith("field.")))
    : messages;

/** A plural form in the very words of `other` need not be sent: what has no form of its own takes that one. */
const withoutRepeats = (key: string, value: unknown): unknown => {
  if (key === "" || typeof value !== "object" || value === null || !("other" in value)) return value;
  const other = JSON.stringify(value.other);
  const differs = ([form, text]: [string, unknown]) =>
    form === "other" || form.startsWith("=") || JSON.stringify(text) !== other;
  return Object.fromEntries(Object.entries(value).filter(differs));
};

/**
 * Serves `virtual:messages`: for each language and namespace one lazily loaded module of compiled ICU messages,
 * so that only the page's language, and only what its screens use, reaches the browser.
 */
export function messagesPlugin(): Plugin {
  let version = 0;
  let found: ReturnType<typeof messageFiles> | undefined;
  return {
    name: "mishwar:messages",
    buildStart() {
      found = undefined;
    },
    resolveId: { filter: { id: own }, handler: (id) => `\0${id}` },
    load: {
      // Every module of the bundle would come by here, and look for all files of messages.
      filter: { id: own },
      async handler(id) {
        found ??= messageFiles();
        const files = await found;
        const loadersOf = (wanted: (namespace: string) => boolean) => {
          const loaders = languages.map((language) => {
            const entries = Object.entries(files)
              .filter(([ns, file]) => !isServerOnly(ns, file(language)) && wanted(ns))
              .map(([ns]) => `"${ns}": () => import("${index}/${language}/${ns}")`);
            return `"${language}": { ${entries.join(", ")} }`;
          });
          return `export const loaders = { ${loaders.join(", ")} };`;
        };
        if (id === `\0${rest}`) return loadersOf((ns) => !firstNamespaces.has(ns));
        if (id === `\0${index}`) {
          return `${loadersOf((ns) => firstNamespaces.has(ns))} export const rest = () => import("${rest}");`;
        }
        const [, language, namespace] = chunk.exec(id) ?? [];
        if (!language || !namespace) return undefined;
        const file = files[namespace]?.(language as Language);
        if (!file) throw new Error(`There are no ${language} messages "${namespace}"`);
        this.addWatchFile(file);
        const messages = forPages(namespace, await compileMessages(file, `?v=${version}`));
        return `export default ${JSON.stringify(messages, withoutRepeats)};`;
      },
    },
    configureServer(server) {
      // A new file of messages may declare a namespace.
      for (const event of ["add", "unlink"] as const) {
        server.watcher.on(event, (file) => {
          if (isMessages.test(file)) found = undefined;
        });
      }
    },
    handleHotUpdate({ file, server }) {
      if (!isMessages.test(file)) return;
      version += 1; // Node keeps imported modules: a new query brings the edited text
      for (const module of server.moduleGraph.idToModuleMap.values()) {
        if (module.id && chunk.test(module.id)) server.moduleGraph.invalidateModule(module);
      }
      server.ws.send({ type: "full-reload" });
    },
  };
}
