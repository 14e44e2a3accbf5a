import { readFile } from "node:fs/promises";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Manifest } from "vite";
import { languages } from "#i18n/language.ts";
import { signedOutCookie } from "../page/signed-out.ts";
import { type Api, makeApi } from "./api.ts";
import { failurePage } from "./failure-page.ts";
import { ownCallHeader } from "./limits.ts";
import { publicScope } from "./policies.ts";

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
}

interface RenderedPage {
  response: Response;
  namespaces: readonly string[];
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
  /** The chunk of each `language/namespace` of messages. */
  messageChunks: Record<string, string>;
}

const root = join(import.meta.dirname, "../../..");
const entry = "src/entry.client.tsx";

/** The renderer of a build: dist/server renders, dist/client holds what the browser loads. */
export async function builtRenderer(): Promise<Renderer> {
  const manifest: Manifest = JSON.parse(
    await readFile(join(root, "dist/client/.vite/manifest.json"), "utf8"),
  );
  const server = await import(join(root, "dist/server/entry.server.js"));
  return {
    render: server.render,
    manifest: pageManifest(manifest, server.pageModules),
    messageChunks: chunksOf(manifest),
  };
}

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

function chunksOf(manifest: Manifest): Record<string, string> {
  const chunks: Record<string, string> = {};
  for (const chunk of Object.values(manifest)) {
    const found = /virtual:messages\/((?:ar|en)\/[a-z-]+)$/.exec(chunk.src ?? "")?.[1];
    if (found) chunks[found] = `/${chunk.file}`;
  }
  return chunks;
}

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
            fingerprinted ? "public, max-age=31536000, immutable" : "public, max-age=86400",
          );
        },
      });
    });
  }
  app.get("/*", { schema: { hide: true }, config: { policy: "public" } }, async (request, reply) => {
    const { render, manifest, messageChunks } = await options.renderer();
    const asked = (request.query as Record<string, unknown>).lang;
    if (languages.some((language) => language === asked)) {
      reply.setCookie("language", request.language, { path: "/", maxAge: 31_536_000, sameSite: "lax" });
    }
    const { response, namespaces } = await render({
      request: pageRequest(request, reply, options.publicUrl),
      api: inProcessApi(app, request, reply),
      language: request.language,
      theme: request.theme,
      publicUrl: options.publicUrl,
      hasSession: request.actor !== undefined && !request.cookies[signedOutCookie],
      nonce: request.nonce,
      now: new Date(),
      manifest,
    });
    // A screen that threw leaves a bare 500; TanStack Router has already written its error to the console.
    if (response.status >= 500 && !response.headers.get("content-type")?.includes("html")) {
      // Without its query: there may be the token of a mail in it.
      request.log.error({ path: request.url.split("?")[0] }, "a page could not be rendered");
      const page = failurePage(request.language, request.theme, request.t, "server.failed");
      return reply.code(500).type("text/html; charset=utf-8").header("cache-control", "no-store").send(page);
    }
    reply.code(response.status);
    response.headers.forEach((value, key) => {
      reply.header(key, value);
    });
    const chunks = namespaces
      .map((namespace) => messageChunks[`${request.language}/${namespace}`])
      .filter(Boolean);
    if (chunks.length > 0)
      reply.header("link", chunks.map((chunk) => `<${chunk}>; rel=modulepreload`).join(", "));
    reply.header("vary", "cookie, accept-encoding").header("cache-control", "private, no-cache");
    return reply.send(await response.text());
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
