import { directionOf, type Language } from "#i18n/language.ts";
import { escapeHtml } from "#text/html.ts";
import { colours } from "#ui/colours.ts";

/** What a mail says, as plain text; both of its parts are made from this. */
export interface Letter {
  /** What a mail client shows beside the subject. */
  preheader: string;
  heading: string;
  greeting: string;
  paragraphs: readonly string[];
  /** Pairs of what and value, below the paragraphs. */
  facts?: readonly (readonly [label: string, value: string])[];
  button: { label: string; url: string };
  /** Small print below the button: how long it works, what to do if it was another user. */
  notes: readonly string[];
  /** In a mail to many: the way off the list. `oneClick`: the mail client may go it by itself. */
  optOut?: { label: string; url: string; oneClick: boolean };
}

/** What every letter of the site has around it. */
export interface LetterFrame {
  language: Language;
  siteName: string;
  siteUrl: string;
  /** "If the button does not work …" */
  linkHint: string;
  footer: readonly string[];
}

const { light, dark } = colours;

/** The plain text part. */
export function letterText(letter: Letter, frame: LetterFrame): string {
  const facts = (letter.facts ?? []).map(([label, value]) => `${label}: ${value}`);
  return [
    letter.heading,
    letter.greeting,
    ...letter.paragraphs,
    ...(facts.length > 0 ? [facts.join("\n")] : []),
    `${letter.button.label}:\n${letter.button.url}`,
    ...letter.notes,
    ...(letter.optOut ? [`${letter.optOut.label}:\n${letter.optOut.url}`] : []),
    `-- \n${[frame.siteName, frame.siteUrl, ...frame.footer].join("\n")}`,
  ]
    .join("\n\n")
    .concat("\n");
}

/**
 * The HTML part: tables and inline styles for clients that know nothing else, a dark look by media query for those that
 * do. Direction stands on the cells too, since some clients drop `<html>` and `<body>`.
 */
export function letterHtml(letter: Letter, frame: LetterFrame): string {
  const dir = directionOf(frame.language);
  const lineHeight = frame.language === "ar" ? 1.75 : 1.55;
  const text = (size: number, ink: string) =>
    `margin:0 0 14px;font-size:${size}px;line-height:${lineHeight};color:${ink}`;
  const paragraphs = letter.paragraphs.map(
    (one) => `<p class="soft" style="${text(16, light.ink2)}">${escapeHtml(one)}</p>`,
  );
  const notes = letter.notes.map(
    (one) => `<p class="faint" style="${text(14, light.ink3)}">${escapeHtml(one)}</p>`,
  );
  const footer = frame.footer.map(
    (one) => `<p class="faint" style="${text(13, light.ink3)};margin-bottom:4px">${escapeHtml(one)}</p>`,
  );
  const optOut = letter.optOut
    ? `<p class="faint" style="${text(13, light.ink3)};margin-top:12px"><a class="faint" href="${escapeHtml(letter.optOut.url)}" target="_blank" style="color:${light.ink3}">${escapeHtml(letter.optOut.label)}</a></p>`
    : "";
  const url = escapeHtml(letter.button.url);
  return `<!doctype html>
<html lang="${frame.language}" dir="${dir}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(letter.heading)}</title>
<style>${darkRules}</style></head>
<body class="ground" style="margin:0;padding:0;background:${light.ground}">
<div style="display:none;max-height:0;overflow:hidden;opacity:0">${escapeHtml(letter.preheader)}</div>
<table role="presentation" class="ground" dir="${dir}" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${light.ground};font-family:'Readex Pro','Segoe UI',Roboto,Tahoma,Arial,sans-serif"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" dir="${dir}" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">
<tr><td dir="${dir}" style="padding:0 4px 16px"><a class="brand-ink" href="${escapeHtml(frame.siteUrl)}" target="_blank" style="font-size:24px;font-weight:700;line-height:1.4;color:${light.brand};text-decoration:none">${escapeHtml(frame.siteName)}</a></td></tr>
<tr><td class="surface" dir="${dir}" style="padding:28px 24px 14px;background:${light.surface};border:1px solid ${light.line};border-radius:12px">
<h1 class="ink" style="margin:0 0 16px;font-size:22px;line-height:1.4;font-weight:700;color:${light.ink}">${escapeHtml(letter.heading)}</h1>
<p class="soft" style="${text(16, light.ink2)}">${escapeHtml(letter.greeting)}</p>
${paragraphs.join("\n")}
${factsTable(letter, dir)}
<table role="presentation" dir="${dir}" cellpadding="0" cellspacing="0" border="0" style="margin:10px 0 24px"><tr><td class="button" align="center" bgcolor="${light.brand}" style="border-radius:8px;background:${light.brand}"><a class="button" href="${url}" target="_blank" style="display:inline-block;padding:13px 24px;font-size:16px;line-height:1.4;font-weight:700;color:${light.onBrand};text-decoration:none;border-radius:8px">${escapeHtml(letter.button.label)}</a></td></tr></table>
${notes.join("\n")}
</td></tr>
<tr><td dir="${dir}" style="padding:20px 4px 0">
<p class="faint" style="${text(13, light.ink3)};margin-bottom:2px">${escapeHtml(frame.linkHint)}</p>
<p dir="ltr" align="${dir === "rtl" ? "right" : "left"}" style="margin:0 0 16px;font-size:13px;line-height:1.5;word-break:break-all"><a class="brand-ink" href="${url}" target="_blank" style="color:${light.brand}">${url}</a></p>
${footer.join("\n")}
${optOut}
</td></tr></table></td></tr></table></body></html>
`;
}

function factsTable({ facts = [] }: Letter, dir: string): string {
  if (facts.length === 0) return "";
  const cell = `padding:10px 0;border-top:1px solid ${light.line};font-size:15px;line-height:1.5`;
  const rows = facts.map(
    ([label, value]) =>
      `<tr><td class="faint line" dir="${dir}" style="${cell};color:${light.ink3};padding-inline-end:16px" width="30%">${escapeHtml(label)}</td><td class="ink line" dir="${dir}" style="${cell};color:${light.ink}">${escapeHtml(value)}</td></tr>`,
  );
  return `<table role="presentation" class="line" dir="${dir}" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:4px 0 14px;border-bottom:1px solid ${light.line}">${rows.join("")}</table>`;
}

/** Outlook on the web marks what it darkened by itself with data-ogsc instead of the media query. */
const darkRules = ["@media (prefers-color-scheme:dark){", "[data-ogsc] "]
  .map((scope) => {
    const rules = [
      [".ground", `background:${dark.ground}`],
      [".surface", `background:${dark.surface};border-color:${dark.line}`],
      [".ink", `color:${dark.ink}`],
      [".soft", `color:${dark.ink2}`],
      [".faint", `color:${dark.ink3}`],
      [".line", `border-color:${dark.line}`],
      [".brand-ink", `color:${dark.brand}`],
      [".button", `background:${dark.brand};color:${dark.onBrand}`],
    ].map(([selector, style]) => `${selector}{${style?.replaceAll(/;|$/g, "!important;")}}`);
    return scope.endsWith("{") ? `${scope}${rules.join("")}}` : rules.map((rule) => scope + rule).join("");
  })
  .join("");
