import { randomBytes } from "node:crypto";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import type { Language } from "#i18n/language.ts";
import { makePageMessages } from "#i18n/page-messages.ts";
import { ApiError } from "#platform/http/api.ts";
import type { PageRequest, RenderedPage } from "#platform/http/renderer.ts";
import { pageDataHtml } from "#platform/page/page-data.ts";
import { hrefOf, locationOf } from "#platform/page/router/address.ts";
import { headHtml } from "#platform/page/router/head.ts";
import { RedirectError } from "#platform/page/router/page-definition.ts";
import { loadedRouter, type Router } from "#platform/page/router/router.ts";
import { RouterView } from "#platform/page/router/view.tsx";
import { restorePreferences } from "#ui/shell/restore-preferences.ts";
import { Market, makeSite } from "./site.tsx";
// Here at once: the server asks for the files of every page before it renders one.
import "./lazy-pages.ts";

/** Stands in the markup for what was kept; unknown to everybody, so no text of a page can hold it. */
const mark = randomBytes(12).toString("base64url");
/** The markup of things that pages show, by variant and language, for as long as the things are there. */
type Markup<Form> = WeakMap<object, Map<string, Form>>;
const texts: Markup<string> = new WeakMap();
/** Of cards there are thousands: their markup is kept in the one form that pages are put together from. */
const bytes: Markup<Uint8Array> = new WeakMap();
const encoder = new TextEncoder();

function keptIn<Form>(kept: Markup<Form>, thing: object, key: string, make: () => Form): Form {
  const variants = kept.get(thing) ?? new Map<string, Form>();
  kept.set(thing, variants);
  const form = variants.get(key) ?? make();
  variants.set(key, form);
  return form;
}

/** Renders what is inside by itself, with the router around it that links ask, or takes what was made of it before. */
function keeping(language: Language, routerOf: () => Router) {
  const placed: Uint8Array[] = [];
  const htmlOf = (inside: ReactNode) => renderToString(<RouterView router={routerOf()}>{inside}</RouterView>);
  return {
    keep: (thing: object, variant: string, inside: ReactNode): string =>
      keptIn(texts, thing, `${language} ${variant}`, () => htmlOf(inside)),
    place(thing: object, variant: string, inside: ReactNode): string {
      const markup = keptIn(bytes, thing, `${language} ${variant}`, () => encoder.encode(htmlOf(inside)));
      return `${mark}${placed.push(markup) - 1};`;
    },
    /** The markup of a page, with what was placed in it. */
    partsOf: (html: string): (string | Uint8Array)[] =>
      html.split(mark).flatMap((text, at) => {
        if (at === 0) return text;
        const end = text.indexOf(";");
        return [placed[Number(text.slice(0, end))] ?? "", text.slice(end + 1)];
      }),
  };
}

/** Renders one page: its status, its headers and the whole document. Rejects when nobody waits for it any more. */
export async function render(page: PageRequest): Promise<RenderedPage> {
  const messages = makePageMessages(page.language);
  const { api, theme, publicUrl, hasSession, now, signal } = page;
  const rest = { parts: [], head: "", data: "", headScript: "", namespaces: [], routes: [] };
  let said: number | undefined;
  const answerWith = (status: number) => {
    said = status;
  };
  const screens: string[] = [];
  const showScreen = (_route: string, screen: string) => {
    screens.push(screen);
  };
  const { keep, place, partsOf } = keeping(page.language, () => router);
  const site = makeSite({
    api,
    messages,
    theme,
    publicUrl,
    hasSession,
    now,
    answerWith,
    showScreen,
    keep,
    place,
  });
  let router: Router;
  try {
    router = await loadedRouter(site, page.url);
  } catch (error) {
    if (!(error instanceof RedirectError)) return { ...rest, status: 500, headers: {}, error };
    const location = hrefOf(error.target, locationOf(page.url));
    return { ...rest, status: error.status, headers: { location } };
  }
  const { shown } = router;
  const { route, error: thrown } = shown;
  signal?.throwIfAborted();
  let html: string;
  try {
    html = renderToString(<Market router={router} />);
  } catch (error) {
    return { ...rest, status: 500, headers: {}, error };
  }
  return {
    status: statusOf(shown, said),
    headers: { "content-type": "text/html; charset=utf-8", ...route?.headers },
    parts: partsOf(html),
    head: headHtml(shown.head),
    data: pageDataHtml(site.context.queryClient, shown),
    headScript: restorePreferences,
    namespaces: messages.namespaces,
    routes: [...screens, ...(route ? [route.path] : [])],
    ...(thrown !== undefined && !(thrown instanceof ApiError) && { fault: thrown }),
  };
}

/** A loader's word stands only for a page that came about. */
function statusOf({ isMissing, error }: Router["shown"], said: number | undefined): number {
  if (isMissing) return 404;
  if (error === undefined) return said ?? 200;
  return error instanceof ApiError && error.status === 503 ? 503 : 500;
}

export { pageModules } from "#platform/page/define-page.tsx";
