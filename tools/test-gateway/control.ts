import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { everything, type Faults, faultKinds } from "./faults.ts";
import { messagesPage } from "./messages-page.ts";
import type { Outbox } from "./notifications.ts";
import { acts, type OrderBook } from "./orders.ts";
import { sendPage } from "./pages.ts";
import type { TestPhone } from "./phone-protocols.ts";

const action = z.strictObject({
  action: z.enum(acts),
  afterMs: z.number().int().min(0).nullable().optional(),
  amount: z
    .string()
    .regex(/^\d+\.\d{2}$/)
    .optional(),
  notify: z.enum(["once", "twice", "never"]).optional(),
});
const fault = z.strictObject({
  about: z.string().min(1).default(everything),
  kind: z.enum(faultKinds),
  times: z.number().int().min(1).nullable().default(null),
});
const again = z.strictObject({ forged: z.boolean().default(false) });

interface Needs {
  orders: OrderBook;
  faults: Faults;
  outbox: Outbox;
  paypal: { endTokens: () => void; tokens: () => number };
  phone: TestPhone;
}

/** What tests use instead of a browser. Orders are named by the gateway's id, ours or the reference. */
export function serveControl(app: FastifyInstance, { orders, faults, outbox, paypal, phone }: Needs): void {
  app.get("/test/orders", () => orders.all());
  app.get<{ Params: { id: string } }>("/test/orders/:id", (request, reply) => {
    return orders.find(request.params.id) ?? reply.code(404).send({ message: "No such order" });
  });
  app.post<{ Params: { id: string } }>("/test/orders/:id", async (request, reply) => {
    const order = orders.find(request.params.id);
    if (!order) return reply.code(404).send({ message: "No such order" });
    const { action: act, ...options } = action.parse(request.body);
    const redirect = orders.act(order, act, options);
    await outbox.settled();
    return { order, redirect };
  });

  app.post("/test/faults", (request) => {
    const { about, kind, times } = fault.parse(request.body);
    faults.set(about, kind, times);
    return { about, kind, times };
  });
  app.delete<{ Params: { about: string } }>("/test/faults/:about", (request) => {
    faults.lift(request.params.about);
    return {};
  });

  app.get("/test/hanging", () => faults.hanging());

  app.get("/test/notifications", () => outbox.all());
  app.post<{ Params: { id: string } }>("/test/notifications/:id", async (request, reply) => {
    const sent = outbox.all().find(({ id }) => id === request.params.id);
    if (!sent) return reply.code(404).send({ message: "No such notification" });
    return { status: await outbox.resend(sent, again.parse(request.body ?? {}).forged) };
  });
  app.post("/test/settled", async () => {
    await outbox.settled();
    await phone.settled();
    return {};
  });

  app.get<{ Querystring: { lang?: string } }>("/messages", (request, reply) =>
    sendPage(reply, 200, messagesPage(phone.messages(), request.query.lang === "en" ? "en" : "ar")),
  );
  app.get("/test/messages", () => phone.messages());
  app.post<{ Params: { id: string } }>("/test/messages/:id", async (request, reply) => {
    const message = phone.messages().find(({ id }) => id === request.params.id);
    if (!message) return reply.code(404).send({ message: "No such message" });
    return { status: await phone.notify(message, again.parse(request.body ?? {})) };
  });

  app.get("/test/tokens", () => ({ granted: paypal.tokens() }));
  app.delete("/test/tokens", () => {
    paypal.endTokens();
    return {};
  });
}
