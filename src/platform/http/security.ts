import type { IncomingMessage } from "node:http";
import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { AppError } from "#errors";

interface Options {
  publicUrl: string;
  /** Vite's own client needs inline styles, inline scripts and a websocket. */
  development: boolean;
}

const foreignSites = new Set(["cross-site", "same-site"]);
const builtFile = /^\/assets\//;
/** What only a document heeds. A page loads a dozen of its files: together these would weigh as much as its style sheet. */
const ofPagesOnly = {
  contentSecurityPolicy: false,
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  referrerPolicy: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xFrameOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
} as const;

const pathAndQuery = /^\/[^\s\p{Cc}]*$/u;
const hostsIn = ({ rawHeaders }: IncomingMessage) =>
  rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === "host").length;

/** Headers that every answer carries, and the refusal of state changes that another site's page sends. */
export const security = fastifyPlugin(async (app: FastifyInstance, { publicUrl, development }: Options) => {
  const https = publicUrl.startsWith("https:");
  app.addHook("onRoute", (route) => {
    if (builtFile.test(route.url)) route.helmet = ofPagesOnly;
  });
  await app.register(helmet, {
    global: true,
    hsts: https ? { maxAge: 31_536_000 } : false,
    xFrameOptions: { action: "deny" },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    contentSecurityPolicy: development
      ? false
      : {
          useDefaults: false,
          directives: {
            defaultSrc: ["'self'"],
            // A page adds the hashes of its own (inline-scripts.ts).
            scriptSrc: ["'self'"],
            styleSrc: ["'self'", "'unsafe-inline'"],
            imgSrc: ["'self'", "data:", "blob:"],
            fontSrc: ["'self'"],
            connectSrc: ["'self'"],
            objectSrc: ["'none'"],
            baseUri: ["'none'"],
            formAction: ["'self'"],
            frameAncestors: ["'none'"],
            ...(https && { upgradeInsecureRequests: [] }),
          },
        },
  });
  // A cookie is one visitor's: what a cache on the way may keep for others must bring none.
  app.addHook("onSend", async (_request, reply) => {
    const life = String(reply.getHeader("cache-control") ?? "");
    if (!/\bpublic\b/.test(life) || reply.getHeader("set-cookie") === undefined) return;
    reply.header("cache-control", life.replace(/\bpublic\b/, "private"));
  });
  const own = new URL(publicUrl).origin;
  app.addHook("onRequest", async ({ raw, url }) => {
    // A proxy's request, one of the whole server, or one that no page could read: none is an address of ours.
    if (!pathAndQuery.test(url)) throw new AppError("request.malformed");
    // Anyone who stands before us may have looked at the other one (RFC 9112, 3.2).
    if (hostsIn(raw) > 1) throw new AppError("request.malformed");
  });
  app.addHook("onRequest", async (request, reply) => {
    reply.header("permissions-policy", "camera=(self), microphone=(), geolocation=(self), payment=()");
    if (request.method === "GET" || request.method === "HEAD" || request.method === "OPTIONS") return;
    const origin = request.headers.origin;
    if (origin === own) return;
    // A browser that leaves the origin out says at least whether the page is ours: another site's, or a neighbour's, is not.
    if (origin === undefined && !foreignSites.has(String(request.headers["sec-fetch-site"]))) return;
    // The same host under the address the visitor typed (localhost, 127.0.0.1, a name on the local network) is ours too,
    // but over http not where the market is served by https: anyone who stands in between writes such a page.
    const page = origin !== undefined && URL.canParse(origin) ? new URL(origin) : undefined;
    if (page?.host === request.headers.host && (page?.protocol === "https:" || !https)) return;
    throw new AppError("request.foreign_origin");
  });
});
