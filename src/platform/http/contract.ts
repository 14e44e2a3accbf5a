import type { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import type { $ZodType, input, output } from "zod/v4/core";
import type { ErrorCode } from "#errors";
import type { Actor } from "./actor.ts";
import { type Administrator, type Area, administratorOf, Logged } from "./administrator.ts";

/**
 * Who may make a call: anyone, or a signed-in user in good standing (whose own things alone are reached: that is the
 * handler's duty), or a company that proves itself by a secret or a signature, which the handler checks, or an
 * administrator whose role may enter the call's area. Every route names one; a test walks them all as guest, user, other
 * user, suspended user and each kind of administrator.
 */
export type Policy = "public" | "user" | "gateway" | "administrator";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
export type CallName = `${Method} /${string}`;

/** One call of the API: declared once, it validates, serialises, documents and types. */
export type CallShape = CallParts &
  ({ policy: Exclude<Policy, "administrator">; area?: never } | { policy: "administrator"; area: Area });

interface CallParts {
  summary: string;
  params?: $ZodType;
  query?: $ZodType;
  body?: $ZodType;
  /** Its body is `multipart/form-data` with one part `file`, which the handler reads (file-upload.ts). */
  takesFile?: true;
  /** The same request with the same Idempotency-Key is done once: the handler works through `once` (idempotency.ts). */
  once?: true;
  /** What it answers with when it succeeds; undefined: 204 and no body. */
  answer?: $ZodType;
  /** The status of success: 200, or 204 without an answer. */
  status?: 200 | 201 | 202 | 204;
  /** The type of a file that it answers with, its text by the handler; JSON without one. */
  produces?: string;
  /** How it may be refused, beyond wrong input and, for users, no session: for the description of the API. */
  refuses?: readonly ErrorCode[];
}
export type Contract = Record<CallName, CallShape>;

type Part<Shape, P extends keyof CallShape> = Shape extends { [K in P]: infer T } ? T : undefined;
type In<T> = T extends $ZodType ? input<T> : undefined;
type Out<T> = T extends $ZodType ? output<T> : undefined;

/** What a caller in the browser passes and gets, by call name; features add theirs by declaration merging. */
export type CallsOf<C> = {
  [K in keyof C]: {
    params: In<Part<C[K], "params">>;
    query: In<Part<C[K], "query">>;
    body: In<Part<C[K], "body">>;
    answer: Out<Part<C[K], "answer">>;
  };
};

/** What a handler is given: the input as its schemas made it. */
export interface Call<Shape> {
  params: Out<Part<Shape, "params">>;
  query: Out<Part<Shape, "query">>;
  body: Out<Part<Shape, "body">>;
  /** Who asks; of a call for users never undefined. */
  actor: Shape extends { policy: "user" } ? Actor : Actor | undefined;
  /** Which administrator asks; of other calls undefined. */
  administrator: Shape extends { policy: "administrator" } ? Administrator : undefined;
  request: FastifyRequest;
  reply: FastifyReply;
}

/**
 * A long answer may be a stream of its JSON; it is sent as it comes, so what it holds is the handler's duty alone. What an
 * administrator changes is answered by `administrator.change`, which has written it down.
 */
type Given<Name, Shape> = Shape extends { policy: "administrator" }
  ? Name extends `GET ${string}`
    ? In<Part<Shape, "answer">> | Readable
    : Logged<In<Part<Shape, "answer">>>
  : In<Part<Shape, "answer">> | Readable;
export type Handlers<C> = { [K in keyof C]: (call: Call<C[K]>) => Promise<Given<K, C[K]>> };

/** Keeps the literal types of a contract. */
export function contract<const C extends Contract>(calls: C): C {
  return calls;
}

/** Registers every call of a contract with its handler; a missing handler does not compile. */
export function serve<C extends Contract>(
  app: FastifyInstance,
  tag: string,
  calls: C,
  handlers: Handlers<C>,
): void {
  for (const [name, shape] of Object.entries(calls) as [CallName, CallShape][]) {
    const [method, url] = name.split(" ") as [Method, string];
    const handler = handlers[name as keyof C] as (call: unknown) => Promise<unknown>;
    const status = shape.status ?? (shape.answer ? 200 : 204);
    app.withTypeProvider<ZodTypeProvider>().route({
      method,
      url,
      schema: {
        summary: shape.summary,
        tags: [tag],
        ...(shape.produces && { produces: [shape.produces] }),
        ...(shape.params && { params: shape.params }),
        ...(shape.query && { querystring: shape.query }),
        ...(shape.body && { body: shape.body }),
        response: shape.answer ? { [status]: shape.answer } : {},
      },
      config: {
        policy: shape.policy,
        ...(shape.area && { area: shape.area }),
        ...(shape.takesFile && { takesFile: true }),
        ...(shape.once && { once: true }),
        ...(shape.refuses && { refuses: shape.refuses }),
      },
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        const { params, query, body, actor } = request;
        const administrator = shape.area && administratorOf(request, shape.area);
        const given = await handler({ params, query, body, actor, administrator, request, reply });
        if (reply.sent) return reply;
        return reply.code(status).send(given instanceof Logged ? Logged.answerOf(given) : given);
      },
    } as never);
  }
}

declare module "fastify" {
  interface FastifyContextConfig {
    policy?: Policy;
    /** Of a call for administrators. */
    area?: Area;
    /** Answers everybody alike: nobody is looked up for it. Files. */
    anonymous?: boolean;
    takesFile?: boolean;
    once?: boolean;
    refuses?: readonly ErrorCode[];
  }
}
