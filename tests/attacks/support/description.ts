import type { FastifyInstance } from "fastify";

/** A JSON Schema, as far as the description of the API uses it. */
export interface Schema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minItems?: number;
  maxItems?: number;
  items?: Schema | false;
  prefixItems?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  anyOf?: Schema[];
  oneOf?: Schema[];
}

interface Parameter {
  in: "path" | "query" | "header" | "cookie";
  name: string;
  required?: boolean;
  schema: Schema;
}

interface Described {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema?: Schema }> }>;
  security?: Record<string, unknown>[];
}

export interface Operation {
  /** As routes name it: `GET /api/cars/:id`. */
  call: string;
  method: string;
  /** As it is described: `/api/cars/{id}`. */
  path: string;
  parameters: Parameter[];
  /** The body by its only type, where it takes one. */
  body: { type: string; schema: Schema } | undefined;
  responses: Described["responses"];
  policy: "public" | "user" | "key" | "administrator";
}

const policyOf = ({ security = [] }: Described): Operation["policy"] =>
  security.some((one) => "administrator" in one)
    ? "administrator"
    : security.some((one) => "session" in one)
      ? "user"
      : security.some((one) => "key" in one)
        ? "key"
        : "public";

/** Every operation that `/openapi.json` of a running application describes, and the shape of its refusals. */
export async function describedOperations(app: FastifyInstance) {
  const document = (await app.inject("/openapi.json")).json<{
    paths: Record<string, Record<string, Described>>;
    components: { schemas: { Error: Schema } };
  }>();
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]): Operation => {
      const [body] = Object.entries(described.requestBody?.content ?? {});
      return {
        call: `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ":$1")}`,
        method: method.toUpperCase(),
        path,
        parameters: described.parameters ?? [],
        body: body && { type: body[0], schema: body[1].schema },
        responses: described.responses,
        policy: policyOf(described),
      };
    }),
  );
  return { operations, errorShape: document.components.schemas.Error };
}
