import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyRequest } from "fastify";
import type { Manifest } from "vite";
import type { Api } from "./api.ts";
import { carried, type Exchange } from "./page-body.ts";
import { chunksOf, type PageModules, type PageStyles, pageManifest, stylesOf } from "./page-manifest.ts";

/** What a page is made of. */
export interface PageRequest {
  /** Path and query. */
  url: string;
  api: Api;
  language: FastifyRequest["language"];
  theme: FastifyRequest["theme"];
  publicUrl: string;
  hasSession: boolean;
  now: Date;
  /** Aborted when nobody waits for the page any more. */
  signal?: AbortSignal;
}

/** One rendered page, or a redirect. */
export interface RenderedPage {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** The document in parts: as text, and what was kept in bytes. */
  parts: readonly (string | Uint8Array)[];
  /** What the page says of itself, for its head, and what it has for its scripts. */
  head: string;
  data: string;
  /** The text of the script in its head. */
  headScript: string;
  /** The message namespaces and the routes of the page: the browser loads their scripts. */
  namespaces: readonly string[];
  routes: readonly string[];
  /** Why there is no page. */
  error?: unknown;
  /** What a loader threw that is no refusal of the API: the page says that something failed. */
  fault?: unknown;
}

export interface Renderer {
  render: (page: PageRequest) => Promise<RenderedPage>;
  styles: PageStyles;
  /** The style sheets of every page by address, for a browser that cannot have them yet. */
  sheets: ReadonlyMap<string, Exchange>;
  modules: PageModules;
  /** The chunk of each `language/namespace` of messages. */
  messageChunks: Record<string, string>;
  /** Where no build has made `modules`, in development: the scripts of every page. */
  scripts?: string;
}

const root = join(import.meta.dirname, "../../..");

/** The renderer of a build: dist/server renders, dist/client holds what the browser loads. */
export async function builtRenderer(): Promise<Renderer> {
  const manifest: Manifest = JSON.parse(
    await readFile(join(root, "dist/client/.vite/manifest.json"), "utf8"),
  );
  const server = await import(join(root, "dist/server/entry.server.js"));
  const { styles, modules } = pageManifest(manifest, server.pageModules);
  return {
    render: server.render,
    styles,
    sheets: new Map(
      await Promise.all(
        stylesOf(styles).map(async (address) => {
          const text = await readFile(join(root, "dist/client", address));
          return [address, carried(address, text)] as const;
        }),
      ),
    ),
    modules,
    messageChunks: chunksOf(manifest),
  };
}
