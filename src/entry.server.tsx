import { createRequestHandler, defaultRenderHandler } from "@tanstack/react-router/ssr/server";
import type { Language } from "#i18n/language.ts";
import { makePageMessages } from "#i18n/page-messages.ts";
import type { Api } from "#platform/http/api.ts";
import type { PageManifest } from "#platform/http/page-manifest.ts";
import { makeRouter } from "./router.tsx";

export interface PageRequest {
  request: Request;
  api: Api;
  language: Language;
  theme: "light" | "dark";
  publicUrl: string;
  hasSession: boolean;
  nonce: string;
  now: Date;
  manifest: PageManifest;
}

/** One rendered page, and the message namespaces that the browser should fetch with it. */
export interface RenderedPage {
  response: Response;
  namespaces: readonly string[];
}

/** Renders one page to a complete response: status, headers and the whole document. */
export async function render(page: PageRequest): Promise<RenderedPage> {
  const messages = makePageMessages(page.language);
  const { api, theme, publicUrl, hasSession, now } = page;
  let status: number | undefined;
  const answerWith = (given: number) => {
    status = given;
  };
  const manifest: PageManifest = { ...page.manifest, routes: { ...page.manifest.routes } };
  const showScreen = (routeId: string, screen: string) => {
    const files = page.manifest.routes[screen];
    if (files) manifest.routes[routeId] = files;
  };
  const handler = createRequestHandler({
    request: page.request,
    createRouter: () =>
      makeRouter({ api, messages, theme, publicUrl, hasSession, now, answerWith, showScreen }, page.nonce),
    getRouterManifest: async () => manifest,
  });
  const response = await handler(defaultRenderHandler);
  // A loader's word stands only for a page that came about: what failed while rendering keeps its 500.
  const spoken = status !== undefined && response.ok;
  return {
    response: spoken ? new Response(response.body, { status, headers: response.headers }) : response,
    namespaces: messages.namespaces,
  };
}
export { pageModules } from "./routes.tsx";
