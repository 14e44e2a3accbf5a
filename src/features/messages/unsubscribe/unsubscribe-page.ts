import type { FastifyRequest } from "fastify";
import { directionOf } from "#i18n/language.ts";
import { escapeHtml } from "#platform/mail/html.ts";
import { colours } from "#ui/colours.ts";

const { light } = colours;
const style = `body{margin:0;background:${light.ground};color:${light.ink};font-family:sans-serif;line-height:1.6}
main{max-width:440px;margin:12vh auto 0;padding:24px;text-align:center}
button{padding:12px 24px;border:0;border-radius:8px;background:${light.brand};color:${light.onBrand};font:inherit;font-weight:700}
a{color:${light.brand}}`;

/** The page behind the link of a mail to many: asks, and says what was done. The form posts to its own address. */
export function unsubscribePage(
  { t, language }: FastifyRequest,
  state: "question" | "done" | "dead",
): string {
  const title = t(state === "question" ? "unsubscribe.question" : `unsubscribe.${state}Title`);
  const form = `<form method="post"><button>${escapeHtml(t("unsubscribe.yes"))}</button></form>`;
  return `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title><style>${style}</style></head><body><main><h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(t(`unsubscribe.${state}Text`))}</p>${state === "question" ? form : ""}
<p><a href="/">${escapeHtml(t("common.backHome"))}</a></p></main></body></html>`;
}
