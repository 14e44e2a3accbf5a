import type { z } from "zod";
import { GatewayAway, type GatewayName } from "./gateway.ts";

/** How long a gateway may take for an answer: a user looks at a spinner meanwhile. */
const usualTimeLimitMs = 8_000;

export interface Call {
  method: "GET" | "POST";
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface Reply {
  status: number;
  /** JSON, with every number as the text that stood there: 5.00 is not a float. */
  body: unknown;
}

export type CallGateway = (call: Call) => Promise<Reply>;

interface Line {
  name: GatewayName;
  baseUrl: string;
  timeLimitMs?: number;
}

/**
 * Calls of one gateway. Anything that is not an answer (no connection, too late, 5xx, not JSON) is GatewayAway; its message
 * and cause carry no header and nothing of a body, so it may be logged. Redirects are refused: they would take the
 * credentials elsewhere.
 */
export function gatewayLine({ name, baseUrl, timeLimitMs = usualTimeLimitMs }: Line): CallGateway {
  return async ({ method, path, headers, body }) => {
    let status: number;
    let text: string;
    try {
      const response = await fetch(`${baseUrl}${path}`, {
        method,
        headers: { accept: "application/json", ...headers },
        ...(body !== undefined && { body }),
        redirect: "error",
        signal: AbortSignal.timeout(timeLimitMs),
      });
      status = response.status;
      text = await response.text();
    } catch (error) {
      const late = error instanceof DOMException && error.name === "TimeoutError";
      throw new GatewayAway(
        `${name} ${late ? `did not answer within ${timeLimitMs} ms` : "is not reached"}`,
        {
          cause: late ? undefined : reasonOf(error),
        },
      );
    }
    if (status >= 500 || status === 429) throw new GatewayAway(`${name} answered ${status}`);
    return { status, body: readJson(name, text) };
  };
}

/** What a gateway said, in the shape that it promises; GatewayAway where it is another one. */
export function inShape<T>(name: GatewayName, shape: z.ZodType<T>, body: unknown): T {
  const read = shape.safeParse(body);
  if (read.success) return read.data;
  const where = read.error.issues.map((issue) => issue.path.join(".")).join(", ");
  throw new GatewayAway(`${name} answered in another shape than it promises (${where || "as a whole"})`);
}

/** Why a connection failed, without what was sent over it. */
function reasonOf(error: unknown): unknown {
  const { cause } = error as Error;
  return (cause as NodeJS.ErrnoException | undefined)?.code ?? (error as Error).name;
}

/** Numbers by their source text, which engines give to a reviver and TypeScript does not know of yet. */
const asWritten = (_key: string, value: unknown, context?: { source: string }) =>
  typeof value === "number" && context ? context.source : value;

function readJson(name: GatewayName, text: string): unknown {
  if (text === "") return undefined;
  try {
    return JSON.parse(text, asWritten);
  } catch {
    // The engine's own message quotes what it could not read.
    throw new GatewayAway(`${name} answered something unreadable`);
  }
}

/** A request's body as JSON, or undefined: what anybody may send to us is no fault of ours. */
export function jsonOrNothing(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
