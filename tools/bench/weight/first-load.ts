import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Manifest } from "vite";
import { fontsFor } from "./fonts.ts";

/** What a page makes a browser load before anyone touches it, in bytes. */
export interface Weight {
  js: number;
  css: number;
  fonts: number;
  files: string[];
}
export interface RenderedPage {
  html: string;
  /** The Link header. */
  link: string;
}

const addressesIn = (html: string, tag: RegExp, attribute: "href" | "src"): string[] =>
  [...html.matchAll(tag)].flatMap(
    ([found]) => new RegExp(`\\b${attribute}="([^"]+)"`).exec(found)?.[1] ?? [],
  );

/** The scripts that a page names: in its head, in the script that starts them (start-script.ts), or in its Link header. */
export function scriptsOf({ html, link }: RenderedPage): string[] {
  const [, started = ""] = /<script[^>]* data-modules="([^"]*)"/.exec(html) ?? [];
  return [
    ...started.split(" ").filter(Boolean),
    ...addressesIn(html, /<link\b[^>]*\brel="modulepreload"[^>]*>/g, "href"),
    ...addressesIn(html, /<script\b[^>]*\bsrc="[^>]*>/g, "src"),
    ...[...link.matchAll(/<([^>]+)>;\s*rel="?modulepreload/g)].flatMap(([, address]) => address ?? []),
  ];
}

/** The style sheets that a page links to; one that is disabled is named and not loaded (page-body.ts). */
export const stylesOf = ({ html }: RenderedPage): string[] =>
  addressesIn(html, /<link\b(?![^>]*\sdisabled\b)[^>]*\brel="stylesheet"[^>]*>/g, "href");

/** The style sheets that the page carries in itself. */
export const carriedStyles = ({ html }: RenderedPage): string[] =>
  [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css ?? "");

/** The text that the page shows, without its scripts and styles. */
export const shownText = (html: string): string =>
  html.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, "").replaceAll(/<[^>]*>/g, " ");

/** Scripts with all that they import at once, also where the page forgot to say so. */
export function withImports(scripts: readonly string[], manifest: Manifest): Set<string> {
  const keyOf = new Map(Object.entries(manifest).map(([key, { file }]) => [`/${file}`, key]));
  const all = new Set<string>();
  const add = (address: string) => {
    if (all.has(address)) return;
    all.add(address);
    for (const key of manifest[keyOf.get(address) ?? ""]?.imports ?? []) add(`/${manifest[key]?.file}`);
  };
  scripts.forEach(add);
  return all;
}

/** Weighs a rendered page against the build it came from (dist/client): scripts and styles by gzip, fonts as they are. */
export async function weigh(page: RenderedPage, client: string): Promise<Weight> {
  const manifest: Manifest = JSON.parse(await readFile(join(client, ".vite/manifest.json"), "utf8"));
  const scripts = [...withImports(scriptsOf(page), manifest)];
  const styles = [...new Set(stylesOf(page))];
  const linked = await Promise.all(styles.map((address) => readFile(join(client, address), "utf8")));
  const sheets = [...linked, ...carriedStyles(page)];
  const fonts = fontsFor(sheets.join("\n"), shownText(page.html));
  const bytes = async (addresses: readonly string[], size: (content: Buffer) => number) => {
    const sizes = await Promise.all(
      addresses.map(async (address) => size(await readFile(join(client, address)))),
    );
    return sizes.reduce((sum, one) => sum + one, 0);
  };
  const compressed = (content: Buffer | string) => gzipSync(content, { level: 9 }).length;
  return {
    js: await bytes(scripts, compressed),
    css: sheets.reduce((sum, sheet) => sum + compressed(sheet), 0),
    fonts: await bytes(fonts, (content) => content.length),
    files: [...scripts, ...styles, ...fonts],
  };
}
