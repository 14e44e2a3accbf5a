import type { RouteOptions } from "fastify";
import { type ErrorCode, statusOf } from "#errors";

type Document = Record<string, unknown>;
interface Operation {
  responses?: Record<string, unknown>;
  security?: unknown[];
}
interface Described {
  components?: Document;
  paths?: Record<string, Record<string, Operation>>;
}

const errorShape = {
  type: "object",
  required: ["statusCode", "error", "code", "message"],
  properties: {
    statusCode: { type: "integer" },
    error: { type: "string", description: "The HTTP phrase" },
    code: { type: "string", description: "Stable and dotted", enum: Object.keys(statusOf) },
    message: { type: "string", description: "In the visitor's language" },
    errors: {
      type: "object",
      additionalProperties: { type: "string" },
      description: "Field → what is wrong with it, in the visitor's language",
    },
  },
} as const;

/** What every call of a policy, and every one with input, may be refused with besides what its contract says. */
function refusalsOf({ config, schema }: RouteOptions): ErrorCode[] {
  const { policy, refuses = [] } = config ?? {};
  return [
    ...(schema?.body || schema?.params || schema?.querystring ? (["request.invalid"] as const) : []),
    ...(policy === "user" ? (["auth.required"] as const) : []),
    ...refuses,
  ];
}

/** Adds to a described API who may make which call, and how each is refused. `routes` are by `GET /api/cars/{id}`. */
export function describeRefusals<T extends object>(
  openapi: T,
  routes: ReadonlyMap<string, RouteOptions>,
  cookieName: string,
): T {
  const document: Described = openapi;
  document.components = {
    ...document.components,
    schemas: { ...(document.components?.schemas as Document), Error: errorShape },
    securitySchemes: { session: { type: "apiKey", in: "cookie", name: cookieName } },
  };
  for (const [path, operations] of Object.entries(document.paths ?? {})) {
    for (const [method, operation] of Object.entries(operations)) {
      const route = routes.get(`${method.toUpperCase()} ${path}`);
      if (!route) continue;
      if (route.config?.policy === "user") operation.security = [{ session: [] }];
      const byStatus = Map.groupBy(refusalsOf(route), (code) => statusOf[code]);
      for (const [status, codes] of byStatus) {
        operation.responses = { ...operation.responses, [status]: refusal(codes) };
      }
    }
  }
  return openapi;
}

const refusal = (codes: readonly ErrorCode[]) => ({
  description: [...new Set(codes)].map((code) => `\`${code}\``).join(", "),
  content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
});
