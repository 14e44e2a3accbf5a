import type { FastifySchemaCompiler } from "fastify";
import { type $ZodError, type $ZodIssue, type $ZodType, safeParse } from "zod/v4/core";

export type Issue = $ZodIssue;

/** Input that its schema refused; the error handler words the issues in the visitor's language. */
export class InvalidInput extends Error {
  readonly statusCode = 400;
  readonly issues: readonly Issue[];

  constructor({ issues }: Pick<$ZodError, "issues">) {
    super("invalid input");
    this.issues = issues;
  }
}

export const compileValidator: FastifySchemaCompiler<$ZodType> =
  ({ schema, httpPart }) =>
  (data) => {
    try {
      return { value: read(schema, data, httpPart) };
    } catch (error) {
      return { error: error as InvalidInput };
    }
  };

/** A part of a request as its schema makes it. Throws `InvalidInput`. */
export function read(schema: $ZodType, data: unknown, httpPart?: string): unknown {
  // reportInput lets the handler tell "missing" from "of the wrong type"; the input itself is never echoed.
  const parsed = safeParse(schema, data, { reportInput: true });
  if (!parsed.success) throw new InvalidInput(parsed.error);
  // An address that nothing can have is one where nothing is: its handler says so.
  if (httpPart === "params") return parsed.data;
  const issues = [...textsNotKept(parsed.data)].map(
    (path): Issue => ({ code: "custom", path, message: "", input: undefined }),
  );
  if (issues.length > 0) throw new InvalidInput({ issues });
  return parsed.data;
}

/**
 * Where a text stands that no column holds, no matter what its schema says: with the character zero, which PostgreSQL refuses, or
 * with half of a character, which it refuses in JSON.
 */
function* textsNotKept(value: unknown, path: PropertyKey[] = []): Generator<PropertyKey[]> {
  if (typeof value === "string") {
    if (value.includes("\0") || !value.isWellFormed()) yield path;
  } else if (Array.isArray(value)) {
    for (const [index, one] of value.entries()) yield* textsNotKept(one, [...path, index]);
  } else if (value !== null && typeof value === "object") {
    for (const [key, one] of Object.entries(value)) {
      if (key.includes("\0") || !key.isWellFormed()) yield path;
      yield* textsNotKept(one, [...path, key]);
    }
  }
}
