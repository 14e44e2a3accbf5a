import type { AddressInfo } from "node:net";
import fastify from "fastify";
import { serveAreeba } from "./areeba-protocol.ts";
import { serveControl } from "./control.ts";
import { type Credentials, environmentFor, newCredentials } from "./credentials.ts";
import { faultsOf } from "./faults.ts";
import { type Deliver, deliverByHttp, outboxOf } from "./notifications.ts";
import { orderBook, realTimers, type Timers } from "./orders.ts";
import { servePages } from "./pages.ts";
import { servePaypal } from "./paypal-protocol.ts";
import { newPhoneCredentials, phoneEnvironmentFor } from "./phone-credentials.ts";
import { servePhone } from "./phone-protocols.ts";

export interface TestGatewayOptions {
  /** Where the market is: PayPal's webhooks go to its /api/paypal/webhook. Areeba's go where each order says. */
  market: string;
  /** 0, or nothing: a free one. */
  port?: number;
  clock?: () => Date;
  timers?: Timers;
  /** Takes notifications to the market; by HTTP unless a test has another way. */
  deliver?: Deliver;
  /** How long PayPal's tokens last. */
  tokenSeconds?: number;
  credentials?: Credentials;
}

export interface RunningTestGateway {
  url: string;
  /** The settings with which the product pays here. */
  environment: Record<string, string>;
  /** Those with which it sends its codes here. */
  phoneEnvironment: Record<string, string>;
  close(): Promise<void>;
}

/**
 * The test gateway: speaks the protocols of Areeba, PayPal, WhatsApp and Telnyx over HTTP, so that the product's own clients
 * are what is tried, and has pages that decide how a payment ends and show what telephones would have got. On this machine only, and it answers to no other name.
 */
export async function openTestGateway(options: TestGatewayOptions): Promise<RunningTestGateway> {
  const { market, port = 0, clock = () => new Date(), timers = realTimers, tokenSeconds = 32_400 } = options;
  const credentials = options.credentials ?? newCredentials();
  const app = fastify({ forceCloseConnections: true, bodyLimit: 1_000_000 });
  let url = "";
  const base = () => url;

  const faults = faultsOf();
  const deliver = options.deliver ?? deliverByHttp;
  const outbox = outboxOf({ base, clock, deliver, credentials });
  const orders = orderBook({ clock, timers, notify: outbox.notify });
  const sessions = new Map<string, string>();

  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    async (_request: unknown, body: string | Buffer) => Object.fromEntries(new URLSearchParams(String(body))),
  );
  // A page elsewhere must not reach it through a name of its own.
  app.addHook("onRequest", async (request, reply) => {
    if (!["127.0.0.1", "localhost"].includes(request.hostname)) return reply.code(421).send();
  });
  app.addHook("onSend", async (request, reply, payload) => {
    if (!faults.losesAnswerTo(request)) return payload;
    reply.code(500);
    return JSON.stringify({ message: "The test gateway lost its answer." });
  });

  serveAreeba(app, { credentials, orders, faults, sessions });
  const webhookUrl = `${market}/api/paypal/webhook`;
  const paypal = servePaypal(app, {
    base,
    clock,
    credentials,
    orders,
    faults,
    outbox,
    webhookUrl,
    tokenSeconds,
  });
  servePages(app, { orders, faults, sessions });
  const phoneCredentials = newPhoneCredentials();
  const phone = servePhone(app, {
    clock,
    credentials: phoneCredentials,
    faults,
    deliver,
    noticeUrl: `${market}/api/phone/whatsapp`,
  });
  serveControl(app, { orders, faults, outbox, paypal, phone });

  await app.listen({ port, host: "127.0.0.1" });
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  return {
    url,
    environment: environmentFor(url, credentials),
    phoneEnvironment: phoneEnvironmentFor(url, phoneCredentials),
    async close() {
      faults.liftAll();
      await app.close();
    },
  };
}
