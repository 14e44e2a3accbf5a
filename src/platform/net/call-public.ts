import http, { type IncomingHttpHeaders, type IncomingMessage } from "node:http";
import https from "node:https";
import { isPublicUrl, publicLookup } from "./public-address.ts";

interface PublicCall {
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  body?: string;
  /** In all, from the name to the last byte. */
  limitMs: number;
  /** The largest answer, in bytes; 0: what it says is not read. */
  mostBytes: number;
  /** Also this machine, for tests alone. */
  withLoopback: boolean;
}

interface PublicAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Why nothing was had from an address that a user named. */
export class PublicCallFailed extends Error {
  readonly reason: "forbidden" | "unreachable" | "too_large";

  constructor(reason: PublicCallFailed["reason"]) {
    super(reason);
    this.name = "PublicCallFailed";
    this.reason = reason;
  }
}

/**
 * Calls an address that a user named, on the public internet alone: what its name leads to is looked at when the connection is
 * made, each call has a connection of its own, and no redirect is followed. Throws `PublicCallFailed` where there is no answer,
 * or one that is too large.
 */
export async function callPublic(url: string, call: PublicCall): Promise<PublicAnswer> {
  const { method = "GET", headers = {}, body, limitMs, mostBytes, withLoopback } = call;
  if (!isPublicUrl(url, { withLoopback })) throw new PublicCallFailed("forbidden");
  const { request } = url.startsWith("https:") ? https : http;
  try {
    return await new Promise<PublicAnswer>((resolve, reject) => {
      const sent = request(url, {
        method,
        headers,
        agent: false,
        ...(!withLoopback && { lookup: publicLookup }),
        signal: AbortSignal.timeout(limitMs),
      });
      sent.on("error", reject);
      sent.on("response", (answer) => {
        const status = answer.statusCode ?? 0;
        readUpTo(answer, mostBytes).then(
          (read) => resolve({ status, headers: answer.headers, body: read }),
          reject,
        );
      });
      sent.end(body);
    });
  } catch (error) {
    if (error instanceof PublicCallFailed) throw error;
    throw new PublicCallFailed(
      (error as NodeJS.ErrnoException).code === "EACCES" ? "forbidden" : "unreachable",
    );
  }
}

async function readUpTo(answer: IncomingMessage, mostBytes: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  if (mostBytes === 0) answer.destroy();
  else {
    let received = 0;
    for await (const part of answer as AsyncIterable<Buffer>) {
      received += part.length;
      // Leaving the loop ends the connection.
      if (received > mostBytes) throw new PublicCallFailed("too_large");
      parts.push(part);
    }
  }
  return Buffer.concat(parts);
}
