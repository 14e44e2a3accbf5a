import type { Plugin } from "vite";
import { type Language, languages } from "../../src/i18n/language.ts";
import { compileMessages, messageFiles } from "../../src/i18n/server-messages.ts";

const index = "virtual:messages";
const chunk = /^\0?virtual:messages\/(ar|en)\/([a-z-]+)$/;

/** What only answers and mails of the server say: a page that loads one of them fails, and journeys with it. */
const serverOnly = new Set(["answers", "letter", "mails", "payments", "plans", "reminders"]);

/**
 * Serves `virtual:messages`: for each language and namespace one lazily loaded module of compiled ICU messages,
 * so that only the page's language, and only what its screens use, reaches the browser.
 */
export function messagesPlugin(): Plugin {
  let version = 0;
  return {
    name: "mishwar:messages",
    resolveId: (id) => (id === index || chunk.test(id) ? `\0${id}` : undefined),
    async load(id) {
      const files = await messageFiles();
      if (id === `\0${index}`) {
        const loaders = languages.map((language) => {
          const entries = Object.keys(files)
            .filter((ns) => !serverOnly.has(ns))
            .map((ns) => `"${ns}": () => import("${index}/${language}/${ns}")`);
          return `"${language}": { ${entries.join(", ")} }`;
        });
        return `export const loaders = { ${loaders.join(", ")} };`;
      }
      const [, language, namespace] = chunk.exec(id) ?? [];
      if (!language || !namespace) return undefined;
      const file = files[namespace]?.(language as Language);
      if (!file) throw new Error(`There are no ${language} messages "${namespace}"`);
      this.addWatchFile(file);
      return `export default ${JSON.stringify(await compileMessages(file, `?v=${version}`))};`;
    },
    handleHotUpdate({ file, server }) {
      if (!/messages\.(ar|en)\.ts$|i18n\/messages\//.test(file)) return;
      version += 1; // Node keeps imported modules: a new query brings the edited text
      for (const module of server.moduleGraph.idToModuleMap.values()) {
        if (module.id && chunk.test(module.id)) server.moduleGraph.invalidateModule(module);
      }
      server.ws.send({ type: "full-reload" });
    },
  };
}
