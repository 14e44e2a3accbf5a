import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { firstNamespaces } from "#i18n/first-namespaces.ts";
import type { Actor } from "./actor.ts";
import { failurePage } from "./failure-page.ts";
import { inProcessApi } from "./in-process-calls.ts";
import { bytesOf, modulesOf, stylesOf } from "./page-manifest.ts";
import type { Renderer } from "./renderer.ts";
import { startScript } from "./start-script.ts";
import { styleFirst } from "./style-first.ts";

const endOfPage = "</body></html>";
const html = "text/html; charset=utf-8";

/** All that a page may depend on. What is not in here cannot show in it. */
export interface PageAsked {
  /** Path and query, as they were asked for. */
  url: string;
  language: FastifyRequest["language"];
  theme: FastifyRequest["theme"];
  /** For a browser that has nothing of ours yet. */
  isFirst: boolean;
  nonce: string;
  hasSession: boolean;
  /** Who asks; nobody for a page of all guests. */
  actor: Actor | undefined;
  signal: AbortSignal;
}

/** An answer, whole. */
export interface MadePage {
  status: number;
  headers: [name: string, value: string][];
  body: Buffer;
}

interface Making {
  app: FastifyInstance;
  renderer: Renderer;
  publicUrl: string;
  /** For the log, and for the words of a page that failed. */
  request: FastifyRequest;
}

/** Renders a page to its whole answer. Never rejects for what the page itself does: a failed page is an answer too. */
export async function makePage(asked: PageAsked, making: Making): Promise<MadePage> {
  const { app, publicUrl, request } = making;
  const { language, theme, isFirst, nonce, hasSession, actor } = asked;
  const { render, manifest, first, modules, messageChunks } = making.renderer;
  const page = await render({
    request: new Request(publicUrl + asked.url.replace(/^\/{2,}/, "/"), { signal: asked.signal }),
    api: inProcessApi(app, { language, t: request.t, log: request.log, actor }),
    language,
    theme,
    publicUrl,
    hasSession,
    nonce,
    now: new Date(),
    manifest: isFirst ? first.manifest : manifest,
  });
  // Without its query: there may be the token of a mail in it.
  const path = asked.url.split("?")[0];
  if (page.error !== undefined) {
    request.log.error({ err: page.error, path }, "a page could not be rendered");
    const body = Buffer.from(failurePage(language, theme, request.t, "server.failed"));
    const headers: MadePage["headers"] = [
      ["content-type", html],
      ["cache-control", "no-store"],
    ];
    return { status: 500, headers, body };
  }
  if (page.fault !== undefined) request.log.error({ err: page.fault, path }, "a page could not be loaded");
  const headers: MadePage["headers"] = [...page.headers];
  if (page.status === 503) headers.push(["retry-after", "2"]);
  const sheets = stylesOf(manifest);
  if (isFirst && sheets.length > 0) {
    headers.push(["link", sheets.map((sheet) => `<${sheet}>; rel=prefetch; as=style`).join(", ")]);
  }
  headers.push(["vary", "cookie, accept-encoding"], ["cache-control", "private, no-cache"]);
  const isRare = page.namespaces.some((namespace) => !firstNamespaces.has(namespace));
  const words = [
    ...(isRare ? ["rest"] : []),
    ...page.namespaces.map((namespace) => `${language}/${namespace}`),
  ].flatMap((chunk) => messageChunks[chunk] ?? []);
  const script = startScript(modulesOf(modules, page.routes, words), nonce);
  const whole = page.html.replace(endOfPage, () => script + endOfPage);
  const body = isFirst ? bytesOf(styleFirst(whole, sheets), first.sheets) : Buffer.from(whole);
  return { status: page.status, headers, body };
}

/** Sends it; `body` in place of its own where that is another wording of the same. */
export function sendPage(reply: FastifyReply, page: MadePage, body = page.body): FastifyReply {
  reply.code(page.status);
  for (const [name, value] of page.headers) reply.header(name, value);
  return reply.send(body);
}
