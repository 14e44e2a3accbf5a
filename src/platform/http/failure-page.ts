import type { ErrorCode } from "#errors";
import { directionOf, type Language } from "#i18n/language.ts";
import type { Translate } from "#i18n/translate.ts";
import { colours } from "#ui/colours.ts";

/** What a visitor reads when a page could not even be rendered: no script, no style sheet, nothing that can fail too. */
export function failurePage(
  language: Language,
  theme: "light" | "dark",
  t: Translate,
  code: ErrorCode,
): string {
  const { ground, ink, brand: button, onBrand: label } = colours[theme];
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>${t("common.failedTitle")}</title></head>
<body style="margin:0;min-height:100vh;display:grid;place-content:center;justify-items:center;gap:12px;padding:24px;text-align:center;background:${ground};color:${ink};font:16px/1.6 'Readex Pro',system-ui,sans-serif">
<h1 style="margin:0;font-size:24px">${t("common.failedTitle")}</h1><p style="margin:0">${t(`errors.${code}`)}</p>
<a href="" style="padding:12px 20px;border-radius:8px;background:${button};color:${label};text-decoration:none">${t("common.reload")}</a>
</body></html>`;
}
