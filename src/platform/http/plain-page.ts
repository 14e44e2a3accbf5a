import type { FastifyInstance, FastifyRequest } from "fastify";
import { directionOf } from "#i18n/language.ts";
import { escapeHtml } from "#text/html.ts";
import { colours } from "#ui/colours.ts";

type Palette = (typeof colours)["light" | "dark"];

const shape = `*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;grid-template-columns:minmax(0,460px);justify-content:center;align-content:start;gap:20px;padding:clamp(24px,10vh,96px) 16px 24px;font:16px/1.65 'Readex Pro','Segoe UI',Roboto,Tahoma,Arial,sans-serif}
.site{font-size:24px;font-weight:700;text-decoration:none}
main{display:grid;gap:14px;padding:28px 24px;border:1px solid;border-radius:12px}
h1{margin:0;font-size:22px;line-height:1.4}p{margin:0}
form{margin-block-start:6px}
:is(button,.go){display:block;inline-size:100%;min-block-size:48px;padding:10px 20px;border:1px solid transparent;border-radius:8px;font:inherit;font-weight:700;text-align:center;text-decoration:none;cursor:pointer}
:is(a,button):focus-visible{outline:3px solid;outline-offset:2px}
nav{display:flex;flex-wrap:wrap;gap:8px 20px}nav a{padding-block:8px}`;

const paint = ({ ground, surface, ink, ink2, line, brand, onBrand }: Palette) =>
  `body{background:${ground};color:${ink}}main{background:${surface};border-color:${line}}p{color:${ink2}}a{color:${brand}}
:is(button,.go){background:${brand};color:${onBrand}}button.sec{background:transparent;color:${brand};border-color:${brand}}`;

interface Shown {
  /** The name of the market. */
  site: string;
  title: string;
  /** HTML below the title, and of the links at the foot; the caller has escaped what is in them. */
  body: string;
  nav: string;
}

/** A page of a few lines that works without a script and without a style sheet, in the visitor's language and theme. */
export function plainPage({ language, theme }: FastifyRequest, { site, title, body, nav }: Shown): string {
  return `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<meta name="color-scheme" content="${theme}">
<title>${escapeHtml(title)}</title><style>${shape}${paint(colours[theme])}</style></head><body>
<header><a class="site" href="/">${escapeHtml(site)}</a></header>
<main><h1>${escapeHtml(title)}</h1>${body}</main>
<nav>${nav}</nav>
</body></html>`;
}

/** Lets routes take posted forms of either type whose fields are not read: their address says all. */
export function takeForms(app: FastifyInstance) {
  app.addContentTypeParser(
    ["application/x-www-form-urlencoded", "multipart/form-data"],
    { parseAs: "string", bodyLimit: 4096 },
    (_request, _body, done) => done(null, undefined),
  );
}
