import type { FaultKind } from "./faults.ts";
import type { Notification } from "./notifications.ts";
import type { Act, ActOptions, TestOrder } from "./orders.ts";
import type { TestMessage } from "./phone-protocols.ts";

export type TestGatewayRemote = ReturnType<typeof testGatewayAt>;

/** A test gateway's control calls, typed: in this process or another. Orders are named by the gateway's id, ours or the reference. */
export function testGatewayAt(url: string) {
  const ask = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const response = await fetch(`${url}/test${path}`, {
      method,
      ...(body !== undefined && {
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      }),
    });
    if (!response.ok) throw new Error(`The test gateway answered ${response.status} to ${method} ${path}`);
    return (await response.json()) as T;
  };
  const at = (id: string) => encodeURIComponent(id);
  return {
    orders: () => ask<TestOrder[]>("GET", "/orders"),
    order: (id: string) => ask<TestOrder>("GET", `/orders/${at(id)}`),
    /**
     * Does it as a buyer would, waits until the product has answered the notifications, and returns the order and where
     * the buyer's browser would be sent.
     */
    act: (id: string, action: Act, options: ActOptions = {}) =>
      ask<{ order: TestOrder; redirect: string | null }>("POST", `/orders/${at(id)}`, { action, ...options }),
    /**
     * Calls about an order go wrong, `times` times or until lifted; "*" is all calls, `capture:ID` PayPal's capture alone.
     * It may be set before there is an order.
     */
    fault: (about: string, kind: FaultKind, times: number | null = null) =>
      ask<unknown>("POST", "/faults", { about, kind, times }),
    lift: (about: string) => ask<unknown>("DELETE", `/faults/${at(about)}`),
    /** About what calls hang at this moment. */
    hanging: () => ask<string[]>("GET", "/hanging"),
    notifications: () => ask<Notification[]>("GET", "/notifications"),
    /** Sends a notification once more, or forged; returns what the product answered. */
    resend: async (id: string, { forged = false } = {}) =>
      (await ask<{ status: number }>("POST", `/notifications/${at(id)}`, { forged })).status,
    /** Until no notification is on its way. */
    settled: () => ask<unknown>("POST", "/settled", {}),
    /** What telephones would have got, the newest first. */
    messages: () => ask<TestMessage[]>("GET", "/messages"),
    /** Tells the product that WhatsApp could not deliver a message, or forges that; returns what it answered. */
    undeliverable: async (id: string, { forged = false } = {}) =>
      (await ask<{ status: number }>("POST", `/messages/${at(id)}`, { forged })).status,
    /** How many tokens PayPal has given out. */
    tokensGranted: async () => (await ask<{ granted: number }>("GET", "/tokens")).granted,
    endTokens: () => ask<unknown>("DELETE", "/tokens"),
  };
}
