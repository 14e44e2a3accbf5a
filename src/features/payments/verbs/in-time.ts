import { GatewayAway } from "../gateways/gateway.ts";

/** How long a user waits for a gateway, which itself has longer (gateways/call.ts): a refusal comes within three seconds. */
const usualPatienceMs = 2_500;

/**
 * What a gateway does for a user who waits for it; GatewayAway when that takes too long. The work then goes on, so that
 * what the gateway did is not lost: its signal says that nobody waits for it any more.
 */
export async function inTime<T>(
  work: (waiting: AbortSignal) => Promise<T>,
  ms = usualPatienceMs,
): Promise<T> {
  const waiting = new AbortController();
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    waiting.abort();
    reject(new GatewayAway(`nobody waits longer than ${ms} ms for a gateway`));
  }, ms);
  try {
    // Of what fails after the refusal nobody need hear: the order is as it was, and a job asks again.
    return await Promise.race([work(waiting.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}
