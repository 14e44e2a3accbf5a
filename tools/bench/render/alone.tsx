import { createRequestHandler, RouterServer } from "@tanstack/react-router/ssr/server";
import { renderToString } from "react-dom/server";
import { makePageMessages } from "#i18n/page-messages.ts";
import type { PageRequest } from "../../../src/entry.server.tsx";
import { makeRouter } from "../../../src/router.tsx";

/**
 * Loads a page as the server does, and gives a function that turns its React tree into HTML: no routing, no loading,
 * no request. What a page costs above that is the framework's and ours.
 */
export function loadedPage(page: PageRequest): Promise<() => string> {
  const messages = makePageMessages(page.language);
  const { api, theme, publicUrl, now } = page;
  const handler = createRequestHandler({
    request: page.request,
    createRouter: () => makeRouter({ api, messages, theme, publicUrl, now }, page.nonce),
    getRouterManifest: async () => page.manifest,
  });
  return new Promise((loaded, failed) => {
    handler(({ router }) => {
      loaded(() => renderToString(<RouterServer router={router} />));
      // The router is taken apart when this settles; the measuring needs it until the process ends.
      return new Promise<never>(() => {});
    }).catch(failed);
  });
}
