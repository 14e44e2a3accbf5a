import { loaders, rest } from "virtual:messages";
import type { Namespace } from "./catalogue.ts";
import { defaultLanguage, type Language } from "./language.ts";
import { type Loaded, makeTranslate, type Translate } from "./translate.ts";

/** The words of the page in its one language. A route loads the namespaces its screens use before it renders. */
export interface PageMessages {
  readonly language: Language;
  readonly t: Translate;
  /** Namespaces loaded so far, in the order of the alphabet; the server tells the browser, which loads the same before it hydrates. */
  readonly namespaces: readonly Namespace[];
  load(...namespaces: Namespace[]): Promise<void>;
  /** The name of a reference slug (`place`, `beirut`): its slug where there is none, as for a free-text model. */
  name(kind: string, slug: string): string;
  /** All slugs of a kind with their names: places in the order of these. */
  names(kind: string): { value: string; label: string }[];
}

/** What came once: a server that asked its modules again for each page would spend a part of its time on that. */
const known = new Map<unknown, Loaded[string]>();

export function makePageMessages(language: Language = defaultLanguage): PageMessages {
  const loaded: Loaded = {};
  const name = (kind: string, slug: string) => {
    const found = loaded.reference?.[`${kind}.${slug}`];
    return typeof found === "string" ? found : slug;
  };
  return {
    language,
    t: makeTranslate(language, loaded),
    get namespaces() {
      return Object.keys(loaded).sort() as Namespace[];
    },
    async load(...namespaces) {
      await Promise.all(
        namespaces.map(async (namespace) => {
          if (loaded[namespace]) return;
          const loader = loaders[language][namespace] ?? (await rest()).loaders[language][namespace];
          if (!loader) throw new Error(`There is no namespace "${namespace}"`);
          const words = known.get(loader) ?? (await loader()).default;
          known.set(loader, words);
          loaded[namespace] = words;
        }),
      );
    },
    name,
    names(kind) {
      const slugs = Object.keys(loaded.reference ?? {}).flatMap((key) =>
        key.startsWith(`${kind}.`) ? key.slice(kind.length + 1) : [],
      );
      return slugs.map((value) => ({ value, label: name(kind, value) }));
    },
  };
}
