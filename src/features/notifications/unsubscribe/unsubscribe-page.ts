import type { FastifyRequest } from "fastify";
import { directionOf } from "#i18n/language.ts";
import { escapeHtml } from "#text/html.ts";
import { colours } from "#ui/colours.ts";

/** `back`: subscribed again. `dead`: nobody signed the link, or its reader's account is gone. */
export type UnsubscribeState = "question" | "done" | "back" | "dead";

/** Which mails they are: to many, or of a kind that a user is notified of (notices/choices/). */
export type StopKind = "news" | "messages" | "searches" | "reports" | "reminders";

interface Shown {
  state: UnsubscribeState;
  /** Whether the link belongs to an account, which has the same switch on a page of the market. */
  hasAccount: boolean;
  of?: StopKind;
  /** The name of the market. */
  site: string;
}

type Palette = (typeof colours)["light" | "dark"];

const shape = `*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;grid-template-columns:minmax(0,460px);justify-content:center;align-content:start;gap:20px;padding:clamp(24px,10vh,96px) 16px 24px;font:16px/1.65 'Readex Pro','Segoe UI',Roboto,Tahoma,Arial,sans-serif}
.site{font-size:24px;font-weight:700;text-decoration:none}
main{display:grid;gap:14px;padding:28px 24px;border:1px solid;border-radius:12px}
h1{margin:0;font-size:22px;line-height:1.4}p{margin:0}
form{margin-block-start:6px}
button{inline-size:100%;min-block-size:48px;padding:10px 20px;border:1px solid transparent;border-radius:8px;font:inherit;font-weight:700;cursor:pointer}
:is(a,button):focus-visible{outline:3px solid;outline-offset:2px}
nav{display:flex;flex-wrap:wrap;gap:8px 20px}nav a{padding-block:8px}`;

const paint = ({ ground, surface, ink, ink2, line, brand, onBrand }: Palette) =>
  `body{background:${ground};color:${ink}}main{background:${surface};border-color:${line}}p{color:${ink2}}a{color:${brand}}
button{background:${brand};color:${onBrand}}button.sec{background:transparent;color:${brand};border-color:${brand}}`;

const words = {
  news: {
    path: "/unsubscribe",
    question: ["unsubscribe.question", "unsubscribe.questionText"],
    done: ["unsubscribe.doneTitle", "unsubscribe.doneText"],
    back: ["unsubscribe.backTitle", "unsubscribe.backText"],
    dead: ["unsubscribe.deadTitle", "unsubscribe.deadText"],
  },
  messages: {
    path: "/unsubscribe/messages",
    question: ["unsubscribe.question", "unsubscribe.messagesQuestionText"],
    done: ["unsubscribe.doneTitle", "unsubscribe.messagesDoneText"],
    back: ["unsubscribe.messagesBackTitle", "unsubscribe.messagesBackText"],
    dead: ["unsubscribe.deadTitle", "unsubscribe.deadText"],
  },
  searches: {
    path: "/unsubscribe/searches",
    question: ["unsubscribe.question", "unsubscribe.searchesQuestionText"],
    done: ["unsubscribe.doneTitle", "unsubscribe.searchesDoneText"],
    back: ["unsubscribe.searchesBackTitle", "unsubscribe.searchesBackText"],
    dead: ["unsubscribe.deadTitle", "unsubscribe.deadText"],
  },
  reports: {
    path: "/unsubscribe/reports",
    question: ["unsubscribe.question", "unsubscribe.reportsQuestionText"],
    done: ["unsubscribe.doneTitle", "unsubscribe.reportsDoneText"],
    back: ["unsubscribe.searchesBackTitle", "unsubscribe.reportsBackText"],
    dead: ["unsubscribe.deadTitle", "unsubscribe.deadText"],
  },
  reminders: {
    path: "/unsubscribe/reminders",
    question: ["unsubscribe.question", "unsubscribe.remindersQuestionText"],
    done: ["unsubscribe.doneTitle", "unsubscribe.remindersDoneText"],
    back: ["unsubscribe.searchesBackTitle", "unsubscribe.remindersBackText"],
    dead: ["unsubscribe.deadTitle", "unsubscribe.deadText"],
  },
} as const;

/**
 * The page behind the link that ends mails of a kind: asks, says what was done, and offers the way back. It works without a script;
 * its forms post to the address that it stands at, or to the one beside it.
 */
export function unsubscribePage(
  request: FastifyRequest,
  { state, hasAccount, of = "news", site }: Shown,
): string {
  const { t, language, theme } = request;
  const say = (text: string) => escapeHtml(text);
  const { path, [state]: said } = words[of];
  const [title, text] = [say(t(said[0])), say(t(said[1]))];
  const { search } = new URL(request.url, "http://localhost");
  const to = (address: string, label: string, look = "") =>
    `<form method="post" action="${say(address + search)}"><button${look}>${say(label)}</button></form>`;
  const form = {
    question: to(path, t("unsubscribe.yes")),
    done: to(`${path}/undo`, t("unsubscribe.undo"), ' class="sec"'),
    back: to(path, t("unsubscribe.yes"), ' class="sec"'),
    dead: "",
  }[state];
  const hasPlace = hasAccount && state !== "dead";
  return `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<meta name="color-scheme" content="${theme}">
<title>${title}</title><style>${shape}${paint(colours[theme])}</style></head><body>
<header><a class="site" href="/">${say(site)}</a></header>
<main><h1>${title}</h1><p>${text}</p>${form}</main>
<nav>${hasPlace ? `<a href="/profile?tab=notifications">${say(t("unsubscribe.profile"))}</a>` : ""}<a href="/">${say(t("common.backHome"))}</a></nav>
</body></html>`;
}
