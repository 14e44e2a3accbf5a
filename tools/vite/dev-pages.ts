import { join } from "node:path";
import middie from "@fastify/middie";
import type { FastifyInstance } from "fastify";
import { createServer } from "vite";
import type { Config } from "../../src/config.ts";
import { everyPage } from "../../src/platform/http/page-manifest.ts";
import type { Renderer } from "../../src/platform/http/renderer.ts";
import { rendering } from "../../src/platform/http/rendering.ts";

/** Pages in development: Vite on the same port, so that an edit shows at once and the page keeps its state. */
export async function servePages(app: FastifyInstance, config: Config): Promise<void> {
  const vite = await createServer({
    root: join(import.meta.dirname, "../.."),
    server: { middlewareMode: true, ws: undefined, hmr: { server: app.server } },
  });
  await app.register(middie);
  app.use((request, response, next) => {
    // The market's own addresses look like files to Vite only under /src, /@… and /node_modules.
    if (/^\/(src|@|node_modules|public)/.test(request.url ?? "")) vite.middlewares(request, response, next);
    else next();
  });
  app.addHook("onClose", () => vite.close());
  await rendering(app, {
    publicUrl: config.publicUrl,
    assets: false,
    renderer: async (): Promise<Renderer> => ({
      render: (await vite.ssrLoadModule("/src/entry.server.tsx")).render,
      messageChunks: {},
      styles: { [everyPage]: ["/src/ui/ui.css?direct"] },
      sheets: new Map(),
      modules: {},
      scripts,
    }),
  });
}

const refreshPreamble = `import { injectIntoGlobalHook } from "/@react-refresh";
injectIntoGlobalHook(window); window.$RefreshReg$ = () => {}; window.$RefreshSig$ = () => (type) => type;`;

const scripts =
  `<script type="module">${refreshPreamble}</script>` +
  ["/@vite/client", "/src/entry.client.tsx"]
    .map((src) => `<script type="module" src="${src}"></script>`)
    .join("");
