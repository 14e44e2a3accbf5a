import { z } from "zod";
import { type Call, type CallGateway, gatewayLine, inShape, type Reply } from "./call.ts";
import { GatewayAway } from "./gateway.ts";

export interface PaypalAccess {
  /** Without a trailing slash. */
  url: string;
  clientId: string;
  clientSecret: string;
}

export interface PaypalOptions {
  timeLimitMs?: number;
  clock?: () => Date;
}

/** A token is renewed before it ends: a call takes some seconds itself. */
const renewedBeforeMs = 60_000;

const grantedToken = z.object({
  access_token: z.string().min(1),
  expires_in: z.coerce.number().int().min(1),
});

/** Calls of PayPal's REST interface with a token that is fetched once, by anyone who needs it first, and kept until it ends. */
export function paypalClient(
  { url, clientId, clientSecret }: PaypalAccess,
  { timeLimitMs, clock = () => new Date() }: PaypalOptions,
): CallGateway {
  const call = gatewayLine({ name: "paypal", baseUrl: url, timeLimitMs });
  let token: { text: Promise<string>; until: number } | undefined;

  const fetchToken = async (): Promise<{ text: string; until: number }> => {
    const credentials = Buffer.from(`${clientId}:${clientSecret}`).toString("base64");
    const reply = await call({
      method: "POST",
      path: "/v1/oauth2/token",
      headers: {
        authorization: `Basic ${credentials}`,
        "content-type": "application/x-www-form-urlencoded",
      },
      body: "grant_type=client_credentials",
    });
    if (reply.status !== 200) throw new GatewayAway(`paypal refused the credentials: ${reply.status}`);
    const granted = inShape("paypal", grantedToken, reply.body);
    return { text: granted.access_token, until: clock().getTime() + granted.expires_in * 1000 };
  };

  /** One fetch for all who wait for it; a failed one is forgotten. */
  const currentToken = (): Promise<string> => {
    if (token && token.until - renewedBeforeMs > clock().getTime()) return token.text;
    const fetched = fetchToken();
    const kept = { text: fetched.then(({ text }) => text), until: Number.POSITIVE_INFINITY };
    token = kept;
    fetched.then(
      ({ until }) => {
        kept.until = until;
      },
      () => {
        if (token === kept) token = undefined;
      },
    );
    return kept.text;
  };

  const withToken = async (request: Call, text: string): Promise<Reply> =>
    call({
      ...request,
      headers: {
        authorization: `Bearer ${text}`,
        "content-type": "application/json",
        ...request.headers,
      },
    });

  return async (request) => {
    const text = await currentToken();
    const reply = await withToken(request, text);
    if (reply.status !== 401) return reply;
    // Ended before its time, as when a user changed the secret: once more with a new one.
    const held = token;
    if (held && (await held.text) === text && token === held) token = undefined;
    const again = await withToken(request, await currentToken());
    if (again.status === 401) throw new GatewayAway("paypal refused its own token");
    return again;
  };
}
