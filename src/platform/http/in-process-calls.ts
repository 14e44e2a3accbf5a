import { isDeepStrictEqual } from "node:util";
import type { FastifyInstance, FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { type $ZodType, encode } from "zod/v4/core";
import { AppError } from "#errors";
import { type Actor, actingIn, actorOf } from "./actor.ts";
import { type Api, ApiError, parseQueryString, queryString } from "./api.ts";
import type { CallName, CallShape } from "./contract.ts";
import { refusalOf } from "./errors.ts";
import { freeze } from "./freeze.ts";
import { read } from "./validation.ts";
import type { Visitor } from "./visitor.ts";

interface ReadingCall {
  shape: CallShape;
  handler: (call: unknown) => Promise<unknown>;
}

declare module "fastify" {
  interface FastifyInstance {
    /** The calls that only read and answer with a value, by name. */
    readingCalls: Map<CallName, ReadingCall>;
    /** Whether each answer in process is held against its contract. */
    holdsAnswers: boolean;
  }
}

/** Keeps the calls that pages may make in process. `holdsAnswers`: as tests do, for the answers cost their serialising then. */
export const inProcessCalls = fastifyPlugin(
  async (app: FastifyInstance, options: { holdsAnswers: boolean }) => {
    app.decorate("readingCalls", new Map());
    app.decorate("holdsAnswers", options.holdsAnswers);
  },
);

/** Who asks in process: the visitor of a page, or nobody where a page is made for all guests. */
export interface Asker extends Visitor {
  actor: Actor | undefined;
  log: FastifyRequest["log"];
}

/**
 * The API for the loaders of a page: the handlers of the same calls, as functions. Who may call is asked as for a request, and
 * the input is read by the same schemas, for it comes from an address; the answer is the handler's own value, which is
 * neither serialised nor stripped, so nobody may change it and a contract must say all of it. Refusals are those of a
 * request, as `ApiError`. What a call changes a page cannot ask for.
 */
export function inProcessApi(app: FastifyInstance, asker: Asker): Api {
  const ask = async (name: CallName, input: { params?: object; query?: object } = {}) => {
    const call = app.readingCalls.get(name);
    if (!call) throw new Error(`A page cannot be made of ${name}: it does more than read`);
    const { shape, handler } = call;
    try {
      if (shape.policy === "user") actorOf(asker);
      // Their token is in the browser alone: those pages are filled there.
      if (shape.policy === "administrator") throw new AppError("admin.required");
      const params = shape.params && read(shape.params, input.params, "params");
      // As an address has it: lists by repetition, everything a text.
      const query =
        shape.query && read(shape.query, parseQueryString(queryString(input.query)), "querystring");
      const actor = asker.actor && actingIn(asker.actor, shape.staff);
      const answer = await handler({ params, query, actor, request: asker });
      if (app.holdsAnswers && shape.answer) holdAnswer(name, shape.answer, freeze(answer));
      return answer;
    } catch (error) {
      const { status, body } = refusalOf(error, { ...asker, administrator: undefined });
      throw new ApiError(status, body);
    }
  };
  return ask as Api;
}

/** Throws for an answer that says more, or anything else, than its contract: a browser that asked would be told otherwise. */
function holdAnswer(name: string, shape: $ZodType, answer: unknown): void {
  const asJson = (value: unknown) => JSON.parse(JSON.stringify(value));
  if (!isDeepStrictEqual(asJson(encode(shape, answer)), asJson(answer)))
    throw new Error(`${name} answers with something else than its contract says`);
}
