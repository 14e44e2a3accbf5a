import type { FastifyInstance, FastifyReply } from "fastify";
import { directionOf } from "#i18n/language.ts";
import { escapeHtml } from "#text/html.ts";
import { type OutboxMail, outboxMail, outboxMails } from "./outbox.ts";

const open = { schema: { hide: true }, config: { policy: "public" } } as const;

/**
 * `/dev/mail`: the outbox for people, and with `Accept: application/json` for programs: the newest 100 as
 * `[{to, subject, text, html, createdAt}]`. Anyone who can open it can sign in as anyone: never register it in production.
 */
export async function outboxRoutes(app: FastifyInstance, { dataDir }: { dataDir: string }): Promise<void> {
  app.get("/dev/mail", open, async (request, reply) => {
    const mails = await outboxMails(dataDir);
    if (request.headers.accept?.includes("application/json")) {
      return reply
        .header("cache-control", "no-store")
        .send(
          mails.map(({ to, subject, text, html, createdAt }) => ({ to, subject, text, html, createdAt })),
        );
    }
    return sendPage(reply, "Outbox", listOf(mails));
  });

  app.get<{ Params: { id: string } }>("/dev/mail/:id", open, async ({ params }, reply) => {
    const mail = await outboxMail(dataDir, params.id);
    return mail ? sendPage(reply, escapeHtml(mail.subject), viewOf(mail)) : reply.callNotFound();
  });
}

function listOf(mails: OutboxMail[]): string {
  const rows = mails.map(
    ({ id, to, subject, createdAt, language }) =>
      `<li><a href="/dev/mail/${id}"><b dir="${directionOf(language)}">${escapeHtml(subject)}</b>
      <span>${escapeHtml(to)}</span><time>${createdAt}</time></a></li>`,
  );
  return `<h1>Outbox</h1><p>Mails stay here while SMTP_URL is not set. Newest first.</p>
    ${rows.length > 0 ? `<ul>${rows.join("")}</ul>` : "<p>There is no mail yet.</p>"}`;
}

/** The HTML part stands in a frame without scripts, forms or our origin, as a mail client would show it. */
function viewOf({ from, to, subject, text, html, createdAt, language }: OutboxMail): string {
  const dir = directionOf(language);
  return `<p><a href="/dev/mail">Outbox</a></p><h1 dir="${dir}">${escapeHtml(subject)}</h1>
    <p>From ${escapeHtml(`${from.name} <${from.address}>`)} to ${escapeHtml(to)}, ${createdAt}</p>
    <iframe sandbox="allow-popups allow-popups-to-escape-sandbox" title="The mail" srcdoc="${escapeHtml(html)}"></iframe>
    <h2>Plain text part</h2><pre dir="${dir}">${escapeHtml(text)}</pre>`;
}

function sendPage(reply: FastifyReply, title: string, body: string) {
  return reply
    .type("text/html; charset=utf-8")
    .header("cache-control", "no-store")
    .send(`<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark"><title>${title}</title><style>
body{max-width:760px;margin:0 auto;padding:16px;font:15px/1.6 system-ui,sans-serif}
h1{font-size:22px;line-height:1.3}ul{padding:0;list-style:none}li{border-top:1px solid #8885}
li a{display:grid;gap:2px;padding:12px 0;color:inherit;text-decoration:none}li a:hover b{text-decoration:underline}
span,time{opacity:.75;font-size:13px}iframe{width:100%;height:640px;border:1px solid #8885;border-radius:8px}
pre{white-space:pre-wrap;overflow-wrap:anywhere;padding:12px;border:1px solid #8885;border-radius:8px}
</style></head><body>${body}</body></html>`);
}
