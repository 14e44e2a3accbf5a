import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Manifest } from "vite";

/** What a page must load, by route id; TanStack Router writes the tags. */
export interface PageManifest {
  routes: Record<
    string,
    {
      css?: string[];
      preloads?: string[];
      scripts?: { attrs: Record<string, string | boolean>; children?: string }[];
    }
  >;
  /** The text of the style sheets that the page carries in itself, by address. */
  inlineCss?: { styles: Record<string, string> };
}

const root = join(import.meta.dirname, "../../..");
const entry = "src/entry.client.tsx";

/** The entry, its style and static imports for every page; each route's own lazy chunk with what that imports. */
export function pageManifest(manifest: Manifest, pageModules: Record<string, string>): PageManifest {
  const main = manifest[entry];
  if (!main) throw new Error("The build has no browser entry");
  const asset = (file: string) => `/${file}`;
  const reached = (key: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(key)) return seen;
    seen.add(key);
    for (const next of manifest[key]?.imports ?? []) reached(next, seen);
    return seen;
  };
  const always = reached(entry);
  const routes: PageManifest["routes"] = {
    __root__: {
      css: [...always].flatMap((key) => manifest[key]?.css ?? []).map(asset),
      preloads: [...always].map((key) => manifest[key]?.file ?? "").map(asset),
      scripts: [{ attrs: { type: "module", async: true, src: asset(main.file) } }],
    },
  };
  for (const [route, module] of Object.entries(pageModules)) {
    const chunk = manifest[module];
    if (!chunk) throw new Error(`Route ${route} names ${module}, which the build does not have`);
    const own = [...reached(module)].filter((key) => !always.has(key)).map((key) => manifest[key]);
    routes[route] = {
      css: own.flatMap((one) => one?.css ?? []).map(asset),
      preloads: own.map((one) => asset(one?.file ?? "")),
    };
  }
  return { routes };
}

/** The chunk of each `language/namespace` of messages. */
export function chunksOf(manifest: Manifest): Record<string, string> {
  const chunks: Record<string, string> = {};
  for (const chunk of Object.values(manifest)) {
    const found = /virtual:messages\/((?:ar|en)\/[a-z-]+)$/.exec(chunk.src ?? "")?.[1];
    if (found) chunks[found] = `/${chunk.file}`;
  }
  return chunks;
}

/** The style sheets of every page. */
export const stylesOf = ({ routes }: PageManifest): readonly string[] => routes.__root__?.css ?? [];

/** A page that carries its style sheet is drawn a whole round trip earlier. */
export async function withStyles(manifest: PageManifest): Promise<PageManifest> {
  const styles: Record<string, string> = {};
  for (const sheet of stylesOf(manifest))
    styles[sheet] = await readFile(join(root, "dist/client", sheet), "utf8");
  return { ...manifest, inlineCss: { styles } };
}
