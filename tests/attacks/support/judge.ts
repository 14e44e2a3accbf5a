import { tmpdir } from "node:os";
import type { LightMyRequestResponse } from "fastify";
import * as z from "zod";
import type { Operation, Schema } from "./description.ts";

/** What no answer tells, no matter what it was asked: where the code lies, how it failed, what the database was told. */
const secrets: readonly RegExp[] = [
  /\n\s+at .+[:(]\d+/,
  /node_modules/,
  /\b(TypeError|RangeError|ReferenceError|SyntaxError|ZodError|AppError)\b/,
  /syntax error at|violates (unique|check|foreign|not-null)|relation "|column "|operator does not exist/i,
  /\b(select|insert into|update|delete from)\b.+\b(from|where|values|set)\b.+\$\d/i,
  /invalid input syntax|out of range for type|invalid byte sequence/i,
];
const paths = [process.cwd(), tmpdir(), "/proc/", "root:x:0"];

/** Judges answers against the description of the API: returns what is wrong with one, or nothing. */
export function judgeOf(errorShape: Schema) {
  const compiled = new Map<Schema, z.ZodType>();
  const compile = (schema: Schema) => {
    const known = compiled.get(schema);
    if (known) return known;
    const isReference = "$ref" in schema;
    const made = z.fromJSONSchema(
      (isReference ? errorShape : schema) as Parameters<typeof z.fromJSONSchema>[0],
    );
    compiled.set(schema, made);
    return made;
  };

  function shapeFault({ responses }: Operation, answer: LightMyRequestResponse): string | undefined {
    const declared = responses[String(answer.statusCode)];
    // No answer of success is described where there is nothing to say.
    if (!declared) return answer.statusCode === 204 ? undefined : `${answer.statusCode} is not declared`;
    const schema = declared.content?.["application/json"]?.schema;
    const isJson = String(answer.headers["content-type"]).startsWith("application/json");
    if (!schema || !isJson) return answer.statusCode >= 400 ? "a refusal that is no JSON" : undefined;
    const parsed = compile(schema).safeParse(JSON.parse(answer.body));
    return parsed.success ? undefined : `not as declared: ${z.prettifyError(parsed.error).slice(0, 300)}`;
  }

  return (operation: Operation, answer: LightMyRequestResponse): string | undefined => {
    const { statusCode, body, headers } = answer;
    if (statusCode >= 500) return `failed with ${statusCode}`;
    if (headers["x-injected"] !== undefined) return "a header was injected";
    if (statusCode === 204 && body !== "") return "a body where there is none";
    const told = statusCode >= 400 ? secrets.find((one) => one.test(body)) : undefined;
    if (told) return `tells of its inside: ${told.exec(body)?.[0].slice(0, 200)}`;
    const path = paths.find((one) => body.includes(one));
    if (path) return `names a path of the machine: ${path}`;
    return shapeFault(operation, answer);
  };
}

/** What was added to every object, if anything was. */
export function pollution(): string[] {
  const own = Object.getOwnPropertyNames(Object.prototype);
  return own.filter((name) => !knownProperties.has(name));
}
const knownProperties = new Set(Object.getOwnPropertyNames(Object.prototype));
