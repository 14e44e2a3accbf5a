import type { CallName } from "./contract.ts";

/** Every call that the pages may make; each feature's contract adds its own by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface Calls {}

/** What may be undefined may be left out. */
type MayLack<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: T[K];
};
/** Where all of it may be left out, so may it be itself. */
type QueryOf<Q> = Partial<Q> extends Q ? { query?: Q } : { query: Q };
type Passed<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] };
type Input<K extends keyof Calls> = Calls[K] extends { params: infer P; query: infer Q; body: infer B }
  ? Passed<{ params: P; body: B }> & (Q extends object ? QueryOf<MayLack<Q>> : unknown)
  : never;
type Answer<K extends keyof Calls> = Calls[K] extends { answer: infer A } ? A : never;

/** Makes a call of the API: over fetch in the browser, in process while a page is rendered on the server. */
export type Api = <K extends keyof Calls>(
  call: K,
  input?: Input<K> & {
    signal?: AbortSignal;
    /** The same for every try of one request: what was done already is not done again. */
    idempotencyKey?: string;
  },
) => Promise<Answer<K>>;

export interface RawAnswer {
  status: number;
  body: unknown;
}
export type Send = (
  method: string,
  address: string,
  body: unknown,
  signal: AbortSignal | undefined,
  idempotencyKey: string | undefined,
) => Promise<RawAnswer>;

/** What the API refused, as it said it: `message` is already in the visitor's language. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly errors: Record<string, string> | undefined;
  /** The whole answer, for what a refusal tells beside the usual fields: `{lockedUntil}`. */
  readonly facts: Readonly<Record<string, unknown>>;

  /** By name: on the server the calls and the bundle that renders pages each have a copy of this class. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === "ApiError";
  }

  constructor(status: number, body: { code?: string; message?: string; errors?: Record<string, string> }) {
    super(body.message ?? String(status));
    this.name = "ApiError";
    this.status = status;
    this.code = body.code ?? "server.failed";
    this.errors = body.errors;
    this.facts = body;
  }
}

export function makeApi(send: Send): Api {
  return (async (
    call: CallName,
    input: {
      params?: object;
      query?: object;
      body?: unknown;
      signal?: AbortSignal;
      idempotencyKey?: string;
    } = {},
  ) => {
    const [method = "GET", path = "/"] = call.split(" ");
    const address = path.replace(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(String((input.params as Record<string, unknown> | undefined)?.[name])),
    );
    const { body, signal, idempotencyKey } = input;
    const answer = await send(method, address + queryString(input.query), body, signal, idempotencyKey);
    if (answer.status >= 400) throw new ApiError(answer.status, (answer.body ?? {}) as object);
    return answer.body;
  }) as Api;
}

/** `?a=1&b=x&b=y`: lists by repetition, nothing for undefined; empty when nothing is left. */
export function queryString(query: object | undefined): string {
  const pairs: string[][] = [];
  for (const [key, value] of Object.entries(query ?? {})) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null && one !== "") pairs.push([key, String(one)]);
    }
  }
  // Most links have none.
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : "";
}

/** The inverse: a key that stands twice becomes a list. */
export function parseQueryString(text: string): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = Object.create(null);
  for (const [key, value] of new URLSearchParams(text)) {
    const before = query[key];
    query[key] = before === undefined ? value : Array.isArray(before) ? [...before, value] : [before, value];
  }
  return query;
}
