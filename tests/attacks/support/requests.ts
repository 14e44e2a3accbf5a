import type { InjectOptions } from "fastify";
import type { Operation, Schema } from "./description.ts";
import { spelled } from "./hostile.ts";
import { sampleOf } from "./sample.ts";

/** An ordinary request of an operation, from which hostile ones are made by changing one thing. */
export interface Ordinary {
  params: Record<string, string>;
  query: Record<string, string>;
  headers: Record<string, string>;
  /** Several where the body may be one of several things. */
  bodies: unknown[];
  /** A whole body of several parts, with its type in `headers`. */
  file?: Buffer;
}

export interface Changed {
  params?: Record<string, string>;
  /** The query as it is sent, after the question mark. */
  query?: string;
  headers?: Record<string, string>;
  payload?: string | Buffer;
}

export const queryOf = (query: Record<string, string>) =>
  Object.entries(query)
    .map(([name, value]) => `${name}=${spelled(value)}`)
    .join("&");

/** A whole request from an ordinary one and what is different. */
export function requestOf(operation: Operation, ordinary: Ordinary, changed: Changed = {}): InjectOptions {
  const params = { ...ordinary.params, ...changed.params };
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name) => params[name] ?? "x");
  const query = changed.query ?? queryOf(ordinary.query);
  const [first] = ordinary.bodies;
  const payload =
    changed.payload ?? ordinary.file ?? (first === undefined ? undefined : JSON.stringify(first));
  return {
    method: operation.method as "GET",
    url: query ? `${path}?${query}` : path,
    headers: {
      ...(payload !== undefined && { "content-type": "application/json" }),
      ...ordinary.headers,
      ...changed.headers,
    },
    ...(payload !== undefined && { payload }),
  };
}

/** The ordinary value of every parameter that is needed, for what a test does not name itself. */
export function ordinaryOf({ parameters, body }: Operation, given: Partial<Ordinary> = {}): Ordinary {
  const needed = (place: string) =>
    Object.fromEntries(
      parameters
        .filter((one) => one.in === place && one.required)
        .map(({ name, schema }) => [name, String(sampleOf(schema))]),
    );
  const kinds = body?.schema.oneOf ?? body?.schema.anyOf ?? (body ? [body.schema] : []);
  return {
    params: { ...needed("path"), ...given.params },
    query: { ...needed("query"), ...given.query },
    headers: { ...needed("header"), ...given.headers },
    bodies: given.bodies ?? (body?.type === "application/json" ? kinds.map(sampleOf) : []),
    ...(given.file && { file: given.file }),
  };
}

/** Every field of a body, at any depth: where it is, and its schema. */
export function* fieldsOf(
  schema: Schema,
  at: (string | number)[] = [],
): Generator<{ at: (string | number)[]; schema: Schema }> {
  if (at.length > 0) yield { at, schema };
  for (const one of schema.anyOf ?? []) yield* fieldsWithin(one, at);
  yield* fieldsWithin(schema, at);
}
function* fieldsWithin(schema: Schema, at: (string | number)[]): ReturnType<typeof fieldsOf> {
  for (const [name, field] of Object.entries(schema.properties ?? {})) yield* fieldsOf(field, [...at, name]);
  for (const [index, item] of (schema.prefixItems ?? []).entries()) yield* fieldsOf(item, [...at, index]);
  if (schema.items) yield* fieldsOf(schema.items, [...at, 0]);
}

/** A copy of a value with one place in it changed; what stands in the way of the place is made. */
export function changedAt(value: unknown, [first, ...rest]: (string | number)[], to: unknown): unknown {
  if (first === undefined) return to;
  if (typeof first === "number") {
    const copy: unknown[] = Array.isArray(value) ? [...value] : [];
    copy[first] = changedAt(copy[first], rest, to);
    return copy;
  }
  const copy: Record<string, unknown> = value && typeof value === "object" ? { ...value } : {};
  if (to === undefined && rest.length === 0) delete copy[first];
  else copy[first] = changedAt(copy[first], rest, to);
  return copy;
}
