import type { FastifyRequest } from "fastify";
import { plainPage } from "#platform/http/plain-page.ts";
import { escapeHtml } from "#text/html.ts";

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
  const { t } = request;
  const say = (text: string) => escapeHtml(text);
  const { path, [state]: said } = words[of];
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
  return plainPage(request, {
    site,
    title: t(said[0]),
    body: `<p>${say(t(said[1]))}</p>${form}`,
    nav: `${hasPlace ? `<a href="/profile?tab=notifications">${say(t("unsubscribe.profile"))}</a>` : ""}<a href="/">${say(t("common.backHome"))}</a>`,
  });
}
