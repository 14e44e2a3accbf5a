import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyRequest } from "fastify";
import type { Manifest } from "vite";
import type { Api } from "./api.ts";
import { carried, type Exchange } from "./page-body.ts";
import { chunksOf, type PageManifest, type PageModules, pageManifest, stylesOf } from "./page-manifest.ts";

interface RenderedPage {
  status: number;
  headers: Headers;
  html: string;
  /** The message namespaces and the routes of the page: the browser loads their scripts. */
  namespaces: readonly string[];
  routes: readonly string[];
  /** Why there is no page. */
  error?: unknown;
  /** Why the page says that something failed, where that is a fault of ours. */
  fault?: unknown;
}
export interface Renderer {
  render: (page: {
    request: Request;
    api: Api;
    language: FastifyRequest["language"];
    theme: FastifyRequest["theme"];
    publicUrl: string;
    hasSession: boolean;
    nonce: string;
    now: Date;
    manifest: PageManifest;
  }) => Promise<RenderedPage>;
  manifest: PageManifest;
  /** The style sheets of every page by address, for a browser that cannot have them yet. */
  sheets: ReadonlyMap<string, Exchange>;
  modules: PageModules;
  /** The chunk of each `language/namespace` of messages. */
  messageChunks: Record<string, string>;
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
    manifest: styles,
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
