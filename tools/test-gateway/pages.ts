import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import type { Faults } from "./faults.ts";
import { acts, type OrderBook, type TestOrder } from "./orders.ts";
import { orderPage, unknownPage } from "./page-html.ts";

interface Needs {
  orders: OrderBook;
  faults: Faults;
  sessions: Map<string, string>;
}

const chosen = z.object({
  act: z.enum([...acts, "twice", "fails", "never"]),
  after: z
    .string()
    .regex(/^\d{0,6}$/)
    .default(""),
});

/** Sends a page that runs nothing and is kept nowhere. */
export const sendPage = (reply: FastifyReply, status: number, html: string) =>
  reply
    .code(status)
    .type("text/html; charset=utf-8")
    .header(
      "content-security-policy",
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    )
    .header("cache-control", "no-store")
    .send(html);

/** The pages of both gateways on which a buyer decides how a payment ends. */
export function servePages(app: FastifyInstance, { orders, faults, sessions }: Needs): void {
  const show = (reply: FastifyReply, order: TestOrder | undefined) =>
    sendPage(reply, order ? 200 : 404, order ? orderPage(order) : unknownPage());

  app.get<{ Params: { session: string } }>("/checkout/pay/:session", (request, reply) =>
    show(reply, orders.find(sessions.get(request.params.session) ?? "")),
  );
  app.get<{ Querystring: { token?: string } }>("/checkoutnow", (request, reply) =>
    show(reply, orders.find(request.query.token ?? "")),
  );

  app.post<{ Params: { id: string } }>("/pages/:id", (request, reply) => {
    const order = orders.find(request.params.id);
    const choice = chosen.safeParse(request.body);
    if (!order || !choice.success) return show(reply, undefined);
    const { act, after } = choice.data;
    // The fault strikes what the product asks next, and the notification is on its way before that.
    if (act === "fails") faults.set(order.id, "500", 3);
    if (act === "never") faults.set(order.id, "hang");
    const address =
      act === "twice" || act === "fails" || act === "never"
        ? orders.act(order, "pay", { notify: act === "twice" ? "twice" : "once" })
        : orders.act(order, act, { afterMs: after ? Number(after) : null });
    return reply.redirect(address ?? order.returnUrl, 303);
  });
}
