import { hash } from "node:crypto";
import type { FastifyReply } from "fastify";

/** A page whose inline scripts are known, and what its policy says to let these run and no other. */
export interface PageWithScripts {
  html: string;
  sources: readonly string[];
}

/**
 * Finds the inline scripts that carry `nonce="mark"`, which nobody but the renderer of this page knows, and takes the mark
 * away: a policy of their hashes is the same for everybody, so that the page can be kept and compressed once, and a script
 * that came in with a text of a listing is in no policy.
 */
export function inlineScripts(page: string, mark: string): PageWithScripts {
  const marked = ` nonce="${mark}"`;
  // The router tells it to the browser, too.
  const html = page.replace(`<meta property="csp-nonce" content="${mark}"/>`, "");
  const sources = new Set<string>();
  const parts: string[] = [];
  let from = 0;
  for (let at = html.indexOf(marked); at >= 0; at = html.indexOf(marked, from)) {
    parts.push(html.slice(from, at));
    from = at + marked.length;
    if (!html.startsWith("<script", html.lastIndexOf("<", at))) continue;
    const text = html.slice(html.indexOf(">", from) + 1, html.indexOf("</script>", from));
    if (text) sources.add(sourceOf(text));
  }
  parts.push(html.slice(from));
  return { html: parts.join(""), sources: [...sources] };
}

const sourceOf = (script: string) => `'sha256-${hash("sha256", script, "base64")}'`;

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
