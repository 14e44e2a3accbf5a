/**
 * Every error the product answers with on purpose: its code, and the HTTP status that goes with it. The code is a
 * key of the `errors` messages in both languages, so a new one does not compile until it is worded in each.
 */
export const statusOf = {
  "request.invalid": 400,
  "request.malformed": 400,
  "request.foreign_origin": 403,
  "request.unsupported_type": 415,
  "request.too_large": 413,
  "request.too_many": 429,
  "route.not_found": 404,
  "listing.not_found": 404,
  "listing.gone": 410,
  "server.busy": 503,
  "server.failed": 500,
} as const;

export type ErrorCode = keyof typeof statusOf;

/** Field → code of what is wrong with it, worded at the edge in the visitor's language. */
export type FieldErrors = Record<string, string>;

/** A refusal that the visitor is meant to read. Anything else that is thrown is a fault and answers 500. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: FieldErrors | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, details: { fields?: FieldErrors; retryAfterSeconds?: number } = {}) {
    super(code);
    this.name = "AppError";
    this.code = code;
    this.status = statusOf[code];
    this.fields = details.fields;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}
