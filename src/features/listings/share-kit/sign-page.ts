import type { Translate } from "#i18n/translate.ts";
import { escapeHtml } from "#text/html.ts";
import { colours } from "#ui/colours.ts";
import type { KitWords } from "./kit-words.ts";

const { brand, onBrand, ink, ink2 } = colours.light;
const style = `@page{size:A4 portrait;margin:0}
*{box-sizing:border-box}body{margin:0;background:#e1ddd5;color:${ink};font:16px/1.6 'Readex Pro','Segoe UI',Roboto,Tahoma,Arial,sans-serif}
header{display:flex;flex-wrap:wrap;align-items:center;justify-content:center;gap:8px 16px;padding:12px 16px;background:#fff}
header p{margin:0;color:${ink2}}
button{min-block-size:44px;padding:8px 28px;border:0;border-radius:8px;background:${brand};color:${onBrand};font:inherit;font-weight:700;cursor:pointer}
button:focus-visible{outline:3px solid ${ink};outline-offset:2px}
main svg{display:block;inline-size:100%;max-inline-size:210mm;block-size:auto;margin:16px auto;background:#fff}
@media print{header{display:none}body,main svg{background:#fff}main svg{inline-size:210mm;max-inline-size:none;block-size:296mm;margin:0}}`;

/** The one script of that page, the same for every sign. */
export const printScript = `document.getElementById("print").onclick=()=>print()`;

/** The sign as a page: what the printer takes of it is the sign alone. */
export function signPage(kit: KitWords, svg: string, t: Translate): string {
  return `<!doctype html><html lang="${kit.language}" dir="${kit.direction}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><meta name="color-scheme" content="light"><link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title>${escapeHtml(t("share-kit.signTitle", { name: kit.name }))}</title><style>${style}</style></head><body>
<header><button type="button" id="print">${escapeHtml(t("share-kit.print"))}</button><p>${escapeHtml(t("share-kit.printHint"))}</p></header>
<main>${svg}</main>
<script>${printScript}</script>
</body></html>`;
}

/** The sign in words, for those who hear it. */
export const signInWords = (kit: KitWords) =>
  [
    kit.forSale,
    kit.name,
    kit.price,
    kit.otherPrice,
    ...kit.facts.map(({ label, value }) => `${label}: ${value}`),
    kit.phone,
    `${kit.refLabel}: ${kit.ref}`,
    kit.address,
  ]
    .filter(Boolean)
    .join(". ");
