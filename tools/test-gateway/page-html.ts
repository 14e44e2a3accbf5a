import { gatewayCompanies } from "#features/payments/payment-methods.ts";
import type { TestOrder } from "./orders.ts";
import { type PageWords, words } from "./words.ts";

const escapes: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
export const safe = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

const css = `
*{box-sizing:border-box}
:root{color-scheme:light dark;--ground:#f6f3ec;--surface:#fffdf8;--ink:#22282f;--ink-2:#555d66;--line:#d9d3c6;--brand:#1f5c46;--on-brand:#fff}
@media (prefers-color-scheme:dark){:root{--ground:#14191f;--surface:#1c232b;--ink:#ece8df;--ink-2:#a9b0b8;--line:#37404a;--brand:#7ccbab;--on-brand:#10211a}}
body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.6 system-ui,"Noto Sans Arabic","Segoe UI",Tahoma,sans-serif}
.test{position:sticky;top:0;z-index:1;background:repeating-linear-gradient(135deg,#ffd43b 0 18px,#ffc107 18px 36px);color:#1a1300;font-weight:700;text-align:center;padding:.75rem 1rem;border-block-end:2px solid #1a1300}
.test span{display:inline-block;padding-inline:.5rem}
main{max-inline-size:28rem;margin-inline:auto;padding:1.25rem 1rem 3rem}
h1{font-size:1rem;font-weight:500;color:var(--ink-2);margin:0}
.sum{font-size:2.25rem;font-weight:700;line-height:1.3;margin:.25rem 0 0;font-variant-numeric:tabular-nums}
.what{margin:.25rem 0 0}.ref{color:var(--ink-2);font-size:.875rem;margin:.25rem 0 0}
.card{background:var(--surface);border:1px solid var(--line);border-radius:1rem;padding:1.25rem;margin-block-end:1rem}
h2{font-size:1rem;margin:0 0 .75rem}
form{display:grid;gap:.625rem;margin:0}
button,.button{font:inherit;font-weight:500;inline-size:100%;min-block-size:3rem;padding:.5rem 1rem;border:1px solid var(--line);border-radius:.75rem;background:var(--surface);color:var(--ink);cursor:pointer;text-align:start;text-decoration:none;display:flex;align-items:center;gap:.4em}
button.main{background:var(--brand);border-color:var(--brand);color:var(--on-brand);font-weight:700;justify-content:center}
button:hover,.button:hover{border-color:var(--brand)}
:focus-visible{outline:3px solid var(--brand);outline-offset:2px}
label{display:grid;gap:.25rem;color:var(--ink-2);font-size:.875rem}
select{font:inherit;font-size:1rem;min-block-size:3rem;padding:.5rem;border:1px solid var(--line);border-radius:.75rem;background:var(--surface);color:var(--ink)}
`;

/** A page of the test gateway, which says in both languages that it is one. */
export function frame(
  language: "ar" | "en",
  body: string,
  { banner: told, title: titled }: { banner: "banner" | "messagesBanner"; title: "title" | "messages" } = {
    banner: "banner",
    title: "title",
  },
): string {
  const { dir, [titled]: title } = words[language];
  const other = language === "ar" ? "en" : "ar";
  const banner = [language, other]
    .map((code) => words[code as "ar" | "en"])
    .map((its) => `<span lang="${its === words.ar ? "ar" : "en"}" dir="${its.dir}">${its[told]}</span>`);
  return `<!doctype html><html lang="${language}" dir="${dir}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${title}</title><style>${css}</style></head>
<body><div class="test" role="note">${banner.join("")}</div><main>${body}</main></body></html>`;
}

const button = (act: string, text: string, main = false) =>
  `<button name="act" value="${act}"${main ? ' class="main"' : ""}>${text}</button>`;

/** The page on which a buyer pays, or lets something go wrong. */
export function orderPage(order: TestOrder): string {
  const t: PageWords = words[order.language];
  const sum = `<bdi dir="ltr">$${safe(order.amount)}</bdi>`;
  const head = `<section class="card"><h1>${t.at} ${gatewayCompanies[order.gateway].company}</h1>
<p class="sum">${sum}</p><p class="what">${safe(order.description)}</p>
<p class="ref">${t.reference}: <bdi dir="ltr">${safe(order.reference)}</bdi></p></section>`;
  if (order.state === "paid" || order.state === "void") {
    return frame(
      order.language,
      `${head}<section class="card"><p class="what">${t.over}</p>
<p><a class="button" href="${safe(order.returnUrl)}">${t.back}</a></p></section>`,
    );
  }
  const form = (inside: string) => `<form method="post" action="/pages/${safe(order.id)}">${inside}</form>`;
  return frame(
    order.language,
    `${head}
<section class="card"><h2>${t.outcome}</h2>${form(
      button("pay", `${t.pay} ${sum}`, true) + button("decline", t.decline) + button("cancel", t.cancel),
    )}</section>
<section class="card"><h2>${t.delayed}</h2>${form(
      `<label>${t.when}<select name="after"><option value="10000">${t.in10}</option>
<option value="60000">${t.in60}</option><option value="">${t.told}</option></select></label>${button("late", t.late)}${button("late-cancelled", t.lateCancelled)}`,
    )}</section>
<section class="card"><h2>${t.trouble}</h2>${form(
      button("wrong-amount", t.wrong) +
        button("twice", t.twice) +
        button("fails", t.fails) +
        button("never", t.never),
    )}</section>`,
  );
}

export const unknownPage = () =>
  frame(
    "ar",
    `<section class="card"><p>${words.ar.unknown}</p><p lang="en" dir="ltr">${words.en.unknown}</p></section>`,
  );
