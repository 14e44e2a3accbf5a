import { RouterContextProvider } from "@tanstack/react-router";
import {
  createRequestHandler,
  getSsrStatus,
  RouterServer,
  transformHtmlStringWithRouter,
} from "@tanstack/react-router/ssr/server";
import { renderToString } from "react-dom/server";
import type { Language } from "#i18n/language.ts";
import { makePageMessages } from "#i18n/page-messages.ts";
import { type Api, ApiError } from "#platform/http/api.ts";
import type { PageManifest } from "#platform/http/page-manifest.ts";
import type { PageContext } from "#platform/page/context.ts";
import { makeRouter } from "./router.tsx";
// Here at once: the server asks for the files of every page before it renders one.
import "./lazy-pages.ts";

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

/** One rendered page, or a redirect; and the message namespaces and routes whose scripts the browser should fetch. */
export interface RenderedPage {
  status: number;
  headers: Headers;
  html: string;
  namespaces: readonly string[];
  routes: readonly string[];
  /** Why there is no page. */
  error?: unknown;
  /** What a loader threw that is no refusal of the API: the page says that something failed. */
  fault?: unknown;
}

/** The markup of things that pages show, by variant and language, for as long as the things are there. */
const kept = new WeakMap<object, Map<string, string>>();

/** Renders what is inside by itself, with the router around it that links ask, or returns what was made of it before. */
function keeping(language: Language, router: () => ReturnType<typeof makeRouter>): PageContext["keep"] {
  return (thing, variant, inside) => {
    const variants = kept.get(thing) ?? new Map<string, string>();
    kept.set(thing, variants);
    const key = `${language} ${variant}`;
    const known = variants.get(key);
    if (known !== undefined) return known;
    const html = renderToString(<RouterContextProvider router={router()}>{inside}</RouterContextProvider>);
    variants.set(key, html);
    return html;
  };
}

/** Renders one page: status, headers and the whole document. */
export async function render(page: PageRequest): Promise<RenderedPage> {
  const messages = makePageMessages(page.language);
  const { api, theme, publicUrl, hasSession, now } = page;
  let told: number | undefined;
  const answerWith = (status: number) => {
    told = status;
  };
  const manifest: PageManifest = { ...page.manifest, routes: { ...page.manifest.routes } };
  const shown: string[] = [];
  const showScreen = (routeId: string, screen: string) => {
    shown.push(screen);
    const files = page.manifest.routes[screen];
    if (files) manifest.routes[routeId] = files;
  };
  const handler = createRequestHandler({
    request: page.request,
    createRouter: () => {
      const keep = keeping(page.language, () => router);
      const router = makeRouter(
        { api, messages, theme, publicUrl, hasSession, now, answerWith, showScreen, keep },
        page.nonce,
      );
      const load = router.load;
      router.load = async (how) => {
        await load(how);
        // The page has one moment: where nothing else differs, two of them are the same (make-page.ts).
        for (const match of router.stores.matches.get()) match.updatedAt = now.getTime();
      };
      return router;
    },
    getRouterManifest: async () => manifest,
  });
  let html = "";
  let error: unknown;
  let fault: unknown;
  // The document goes beside the response: within, it would be turned to bytes and back.
  const { status, headers } = await handler(async ({ router, responseHeaders }) => {
    const thrown = router.stores.matches.get().find((match) => match.status === "error")?.error;
    if (thrown !== undefined && !(thrown instanceof ApiError)) fault = thrown;
    const found = thrown instanceof ApiError && thrown.status === 503 ? 503 : getSsrStatus(router);
    shown.push(...router.stores.matches.get().map(({ routeId }) => routeId));
    try {
      html = await transformHtmlStringWithRouter(router, renderToString(<RouterServer router={router} />));
    } catch (unrendered) {
      error = unrendered;
      return new Response(null, { status: 500 });
    }
    // A loader's word stands only for a page that came about.
    return new Response(null, { status: found === 200 ? (told ?? found) : found, headers: responseHeaders });
  });
  return {
    status,
    headers,
    html,
    namespaces: messages.namespaces,
    routes: shown,
    ...(error !== undefined && { error }),
    ...(fault !== undefined && { fault }),
  };
}
export { pageModules } from "./routes.tsx";
