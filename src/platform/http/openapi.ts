import swagger from "@fastify/swagger";
import fastify, { type FastifyInstance, type RouteOptions } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { jsonSchemaTransform } from "fastify-type-provider-zod";
import { notFound } from "./errors.ts";
import { allowScripts, sourcesIn } from "./inline-scripts.ts";
import { publicScope } from "./policies.ts";
import { describeRefusals } from "./refusals.ts";

interface Options {
  publicUrl: string;
  /** Of the cookie that signs a user in. */
  sessionCookie: string;
  /** Longer texts, in Markdown, over the calls of a tag. */
  guides?: Readonly<Record<string, string>>;
}

/** `/openapi.json` from the routes' own schemas, and its reader at `/api/docs`. */
export const openapi = fastifyPlugin(async (app: FastifyInstance, options: Options) => {
  const routes = new Map<string, RouteOptions>();
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "Mishwar",
        version: "1",
        description:
          "Cars and motorcycles for sale in Lebanon. Errors are {statusCode, error, code, message, errors?}; " +
          "`message` is in the visitor's language (cookie `language`, else Accept-Language, else Arabic).",
      },
      servers: [{ url: options.publicUrl }],
      tags: Object.entries(options.guides ?? {}).map(([name, description]) => ({ name, description })),
    },
    transform: (document) => {
      const { url, route } = document;
      for (const method of [route.method].flat()) {
        routes.set(`${method} ${url.replace(/:(\w+)/g, "{$1}")}`, route);
      }
      return jsonSchemaTransform(document);
    },
    transformObject: (described) =>
      "openapiObject" in described
        ? describeRefusals(described.openapiObject, routes, options.sessionCookie)
        : described.swaggerObject,
  });
  app.get("/openapi.json", { schema: { hide: true }, config: { policy: "public" } }, async () =>
    app.swagger(),
  );
  await app.register(async (scope) => {
    publicScope(scope);
    // The reader's page starts itself by an inline script.
    scope.addHook("onSend", async (_request, reply, payload) => {
      if (String(reply.getHeader("content-type")).startsWith("text/html"))
        allowScripts(reply, sourcesIn(String(payload)));
      return payload;
    });
    let reader: Promise<FastifyInstance> | undefined;
    for (const url of ["/api/docs", "/api/docs/*"])
      scope.get(url, { schema: { hide: true } }, async (request, reply) => {
        reader ??= startReader();
        const { statusCode, headers, rawPayload } = await (await reader).inject(request.url);
        if (statusCode === 404) return notFound(request, reply);
        const { "content-type": type, location } = headers;
        return reply
          .code(statusCode)
          .headers({ ...(type && { "content-type": type }), ...(location && { location }) })
          .send(rawPayload);
      });
    scope.addHook("onClose", async () => (await reader)?.close());
  });
});

/** The reader is 9 MB of script, which a process would have in memory twice: not before anybody reads. */
async function startReader(): Promise<FastifyInstance> {
  const { default: reference } = await import("@scalar/fastify-api-reference");
  const reader = fastify();
  await reader.register(reference, {
    routePrefix: "/api/docs",
    configuration: {
      url: "/openapi.json",
      telemetry: false,
      withDefaultFonts: false,
      agent: { disabled: true },
    },
  });
  return reader;
}
