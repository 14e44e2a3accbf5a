import { z } from "zod";
import { type CallGateway, inShape, jsonOrNothing } from "./call.ts";
import { GatewayAway, type Webhook } from "./gateway.ts";

type Headers = Record<string, string | string[] | undefined>;

const related = z.object({ related_ids: z.object({ order_id: z.string().optional() }).optional() });
const links = z.array(z.object({ rel: z.string(), href: z.string() }));
const resource = z.object({
  id: z.string().min(1).max(100).optional(),
  /** A dispute names the captures that it is about. */
  disputed_transactions: z
    .array(z.object({ seller_transaction_id: z.string() }))
    .optional()
    .catch(undefined),
  supplementary_data: related.optional().catch(undefined),
  links: links.default([]).catch([]),
});
type Resource = z.infer<typeof resource>;

const event = z.object({
  id: z.string().min(1).max(200),
  resource_type: z.string().optional(),
  event_type: z.string(),
  resource,
});
const verification = z.object({ verification_status: z.string() });

/**
 * The notice in a webhook's request. PayPal itself is asked whether it signed it: undefined where it did not, GatewayAway
 * where it does not say. An event about no order of Orders v2 names its own resource, which is nobody's order here.
 */
export async function readPaypalWebhook(
  call: CallGateway,
  webhookId: string,
  headers: Headers,
  body: string,
): Promise<Webhook | undefined> {
  const told = event.safeParse(jsonOrNothing(body));
  if (!told.success || !(await signedByPaypal(call, webhookId, headers, body))) return undefined;
  return { id: told.data.id, gatewayOrderId: await orderOf(call, told.data) };
}

async function signedByPaypal(call: CallGateway, webhookId: string, headers: Headers, body: string) {
  const claim = {
    auth_algo: headers["paypal-auth-algo"],
    cert_url: headers["paypal-cert-url"],
    transmission_id: headers["paypal-transmission-id"],
    transmission_sig: headers["paypal-transmission-sig"],
    transmission_time: headers["paypal-transmission-time"],
    webhook_id: webhookId,
  };
  if (Object.values(claim).some((value) => typeof value !== "string" || !value)) return false;
  const reply = await call({
    method: "POST",
    path: "/v1/notifications/verify-webhook-signature",
    // The event as it came: written again, a number or an escape may differ and the signature fails.
    body: `${JSON.stringify(claim).slice(0, -1)},"webhook_event":${body}}`,
  });
  if (reply.status === 400 || reply.status === 422) return false;
  if (reply.status !== 200) throw new GatewayAway(`paypal did not verify a webhook: ${reply.status}`);
  return inShape("paypal", verification, reply.body).verification_status === "SUCCESS";
}

async function orderOf(call: CallGateway, told: z.infer<typeof event>): Promise<string> {
  const about = told.resource;
  // Whatever it is, it is nobody's order here.
  const none = about.id ?? told.id;
  if (told.event_type.startsWith("CHECKOUT.")) return none;
  const named = orderNamedBy(about);
  if (named) return named;
  // A refund and a dispute name their capture alone, and the capture its order.
  const captured = linkTo(about, "captures") ?? captureId.exec(disputedIn(about))?.[0];
  if (!captured) return none;
  const reply = await call({ method: "GET", path: `/v2/payments/captures/${captured}` });
  if (reply.status !== 200) return none;
  return orderNamedBy(inShape("paypal", resource, reply.body)) ?? none;
}

const captureId = /^[A-Z0-9]{1,36}$/;
const disputedIn = ({ disputed_transactions: [first] = [] }: Resource) => first?.seller_transaction_id ?? "";

function orderNamedBy(told: Resource): string | undefined {
  return told.supplementary_data?.related_ids?.order_id ?? linkTo(told, "orders");
}

/** The id in the link to what a resource belongs to: …/v2/checkout/orders/ID, …/v2/payments/captures/ID. */
function linkTo({ links }: Resource, kind: "orders" | "captures"): string | undefined {
  const up = links.find(({ rel }) => rel === "up")?.href ?? "";
  return new RegExp(`/${kind}/([A-Z0-9]{1,36})$`).exec(up)?.[1];
}
