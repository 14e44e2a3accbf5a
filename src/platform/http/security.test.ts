import { createHash } from "node:crypto";
import Fastify from "fastify";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../tests/support/app.ts";
import { security } from "./security.ts";

const { app } = await testApp();
const { app: secure } = await testApp({ env: { PUBLIC_URL: "https://market.example" } });

describe("every answer", () => {
  it.each(["/healthz", "/api/site", "/api/nothing", "/robots.txt", "/api/docs/", "/media/x/y"])(
    "%s has the headers of the whole site, also where it refuses",
    async (url) => {
      const { headers } = await secure.inject(url);
      const csp = String(headers["content-security-policy"]).split(";");
      const scripts = csp.find((directive) => directive.startsWith("script-src"));
      expect(scripts).toMatch(/^script-src 'self'( 'sha256-[\w+/]{43}=')*$/);
      expect(csp).toEqual(
        expect.arrayContaining([
          "default-src 'self'",
          "object-src 'none'",
          "base-uri 'none'",
          "form-action 'self'",
          "frame-ancestors 'none'",
          "upgrade-insecure-requests",
        ]),
      );
      expect(headers).toMatchObject({
        "strict-transport-security": "max-age=31536000; includeSubDomains",
        "x-frame-options": "DENY",
        "x-content-type-options": "nosniff",
        "referrer-policy": "strict-origin-when-cross-origin",
        "permissions-policy": "camera=(self), microphone=(), geolocation=(self), payment=()",
        "cross-origin-opener-policy": "same-origin",
      });
      expect(headers).not.toHaveProperty("x-powered-by");
      expect(headers).not.toHaveProperty("access-control-allow-origin");
    },
  );

  it("binds nobody to https where the market is not served by it", async () => {
    const { headers } = await app.inject("/healthz");
    expect(headers).not.toHaveProperty("strict-transport-security");
    expect(headers["content-security-policy"]).not.toContain("upgrade-insecure-requests");
  });
});

it("spares the files of the build the headers that only documents heed", async () => {
  const files = Fastify();
  await files.register(security, { publicUrl: "https://market.example", development: false });
  files.get("/assets/frame.js", async () => "export {};");
  const { headers } = await files.inject("/assets/frame.js");
  expect(headers).not.toHaveProperty("content-security-policy");
  expect(headers).toMatchObject({
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
    "strict-transport-security": "max-age=31536000; includeSubDomains",
  });
});

it("lets the reader of the calls start by its own scripts alone", async () => {
  const { headers, body } = await app.inject("/api/docs/");
  const policy = String(headers["content-security-policy"]);
  const scripts = [...body.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)];
  expect(scripts.length).toBeGreaterThan(1);
  for (const [, attributes = "", text = ""] of scripts) {
    if (/\ssrc=/.test(attributes)) expect(attributes).toMatch(/src="(?!https?:|\/\/)/);
    else expect(policy).toContain(`'sha256-${createHash("sha256").update(text).digest("base64")}'`);
  }
});

describe("a state change", () => {
  const methods = ["POST", "PUT", "PATCH", "DELETE"] as const;
  it.each(methods)(
    "by %s is refused to another site's page, before anything else is looked at",
    async (method) => {
      for (const origin of [
        "https://evil.example",
        "null",
        "https://market.example.evil.example",
        "not an origin",
      ]) {
        const answer = await secure.inject({
          method,
          url: "/api/auth/user",
          headers: { origin, host: "market.example" },
          payload: "{",
        });
        expect([answer.statusCode, answer.json().code]).toEqual([403, "request.foreign_origin"]);
      }
      for (const origin of ["https://market.example", undefined]) {
        const answer = await secure.inject({
          method,
          url: "/api/auth/user",
          headers: { host: "market.example", ...(origin && { origin }) },
        });
        expect(answer.statusCode).not.toBe(403);
      }
    },
  );
});

