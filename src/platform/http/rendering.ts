import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { firstNamespaces } from "#i18n/first-namespaces.ts";
import { languages } from "#i18n/language.ts";
import { signedOutCookie } from "../page/signed-out.ts";
import { type Api, makeApi } from "./api.ts";
import { failurePage } from "./failure-page.ts";
import { ownCallHeader } from "./limits.ts";
import { bytesOf, modulesOf, stylesOf } from "./page-manifest.ts";
import { publicScope } from "./policies.ts";
import type { Renderer } from "./renderer.ts";
import { startScript } from "./start-script.ts";
import { styleFirst } from "./style-first.ts";

const root = join(import.meta.dirname, "../../..");

const endOfPage = "</body></html>";

interface Options {
  renderer: () => Promise<Renderer>;
  publicUrl: string;
  /** Where built assets lie; undefined in development, where Vite serves them. */
  assets: boolean;
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
          const fingerprinted = path.includes("/assets/");
          reply.header(
            "cache-control",
            fingerprinted ? "public, max-age=31536000, immutable" : "public, max-age=2592000",
          );
        },
      });
    });
  }
  app.get("/*", { schema: { hide: true }, config: { policy: "public" } }, async (request, reply) => {
    const { render, manifest, first, modules, messageChunks } = await options.renderer();
    // Whoever has been here has the cookie of the language, and what a first page asks to fetch for the next one.
    const isFirst = request.cookies.language === undefined;
    const asked = (request.query as Record<string, unknown>).lang;
    if (languages.some((language) => language === asked)) {
      reply.setCookie("language", request.language, { path: "/", maxAge: 31_536_000, sameSite: "lax" });
    }
    const { status, headers, html, namespaces, routes, error, fault } = await render({
      request: pageRequest(request, reply, options.publicUrl),
      api: inProcessApi(app, request, reply),
      language: request.language,
      theme: request.theme,
      publicUrl: options.publicUrl,
      hasSession: request.actor !== undefined && !request.cookies[signedOutCookie],
      nonce: request.nonce,
      now: new Date(),
      manifest: isFirst ? first.manifest : manifest,
    });
    // Without its query: there may be the token of a mail in it.
    const path = request.url.split("?")[0];
    if (error !== undefined) {
      request.log.error({ err: error, path }, "a page could not be rendered");
      const page = failurePage(request.language, request.theme, request.t, "server.failed");
      return reply.code(500).type("text/html; charset=utf-8").header("cache-control", "no-store").send(page);
    }
    if (fault !== undefined) request.log.error({ err: fault, path }, "a page could not be loaded");
    reply.code(status);
    if (status === 503) reply.header("retry-after", "2");
    headers.forEach((value, key) => {
      reply.header(key, value);
    });
    if (isFirst) {
      const sheets = stylesOf(manifest).map((sheet) => `<${sheet}>; rel=prefetch; as=style`);
      if (sheets.length > 0) reply.header("link", sheets.join(", "));
    }
    reply.header("vary", "cookie, accept-encoding").header("cache-control", "private, no-cache");
    const isRare = namespaces.some((namespace) => !firstNamespaces.has(namespace));
    const words = [
      ...(isRare ? ["rest"] : []),
      ...namespaces.map((namespace) => `${request.language}/${namespace}`),
    ].flatMap((chunk) => messageChunks[chunk] ?? []);
    const script = startScript(modulesOf(modules, routes, words), request.nonce);
    const whole = html.replace(endOfPage, () => script + endOfPage);
    return reply.send(isFirst ? bytesOf(styleFirst(whole), first.sheets) : Buffer.from(whole));
  });
}

/** Aborted when the visitor leaves before the answer. The connection would be the wrong one to ask: it serves many. */
function pageRequest(request: FastifyRequest, reply: FastifyReply, publicUrl: string): Request {
  const abort = new AbortController();
  reply.raw.once("close", () => {
    if (!reply.raw.writableFinished) abort.abort();
  });
  const headers = new Headers();
  for (const [key, value] of Object.entries(request.headers)) {
    if (typeof value === "string") headers.set(key, value);
  }
  return new Request(publicUrl + request.url.replace(/^\/{2,}/, "/"), { headers, signal: abort.signal });
}

/** The API for a page's loaders: the same routes, in process, as the same visitor. */
function inProcessApi(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply): Api {
  return makeApi(async (method, address, body) => {
    const answer = await app.inject({
      method: method as "GET",
      url: address,
      headers: {
        // The language of this page, whatever the visitor's cookie says: the last cookie of a name wins.
        cookie: `${request.headers.cookie ?? ""}; language=${request.language}`,
        [ownCallHeader]: app.ownCallMark,
        "user-agent": request.headers["user-agent"] ?? "",
      },
      remoteAddress: request.ip,
      ...(body !== undefined && { payload: body as object }),
    });
    for (const cookie of [answer.headers["set-cookie"] ?? []].flat()) reply.header("set-cookie", cookie);
    return { status: answer.statusCode, body: answer.body ? JSON.parse(answer.body) : undefined };
  });
}
