import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { firstNamespaces } from "#i18n/first-namespaces.ts";
import type { Actor } from "./actor.ts";
import { failurePage } from "./failure-page.ts";
import { inProcessApi } from "./in-process-calls.ts";
import { allowScripts, sourceOf } from "./inline-scripts.ts";
import type { PageBytes } from "./page-body.ts";
import { modulesOf, stylesOf } from "./page-manifest.ts";
import type { Renderer } from "./renderer.ts";
import { start, startScript } from "./start-script.ts";

const endOfHead = "</head>";
const endOfPage = "</body></html>";

/** All that a page may depend on. What is not in here cannot show in it. */
export interface PageAsked {
  /** Path and query, as they were asked for. */
  url: string;
  language: FastifyRequest["language"];
  theme: FastifyRequest["theme"];
  hasSession: boolean;
  /** Who asks; nobody for a page of all guests. */
  actor: Actor | undefined;
  signal: AbortSignal;
}

/** A page as it was made. */
export interface MadePage extends PageBytes {
  status: number;
  headers: [name: string, value: string][];
  /** What its policy says to let its own scripts run. */
  sources: readonly string[];
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
  const { language, theme, hasSession, actor } = asked;
  const { render, styles, sheets, modules, messageChunks, scripts = "" } = making.renderer;
  const made = new Date();
  const page = await render({
    url: asked.url.replace(/^[/\\]{2,}/, "/"),
    api: inProcessApi(app, { language, t: request.t, log: request.log, actor, ...countedAs(request) }),
    language,
    theme,
    publicUrl,
    hasSession,
    now: made,
    signal: asked.signal,
  });
  // Without its query: there may be the token of a mail in it.
  const path = asked.url.split("?")[0];
  if (page.error !== undefined) {
    request.log.error({ err: page.error, path }, "a page could not be rendered");
    const headers: MadePage["headers"] = [
      ["content-type", "text/html; charset=utf-8"],
      ["cache-control", "no-store"],
    ];
    const body = Buffer.from(failurePage(language, request.theme, request.t, "server.failed"));
    return { status: 500, headers, sources: [], body, sheets: new Map(), made };
  }
  if (page.fault !== undefined) request.log.error({ err: page.fault, path }, "a page could not be loaded");
  const headers: MadePage["headers"] = Object.entries(page.headers);
  if (page.status === 503) headers.push(["retry-after", "2"]);
  headers.push(["vary", "cookie, accept-encoding, accept-language"]);
  const isRare = page.namespaces.some((namespace) => !firstNamespaces.has(namespace));
  const words = [
    ...(isRare ? ["rest"] : []),
    ...page.namespaces.map((namespace) => `${language}/${namespace}`),
  ].flatMap((chunk) => messageChunks[chunk] ?? []);
  const links = stylesOf(styles, page.routes).map((sheet) => `<link rel="stylesheet" href="${sheet}"/>`);
  const head = `<script>${page.headScript}</script>${page.head}${links.join("")}${endOfHead}`;
  const begin = startScript(modulesOf(modules, page.routes, words));
  const end = page.data + begin + scripts + endOfPage;
  const body = wholeOf(page.parts, head, end);
  return {
    status: page.status,
    headers,
    sources: [sourceOf(page.headScript), startSource],
    sheets,
    body,
    made,
  };
}

const countedAs = ({ ip, headers }: FastifyRequest) => ({
  ip,
  headers: { "user-agent": headers["user-agent"] },
});

const startSource = sourceOf(start);

/** The document in bytes, with what comes at the end of its head and of its body; a redirect has none. */
function wholeOf(parts: readonly (string | Uint8Array)[], head: string, end: string): Buffer {
  if (parts.length === 0) return Buffer.alloc(0);
  const whole = parts.map((part, at) => {
    if (typeof part !== "string") return part;
    const withHead = at === 0 ? `<!DOCTYPE html>${part.replace(endOfHead, () => head)}` : part;
    return Buffer.from(at === parts.length - 1 ? withHead.slice(0, -endOfPage.length) + end : withHead);
  });
  return Buffer.concat(whole);
}

/** Sends it in these bytes; to a browser that has it, none. */
export function sendPage(
  reply: FastifyReply,
  { status, headers, sources, sheets }: MadePage,
  isFirst: boolean,
  body: Buffer | "known",
): FastifyReply {
  for (const [name, value] of headers) reply.header(name, value);
  // Also where the page is known: what a browser keeps takes over the headers of a 304.
  allowScripts(reply, sources);
  if (body === "known") return reply.code(304).send();
  if (isFirst && sheets.size > 0)
    reply.header("link", [...sheets.keys()].map((sheet) => `<${sheet}>; rel=prefetch; as=style`).join(", "));
  return reply.code(status).send(body);
}
