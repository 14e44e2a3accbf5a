import http from "node:http";
import https from "node:https";
import { isPublicUrl, publicLookup } from "../net/public-address.ts";
import type { VapidKeys } from "./vapid.ts";

export interface Push {
  endpoint: string;
  p256dh: string;
  auth: string;
  payload: string;
  /** In seconds: how long the push service keeps it for a browser that is away. */
  ttl: number;
  urgency: "low" | "normal" | "high";
  /** One that waits still is replaced by another of the same: at most 32 letters of base64url. */
  topic: string;
}

interface Sender {
  keys: VapidKeys;
  /** `mailto:` or `https:`: whom a push service writes to when something is wrong. */
  subject: string;
  withLoopback: boolean;
}

export interface PushAnswer {
  status: number;
  /** In seconds, where the service says when to come again. */
  retryAfter: number | undefined;
}

const timeout = 10_000;

/**
 * Hands one message to a browser's push service, encrypted for that browser alone (RFC 8291) and signed (RFC 8292). Follows
 * no redirect. Throws where there is no answer.
 */
export async function sendPush(push: Push, { keys, subject, withLoopback }: Sender): Promise<PushAnswer> {
  const { endpoint, p256dh, auth, payload, ttl, urgency, topic } = push;
  if (!isPublicUrl(endpoint, { withLoopback })) return { status: 410, retryAfter: undefined };
  const { default: webPush } = await import("web-push");
  const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
    vapidDetails: { subject, ...keys },
    TTL: ttl,
    urgency,
    topic,
    contentEncoding: "aes128gcm",
  });
  const { request } = endpoint.startsWith("https:") ? https : http;
  return new Promise((resolve, reject) => {
    const call = request(endpoint, {
      method: "POST",
      headers,
      ...(!withLoopback && { lookup: publicLookup }),
      signal: AbortSignal.timeout(timeout),
    });
    call.on("error", reject);
    call.on("response", (answer) => {
      // What it says besides is of no use, and may be long.
      answer.destroy();
      const seconds = Number(answer.headers["retry-after"]);
      const retryAfter = Number.isFinite(seconds) && seconds > 0 ? seconds : undefined;
      resolve({ status: answer.statusCode ?? 0, retryAfter });
    });
    call.end(body);
  });
}
