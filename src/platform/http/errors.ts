import { STATUS_CODES } from "node:http";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { AppError, type ErrorCode, type FieldErrors, statusOf } from "#errors";
import type { Translate } from "#i18n/translate.ts";
import { isAway } from "../db/away.ts";
import { StorageAway } from "../storage/storage.ts";
import { failurePage } from "./failure-page.ts";
import { InvalidInput } from "./validation.ts";
import { type FieldCode, wordIssue } from "./word-issue.ts";

const codeOfStatus: Record<number, ErrorCode> = {
  400: "request.malformed",
  404: "route.not_found",
  413: "request.too_large",
  415: "request.unsupported_type",
  429: "request.too_many",
  503: "server.busy",
};

interface ErrorAnswer {
  statusCode: number;
  error: string;
  code: string;
  message: string;
  errors?: Record<string, string>;
}

function answer(status: number, code: ErrorCode, t: Translate, fields?: Record<string, string>): ErrorAnswer {
  const body: ErrorAnswer = {
    statusCode: status,
    error: STATUS_CODES[status] ?? "Error",
    code,
    message: t(`errors.${code}`),
  };
  if (fields) body.errors = fields;
  return body;
}

/** A verb's refusals of fields, which are codes, in words. */
const wordFields = (fields: FieldErrors, t: Translate) =>
  Object.fromEntries(
    Object.entries(fields).map(([field, code]) => [field, t(`errors.${code as FieldCode}`)]),
  );

/** Turns whatever a handler throws into the one error shape; only faults of ours are logged with their stack. */
export const errorHandling = fastifyPlugin(async (app: FastifyInstance) => {
  app.setErrorHandler(
    (error: FastifyError | AppError | InvalidInput, request: FastifyRequest, reply: FastifyReply) => {
      const t = request.t;
      if (error instanceof InvalidInput) {
        const fields: Record<string, string> = {};
        for (const issue of error.issues) {
          const keys = issue.code === "unrecognized_keys" ? issue.keys : [String(issue.path[0] ?? "")];
          for (const key of keys) fields[key] ??= wordIssue(issue, t, request.language);
        }
        return reply.code(400).send(answer(400, "request.invalid", t, fields));
      }
      if (error instanceof AppError) {
        noteRefusal(error, request);
        if (error.retryAfterSeconds) reply.header("retry-after", error.retryAfterSeconds);
        if (!error.fields && !error.facts) return refuse(request, reply, error.code);
        const fields = error.fields && wordFields(error.fields, t);
        return reply
          .code(error.status)
          .send({ ...error.facts, ...answer(error.status, error.code, t, fields) });
      }
      if (isAway(error)) {
        request.log.warn(
          { code: (error as FastifyError).code, reason: error.message },
          "the database is busy or away",
        );
        return refuse(request, reply.header("retry-after", "2"), "server.busy");
      }
      if (error instanceof StorageAway) {
        request.log.warn({ reason: error.message }, "the store of files is away");
        return refuse(request, reply.header("retry-after", "5"), "server.busy");
      }
      const status = error.statusCode ?? 500;
      const known = status < 500 || status === 503 ? codeOfStatus[status] : undefined;
      if (known) {
        if (status === 503) reply.header("retry-after", "2");
        return refuse(request, reply, known);
      }
      if (status < 500) return reply.code(400).send(answer(400, "request.malformed", t));
      request.log.error({ err: error }, "a request failed");
      return refuse(request, reply, "server.failed");
    },
  );
});

/** Who was not let in: nobody known, the wrong one, one who is locked out or asks too often. */
const refusalsToNote = new Set([401, 403, 423, 429]);

/** Writes down who was refused what, for anyone who looks into an attack: ids, never what was typed. */
function noteRefusal({ status, code }: AppError, { log, actor, administrator }: FastifyRequest): void {
  if (!refusalsToNote.has(status)) return;
  log.info({ code, user: actor?.id, administrator: administrator?.id }, "a request was refused");
}

/** Refuses a call with the error shape, and a visitor who asked for a page with a page that says the same. */
function refuse(request: FastifyRequest, reply: FastifyReply, code: ErrorCode): FastifyReply {
  const status = statusOf[code];
  const forPerson = !request.url.startsWith("/api/") && request.headers.accept?.includes("text/html");
  if (!forPerson) return reply.code(status).send(answer(status, code, request.t));
  const page = failurePage(request.language, request.theme, request.t, code);
  return reply.code(status).type("text/html; charset=utf-8").header("cache-control", "no-store").send(page);
}

/** The answer for an address that nothing serves. */
export function notFound(request: FastifyRequest, reply: FastifyReply) {
  return refuse(request, reply, "route.not_found");
}

/** The answer for a request that could not be read at all. */
export function unreadable(reply: FastifyReply, t: Translate) {
  return reply.code(400).send(answer(400, "request.malformed", t));
}
