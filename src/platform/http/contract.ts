import type { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import type { $ZodType, input, output } from "zod/v4/core";
import type { ErrorCode } from "#errors";
import type { Actor, StaffRole } from "./actor.ts";
import { type Administrator, type Area, administratorIn, administratorOf, Logged } from "./administrator.ts";
import { freeze } from "./freeze.ts";
import { type KeyHolder, type KeyScope, keyHolderOf } from "./key-holder.ts";
import type { Visitor } from "./visitor.ts";

/**
 * Who may make a call: anyone, or a signed-in user in good standing (whose own things alone are reached: that is the
 * handler's duty), or a company that proves itself by a secret or a signature, which the handler checks, or a user's own
 * program by a key with the call's scope, or an administrator whose role may enter the call's area. Every route names one; a
 * test walks them all as guest, user, other user, suspended user and each kind of administrator.
 */
export type Policy = "public" | "user" | "gateway" | "key" | "administrator";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
export type CallName = `${Method} /${string}`;

/**
 * One call of the API: declared once, it validates, serialises, documents and types. `seesMore`: it is answered for an
 * administrator, too, whose role may enter that area. `staff`: a member of a dealership whose role it names makes it for the
 * dealership, whose things it then reaches, and any other member is refused; an owner always may. Without it a member acts for
 * the own account.
 */
export type CallShape = CallParts &
  (
    | {
        policy: Exclude<Policy, "administrator" | "key">;
        staff?: readonly StaffRole[];
        area?: never;
        seesMore?: Area;
        scope?: never;
      }
    | { policy: "key"; scope: KeyScope; area?: never; seesMore?: never; staff?: never }
    | { policy: "administrator"; area: Area; seesMore?: never; scope?: never; staff?: never }
  );

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
  /** It answers 201 where it has made something, which the handler says by `reply.code(201)`. */
  mayCreate?: true;
  /** The type of what it sends itself, a file or a long document; without one the answer is a value, sent as JSON. */
  produces?: string;
  /** The Cache-Control of a success; without one a cache decides. */
  cacheControl?: string;
  /** Answers everybody alike: nobody is looked up for it. */
  anonymous?: true;
  /** The largest body it takes, in bytes, where that is more than the 256 KB of every other. */
  largestBody?: number;
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

/**
 * A call that only reads and answers with a value: a page may make it in process (in-process-calls.ts), where there is no
 * request of its own. What its answer depends on beside its input is who asks, and in which language.
 */
type IsRead<Name, Shape> = Name extends `GET ${string}`
  ? Shape extends { produces: string } | { policy: "key" }
    ? false
    : true
  : false;

/** What a handler is given: the input as its schemas made it. */
type Call<Name, Shape> = Input<Shape> &
  (IsRead<Name, Shape> extends true
    ? { request: Visitor }
    : { request: FastifyRequest; reply: FastifyReply });

interface Input<Shape> {
  params: Out<Part<Shape, "params">>;
  query: Out<Part<Shape, "query">>;
  body: Out<Part<Shape, "body">>;
  /** Who asks; of a call for users never undefined. */
  actor: Shape extends { policy: "user" } ? Actor : Actor | undefined;
  /** Whose program asks, by which key; of other calls undefined. */
  holder: Shape extends { policy: "key" } ? KeyHolder : undefined;
  /** Which administrator asks; of other calls undefined, but where the contract says `seesMore`. */
  administrator: Shape extends { policy: "administrator" }
    ? Administrator
    : Shape extends { seesMore: Area }
      ? Administrator | undefined
      : undefined;
}

/**
 * What it sends itself may be a stream; that is sent as it comes, so what it holds is the handler's duty alone. What an
 * administrator changes is answered by `administrator.change`, which has written it down.
 */
type Given<Name, Shape> =
  IsRead<Name, Shape> extends true
    ? In<Part<Shape, "answer">>
    : Shape extends { policy: "administrator" }
      ? Name extends `GET ${string}`
        ? In<Part<Shape, "answer">> | Readable
        : Logged<In<Part<Shape, "answer">>>
      : In<Part<Shape, "answer">> | Readable;
export type Handlers<C> = { [K in keyof C]: (call: Call<K, C[K]>) => Promise<Given<K, C[K]>> };

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
    const isRead = method === "GET" && !shape.produces && shape.policy !== "key";
    if (isRead) app.readingCalls.set(name, { shape, handler });
    app.withTypeProvider<ZodTypeProvider>().route({
      method,
      url,
      ...(shape.largestBody && { bodyLimit: shape.largestBody }),
      schema: {
        summary: shape.summary,
        tags: [tag],
        ...(shape.produces && { produces: [shape.produces] }),
        ...(shape.params && { params: shape.params }),
        ...(shape.query && { querystring: shape.query }),
        ...(shape.body && { body: shape.body }),
        response: shape.answer
          ? { [status]: shape.answer, ...(shape.mayCreate && { 201: shape.answer }) }
          : {},
      },
      config: {
        policy: shape.policy,
        ...(shape.area && { area: shape.area }),
        ...(shape.scope && { scope: shape.scope }),
        ...(shape.seesMore && { seesMore: shape.seesMore }),
        ...(shape.staff && { staff: shape.staff }),
        ...(shape.takesFile && { takesFile: true }),
        ...(shape.once && { once: true }),
        ...(shape.anonymous && { anonymous: true }),
        ...(shape.refuses && { refuses: shape.refuses }),
      },
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        const { params, query, body, actor } = request;
        const administrator = shape.area
          ? administratorOf(request, shape.area)
          : shape.seesMore && administratorIn(request, shape.seesMore);
        const holder = shape.scope && keyHolderOf(request, shape.scope);
        const given = await handler({ params, query, body, actor, administrator, holder, request, reply });
        if (reply.sent) return reply;
        if (app.holdsAnswers && isRead) freeze(given);
        if (shape.cacheControl) reply.header("cache-control", shape.cacheControl);
        const code = shape.mayCreate && reply.statusCode === 201 ? 201 : status;
        return reply.code(code).send(given instanceof Logged ? Logged.answerOf(given) : given);
      },
    } as never);
  }
}

declare module "fastify" {
  interface FastifyContextConfig {
    policy?: Policy;
    /** Of a call for administrators. */
    area?: Area;
    /** Of a call for programs. */
    scope?: KeyScope;
    /** The area whose administrators are recognised in a call that is not theirs. */
    seesMore?: Area;
    /** Of a call that members of a dealership make for it: which of them. */
    staff?: readonly StaffRole[];
    /** Answers everybody alike: nobody is looked up for it. Files. */
    anonymous?: boolean;
    takesFile?: boolean;
    once?: boolean;
    refuses?: readonly ErrorCode[];
  }
}
