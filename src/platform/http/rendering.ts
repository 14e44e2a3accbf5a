import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { languages } from "#i18n/language.ts";
import { signedOutCookie } from "../page/signed-out.ts";
import { codingFor } from "./compress.ts";
import { notFound } from "./errors.ts";
import type { GuestPages } from "./guest-pages.ts";
import { makePage, sendPage } from "./make-page.ts";
import { bodyOf } from "./page-body.ts";
import { publicScope } from "./policies.ts";
import type { Renderer } from "./renderer.ts";

const root = join(import.meta.dirname, "../../..");

interface Options {
  renderer: () => Promise<Renderer>;
  publicUrl: string;
  /** Where built assets lie; undefined in development, where Vite serves them. */
  assets: boolean;
  /** Where pages are kept that all guests are given alike, and which addresses those are; without it each is made for its request. */
  guests?: { pages: GuestPages; isGuestPage: (url: string) => boolean };
}

/** What has its fingerprint in its name never changes; the service worker is asked for again each time. */
function lifeOf(path: string): string {
  if (path.includes("/assets/")) return "public, max-age=31536000, immutable";
  return path.endsWith("/service-worker.js") ? "no-cache" : "public, max-age=2592000";
}

/** Static assets, and the last route of all: every other address is a page. */
export async function rendering(app: FastifyInstance, options: Options): Promise<void> {
  if (options.assets) {
    await app.register(async (scope) => {
      publicScope(scope);
      await scope.register(fastifyStatic, {
        root: join(root, "dist/client"),
        prefix: "/",
        wildcard: false,
        index: false,
        preCompressed: true,
        globIgnore: ["**/.vite/**", "**/*.br", "**/*.gz"],
        schemaHide: true,
        setHeaders: (reply, path) => {
          reply.header("cache-control", lifeOf(path));
        },
      });
    });
  }
  // What is missing among files is told at once, by no page.
  await app.register(async (scope) => {
    publicScope(scope);
    for (const files of options.assets ? ["/assets/*", "/media/*"] : ["/media/*"])
      scope.get(files, { schema: { hide: true } }, notFound);
  });
  app.get("/*", { schema: { hide: true }, config: { policy: "public" } }, async (request, reply) => {
    const renderer = await options.renderer();
    const { publicUrl, guests } = options;
    const making = { app, renderer, publicUrl, request };
    // Anyone who has been here has the cookie of the language, and what a first page asks to fetch for the next one.
    const isFirst = request.cookies.language === undefined;
    const asked = (request.query as Record<string, unknown>).lang;
    const setsCookie = languages.some((language) => language === asked);
    if (setsCookie) {
      reply.setCookie("language", request.language, { path: "/", maxAge: 31_536_000, sameSite: "lax" });
    }
    const { url, language } = request;
    const gone = whenGone(reply);
    // What says otherwise is a page that failed.
    reply.header("cache-control", "private, no-cache");
    if (guests && isGuest(request) && guests.isGuestPage(url)) {
      // Made for none of them: nothing that a browser sends reaches it but what is in its key.
      const ofNobody = { hasSession: false, actor: undefined, theme: "light" } as const;
      const guest = await guests.pages.get(`${language} ${url}`, gone, (signal) =>
        makePage({ url, language, ...ofNobody, signal }, making),
      );
      const reader = { isFirst, isDark: request.theme === "dark" };
      if (guest.page.status === 200) {
        const tag = guest.tag(reader);
        reply.header("etag", tag);
        // A proxy may keep it, and asks us each time whether it still stands; not with a cookie of one visitor.
        if (!setsCookie) reply.header("cache-control", "public, no-cache");
        if (isKnown(request, tag)) return sendPage(reply, guest.page, isFirst, "known");
      }
      const coding = codingFor(request);
      if (coding) reply.header("content-encoding", coding);
      return sendPage(reply, guest.page, isFirst, await guest.body(reader, coding));
    }
    const { actor, theme } = request;
    const hasSession = actor !== undefined && !request.cookies[signedOutCookie];
    const own = await makePage({ url, language, theme, hasSession, actor, signal: gone }, making);
    return sendPage(reply, own, isFirst, bodyOf(own, { isFirst, isDark: false }));
  });
}

const isKnown = ({ headers }: FastifyRequest, tag: string): boolean =>
  (headers["if-none-match"] ?? "").split(/,\s*/).includes(tag);

const isGuest = (request: FastifyRequest): boolean =>
  request.actor === undefined &&
  request.cookies[signedOutCookie] === undefined &&
  request.headers.authorization === undefined;

/** Aborted when the visitor leaves before the answer. The connection would be the wrong one to ask: it serves many. */
function whenGone(reply: FastifyReply): AbortSignal {
  const abort = new AbortController();
  reply.raw.once("close", () => {
    if (!reply.raw.writableFinished) abort.abort();
  });
  return abort.signal;
}
