import { hash } from "node:crypto";
import type { FastifyReply } from "fastify";

/**
 * What a policy says to let this script run and no other. A page has a few of ours, the same texts for everybody, so that it
 * can be kept and compressed once; a script that came in with a text of a listing is in no policy.
 */
export const sourceOf = (script: string): string => `'sha256-${hash("sha256", script, "base64")}'`;

/** The sources of a page that is ours to the last byte. */
export const sourcesIn = (html: string): string[] =>
  [...html.matchAll(/<script\b(?![^>]*\ssrc=)[^>]*>([\s\S]+?)<\/script>/g)].map(([, text = ""]) =>
    sourceOf(text),
  );

/** Adds sources of scripts to the policy of this answer; in development there is none. */
export function allowScripts(reply: FastifyReply, sources: readonly string[]): void {
  const policy = reply.getHeader("content-security-policy");
  if (typeof policy !== "string" || sources.length === 0) return;
  const scripts = "script-src 'self'";
  reply.header("content-security-policy", policy.replace(scripts, `${scripts} ${sources.join(" ")}`));
}
