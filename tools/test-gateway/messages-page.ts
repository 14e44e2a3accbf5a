import { frame, safe } from "./page-html.ts";
import type { TestMessage } from "./phone-protocols.ts";
import { words } from "./words.ts";

/** What telephones would have got, the newest first: for developers, who have none of these numbers. */
export function messagesPage(messages: readonly TestMessage[], language: "ar" | "en"): string {
  const t = words[language];
  const item = ({ channel, to, text, at, state }: TestMessage) => `<section class="card">
<h2><bdi dir="ltr">${safe(to)}</bdi> · ${channel === "sms" ? "SMS" : "WhatsApp"}</h2>
<p class="what" dir="auto" style="white-space:pre-line">${safe(text)}</p>
<p class="ref">${state === "undelivered" ? `${t.undelivered} · ` : ""}<bdi dir="ltr">${safe(at)}</bdi></p></section>`;
  return frame(
    language,
    `<section class="card"><h1>${t.messages}</h1><p class="ref">${t.messagesHint}</p></section>
${messages.map(item).join("") || `<section class="card"><p class="what">${t.noMessages}</p></section>`}`,
    { banner: "messagesBanner", title: "messages" },
  );
}
