import { STATUS_CODES } from "node:http";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { AppError, type ErrorCode, type FieldErrors, statusOf } from "#errors";
import type { Translate } from "#i18n/translate.ts";
import { isAway } from "../db/away.ts";
import { StorageAway } from "../storage/storage.ts";
import { failurePage } from "./failure-page.ts";
import { InvalidInput } from "./validation.ts";
import type { Visitor } from "./visitor.ts";
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
  code: ErrorCode;
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

/** Who is refused, and where that is written down. */
type Refused = Visitor & Pick<FastifyRequest, "actor" | "administrator" | "log">;

interface Refusal {
  status: number;
  body: ErrorAnswer;
  retryAfterSeconds?: number;
}

/** What a visitor hears of whatever a handler threw, in the one error shape; only faults of ours are logged with their stack. */
export function refusalOf(error: unknown, visitor: Refused): Refusal {
  const { t, log } = visitor;
  const refusal = (code: ErrorCode, retryAfterSeconds?: number): Refusal => ({
    status: statusOf[code],
    body: answer(statusOf[code], code, t),
    ...(retryAfterSeconds && { retryAfterSeconds }),
  });
  if (error instanceof InvalidInput) {
    const fields: Record<string, string> = {};
    for (const issue of error.issues) {
      const keys = issue.code === "unrecognized_keys" ? issue.keys : [String(issue.path[0] ?? "")];
      for (const key of keys) fields[key] ??= wordIssue(issue, t, visitor.language);
    }
    return { status: 400, body: answer(400, "request.invalid", t, fields) };
  }
  if (error instanceof AppError) {
    noteRefusal(error, visitor);
    const { body, ...rest } = refusal(error.code, error.retryAfterSeconds);
    const errors = error.fields && { errors: wordFields(error.fields, t) };
    return { ...rest, body: { ...error.facts, ...body, ...errors } };
  }
  const { code, message, statusCode: status = 500 } = error as FastifyError;
  if (isAway(error)) {
    log.warn({ code, reason: message }, "the database is busy or away");
    return refusal("server.busy", 2);
  }
  if (error instanceof StorageAway) {
    log.warn({ reason: message }, "the store of files is away");
    return refusal("server.busy", 5);
  }
  const known = status < 500 || status === 503 ? codeOfStatus[status] : undefined;
  if (known) return refusal(known, status === 503 ? 2 : undefined);
  if (status < 500) return { status: 400, body: answer(400, "request.malformed", t) };
  log.error({ err: error }, "a request failed");
  return refusal("server.failed");
}

/** Answers whatever a handler throws. A refusal is kept by nobody, whatever the success would have been. */
export const errorHandling = fastifyPlugin(async (app: FastifyInstance) => {
  app.setErrorHandler((error, request: FastifyRequest, reply: FastifyReply) => {
    if (reply.raw.destroyed && isCutOff(error)) {
      request.log.debug({ reason: (error as Error).message }, "a request was cut off");
      return reply.hijack();
    }
    const refusal = refusalOf(error, request);
    reply.removeHeader("etag").header("cache-control", "no-store");
    return refuse(request, reply, refusal);
  });
});

/** What comes of a visitor's leaving: work that was stopped for it, a body that ends in the middle. A fault stays one. */
export function isCutOff(error: unknown): boolean {
  const { name, code } = error as Partial<FastifyError>;
  return name === "AbortError" || cutOffCodes.has(code ?? "");
}
const cutOffCodes = new Set(["ECONNRESET", "ERR_STREAM_PREMATURE_CLOSE", "FST_MP_PREMATURE_CLOSE"]);

/** Who was not let in: nobody known, the wrong one, one who is locked out or asks too often. */
const refusalsToNote = new Set([401, 403, 423, 429]);

/** Writes down who was refused what, for anyone who looks into an attack: ids, never what was typed. */
function noteRefusal({ status, code }: AppError, { log, actor, administrator }: Refused): void {
  if (!refusalsToNote.has(status)) return;
  log.info({ code, user: actor?.id, administrator: administrator?.id }, "a request was refused");
}

/** Refuses a call with the error shape, and a visitor who asked for a page with a page that says the same. */
function refuse(request: FastifyRequest, reply: FastifyReply, { status, body, retryAfterSeconds }: Refusal) {
  if (retryAfterSeconds) reply.header("retry-after", retryAfterSeconds);
  const forPerson = !request.url.startsWith("/api/") && request.headers.accept?.includes("text/html");
  if (!forPerson) return reply.code(status).send(body);
  const page = failurePage(request.language, request.theme, request.t, body.code);
  return reply.code(status).type("text/html; charset=utf-8").header("cache-control", "no-store").send(page);
}

/** The answer for an address that nothing serves. */
export function notFound(request: FastifyRequest, reply: FastifyReply) {
  return refuse(request, reply, { status: 404, body: answer(404, "route.not_found", request.t) });
}

/** The answer for a request that could not be read at all. */
export function unreadable(reply: FastifyReply, t: Translate) {
  return reply.code(400).send(answer(400, "request.malformed", t));
}