describe("the description of the calls", () => {
  interface Operation {
    security?: object[];
    responses: Record<string, { description: string }>;
    parameters?: { in: string; name: string }[];
    requestBody?: { content: Record<string, { schema: { properties: object } }> };
  }
  type Paths = Record<string, Record<string, Operation>>;
  it("is the same from every application of a process", async () => {
    const [first, second] = [await app.inject("/openapi.json"), await secure.inject("/openapi.json")];
    expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
    expect(Object.keys(second.json().paths)).toEqual(Object.keys(first.json().paths));
  });

  it("says who may make each, by what, and how it is refused", async () => {
    const described = (await secure.inject("/openapi.json")).json<{
      paths: Paths;
      components: { schemas: object; securitySchemes: object };
    }>();
    expect(described.components.securitySchemes).toEqual({
      session: { type: "apiKey", in: "cookie", name: "__Host-session" },
      key: { type: "http", scheme: "bearer", description: "A key of POST /api/keys, `mw_live_…`" },
      administrator: { type: "http", scheme: "bearer", description: "The token of POST /api/admin/login" },
    });
    const proofs = {
      user: [{ session: [] }],
      key: [{ key: [] }],
      administrator: [{ administrator: [] }],
    };
    expect(described.components.schemas).toHaveProperty("Error");
    for (const { method, url, policy } of secure.routePolicies) {
      const operation = described.paths[url.replace(/:(\w+)/g, "{$1}")]?.[method.toLowerCase()];
      if (!operation) continue;
      expect(operation.security).toEqual(proofs[policy as keyof typeof proofs]);
      expect(operation.responses["401"] !== undefined || policy === "public").toBe(true);
    }
    const refusals = Object.entries(described.paths["/api/auth/login"]?.post?.responses ?? {})
      .filter(([status]) => Number(status) >= 400)
      .map(([status, { description }]) => [status, description]);
    expect(refusals).toEqual([
      ["400", "`request.invalid`, `request.malformed`"],
      ["401", "`auth.wrong_credentials`"],
      ["403", "`request.foreign_origin`, `auth.suspended`, `auth.banned`"],
      ["413", "`request.too_large`"],
      ["415", "`request.unsupported_type`"],
      ["423", "`auth.locked`"],
      ["503", "`server.busy`"],
    ]);
  });

  it("says which of them bring a file, which are done once under a key, and what else refuses them", async () => {
    const { paths } = (await secure.inject("/openapi.json")).json<{ paths: Paths }>();
    const operations = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ call: `${method} ${path}`, operation })),
    );
    const callsWhere = (holds: (operation: Operation) => boolean) =>
      operations.filter(({ operation }) => holds(operation)).map(({ call }) => call);
    expect(
      callsWhere(({ parameters = [] }) =>
        parameters.some(({ name }) => name === "Idempotency-Key"),
      ).toSorted(),
    ).toEqual([
      "post /api/admin/costs",
      "post /api/admin/emails",
      "post /api/admin/feedback/{id}/reply",
      "post /api/admin/messages",
      "post /api/admin/notifications",
      "post /api/admin/subscription-plans",
      "post /api/auth/register",
      "post /api/cars",
      "post /api/cars/{id}/report",
      "post /api/comparisons",
      "post /api/contact",
      "post /api/conversations",
      "post /api/conversations/{id}/messages",
      "post /api/conversations/{id}/offers",
      "post /api/dealers/me/import",
      "post /api/offers/{id}/counter",
      "post /api/saved-searches",
      "post /api/staff",
      "post /api/stock/photos",
      "post /api/subscription/bonus-feature",
      "post /api/subscription/upgrade",
      "post /api/uploads",
      "post /api/users/register-dealership",
    ]);
    const file = { type: "string", format: "binary" };
    expect(
      callsWhere(({ requestBody }) => {
        const { schema } = requestBody?.content["multipart/form-data"] ?? {};
        return JSON.stringify(schema?.properties) === JSON.stringify({ file });
      }).toSorted(),
    ).toEqual([
      "post /api/cars/{id}/papers",
      "post /api/conversations/{id}/photos",
      "post /api/dealers/me/import",
      "post /api/inspections/{id}/photos",
      "post /api/payments/{orderId}/receipt",
      "post /api/stock/photos",
      "post /api/uploads",
      "post /api/users/dealership/documents",
      "post /api/verification/document",
      "put /api/admin/messages/{id}/attachment",
      "put /api/auth/picture",
      "put /api/dealers/me/imports/{id}/photos",
    ]);
    const refusedBy = (path: string, method: string) =>
      Object.keys(paths[path]?.[method]?.responses ?? {}).filter((status) => Number(status) >= 400);
    expect(refusedBy("/api/auth/picture", "put")).toEqual(["400", "401", "403", "413", "415", "429", "503"]);
    expect(refusedBy("/api/auth/reset-password", "post")).toEqual(["400", "403", "413", "415", "503"]);
    expect(refusedBy("/api/auth/account", "delete")).toEqual([
      "400",
      "401",
      "403",
      "413",
      "415",
      "423",
      "503",
    ]);
    expect(refusedBy("/api/auth/export", "get")).toEqual(["401", "429"]);
    expect(refusedBy("/api/auth/register", "post")).toEqual([
      "400",
      "403",
      "409",
      "413",
      "415",
      "429",
      "503",
    ]);
  });
});
