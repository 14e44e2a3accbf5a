import type { RouteOptions } from "fastify";
import { type ErrorCode, statusOf } from "#errors";
import { staffRoles } from "./actor.ts";
import { keyHours } from "./idempotency.ts";

type Document = Record<string, unknown>;
interface Operation {
  responses?: Record<string, unknown>;
  security?: unknown[];
  requestBody?: unknown;
  parameters?: unknown[];
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

const forKeys = ["key.required", "key.wrong_scope", "request.too_many"] as const;
const forAdministrators = ["admin.required", "admin.forbidden", "admin.two_factor_required"] as const;

/** What comes before any rule of a call that changes something: whose page sends it, and whether its body can be read. */
const ofChanges = [
  "request.foreign_origin",
  "request.malformed",
  "request.too_large",
  "request.unsupported_type",
] as const;

/** What every call of a policy, and every one with input, may be refused with besides what its contract says. */
function refusalsOf({ config, schema, method, url }: RouteOptions): ErrorCode[] {
  const { policy, staff, takesFile, once, refuses = [] } = config ?? {};
  const takesInput = schema?.body || schema?.params || schema?.querystring || takesFile;
  return [
    ...(takesInput ? (["request.invalid"] as const) : []),
    ...(method === "GET" ? [] : ofChanges),
    // A part of an address that is longer than any of ours.
    ...(url.includes(":") ? (["route.not_found"] as const) : []),
    ...(once ? (["request.key_invalid", "request.key_reused"] as const) : []),
    ...(policy === "user" ? (["auth.required"] as const) : []),
    ...(staff && staffRoles.some((role) => role !== "owner" && !staff.includes(role))
      ? (["staff.not_allowed"] as const)
      : []),
    ...(policy === "key" ? forKeys : []),
    ...(policy === "administrator" ? forAdministrators : []),
    ...refuses,
  ];
}

/** Adds to a described API what schemas do not say: who may make which call, how each is refused, files and keys. `routes` are by `GET /api/cars/{id}`. */
export function describeRefusals<T extends object>(
  openapi: T,
  routes: ReadonlyMap<string, RouteOptions>,
  cookieName: string,
): T {
  const document: Described = openapi;
  document.components = {
    ...document.components,
    schemas: { ...(document.components?.schemas as Document), Error: errorShape },
    securitySchemes: {
      session: { type: "apiKey", in: "cookie", name: cookieName },
      key: { type: "http", scheme: "bearer", description: "A key of POST /api/keys, `mw_live_…`" },
      administrator: { type: "http", scheme: "bearer", description: "The token of POST /api/admin/login" },
    },
  };
  for (const [path, operations] of Object.entries(document.paths ?? {})) {
    for (const [method, operation] of Object.entries(operations)) {
      const route = routes.get(`${method.toUpperCase()} ${path}`);
      if (!route) continue;
      if (route.config?.policy === "user") operation.security = [{ session: [] }];
      if (route.config?.policy === "key") operation.security = [{ key: [] }];
      if (route.config?.policy === "administrator") operation.security = [{ administrator: [] }];
      if (route.config?.takesFile) operation.requestBody = fileBody;
      if (route.config?.once) operation.parameters = [...(operation.parameters ?? []), idempotencyKey];
      const byStatus = Map.groupBy(refusalsOf(route), (code) => statusOf[code]);
      for (const [status, codes] of byStatus) {
        operation.responses = { ...operation.responses, [status]: refusal(codes) };
      }
    }
  }
  return openapi;
}

const fileBody = {
  required: true,
  content: {
    "multipart/form-data": {
      schema: {
        type: "object",
        required: ["file"],
        properties: { file: { type: "string", format: "binary" } },
      },
    },
  },
} as const;

const idempotencyKey = {
  in: "header",
  name: "Idempotency-Key",
  required: false,
  schema: { type: "string", minLength: 1, maxLength: 200, pattern: "^[!-~]+$" },
  description: `The same request under the same key is done once, and answered as the first was for ${keyHours} hours`,
} as const;

const refusal = (codes: readonly ErrorCode[]) => ({
  description: [...new Set(codes)].map((code) => `\`${code}\``).join(", "),
  content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
});
