import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Deps } from "#deps";
import { AppError } from "#errors";
import { findSiteName } from "#features/site/site.queries.ts";
import { serve } from "#platform/http/contract.ts";
import { plainPage, takeForms } from "#platform/http/plain-page.ts";
import { escapeHtml } from "#text/html.ts";
import { dialLink, readablePhone } from "#text/phone-links.ts";
import { contactContract } from "./contact.contract.ts";
import { revealNumbers } from "./reveal-numbers.ts";

/** A seller's numbers, by a call of their own; without scripts by the form of the listing's page. */
export async function contactRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  serve(app, "Listings", contactContract, {
    "POST /api/cars/:id/contact-numbers": async ({ params, body, actor, request, reply }) => {
      reply.header("cache-control", "no-store");
      return revealNumbers(deps, { ...params, ...body, userId: actor?.id, request, reply });
    },
  });

  await app.register(async (forms) => {
    takeForms(forms);
    forms.post(
      "/cars/:id/contact",
      { schema: { hide: true }, config: { policy: "public" } },
      async (request, reply) => {
        const { data } = z.object({ id: z.uuid() }).safeParse(request.params);
        if (!data) throw new AppError("listing.not_found");
        const userId = request.actor?.id;
        const { phone, whatsapp } = await revealNumbers(deps, {
          ...data,
          channel: "call",
          userId,
          request,
          reply,
        });
        const { t } = request;
        const call = phone && dialLink(phone);
        const chat = whatsapp && dialLink(whatsapp);
        const ways =
          call && chat
            ? `<a class="go" href="${call}">${escapeHtml(t("contact-numbers.call", { phone: readablePhone(phone) }))}</a>
<a class="go" href="https://wa.me/${chat.replace(/\D/g, "")}">${escapeHtml(t("contact-numbers.whatsapp"))}</a>`
            : `<p>${escapeHtml(t("contact-numbers.none"))}</p>`;
        return reply
          .header("cache-control", "no-store")
          .type("text/html; charset=utf-8")
          .send(
            plainPage(request, {
              site: await findSiteName(deps.db, request.language),
              title: t("contact-numbers.title"),
              body: ways,
              nav: `<a href="/cars/${data.id}">${escapeHtml(t("contact-numbers.back"))}</a>`,
            }),
          );
      },
    );
  });
}
