import type { FastifySchemaCompiler } from "fastify";
import { type $ZodError, type $ZodIssue, type $ZodType, safeParse } from "zod/v4/core";

export type Issue = $ZodIssue;

/** Input that its schema refused; the error handler words the issues in the visitor's language. */
export class InvalidInput extends Error {
  readonly statusCode = 400;
  readonly issues: readonly Issue[];

  constructor(error: $ZodError) {
    super("invalid input");
    this.issues = error.issues;
  }
}

export const compileValidator: FastifySchemaCompiler<$ZodType> =
  ({ schema }) =>
  (data) => {
    // reportInput lets the handler tell "missing" from "of the wrong type"; the input itself is never echoed.
    const parsed = safeParse(schema, data, { reportInput: true });
    return parsed.success ? { value: parsed.data } : { error: new InvalidInput(parsed.error) };
  };
