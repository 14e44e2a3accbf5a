import swagger from "@fastify/swagger";
import reference from "@scalar/fastify-api-reference";
import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { jsonSchemaTransform } from "fastify-type-provider-zod";
import { publicScope } from "./policies.ts";

/** `/openapi.json` from the routes' own schemas, and its reader at `/api/docs`. */
export const openapi = fastifyPlugin(async (app: FastifyInstance, options: { publicUrl: string }) => {
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
    },
    transform: jsonSchemaTransform,
  });
  app.get("/openapi.json", { schema: { hide: true }, config: { policy: "public" } }, async () =>
    app.swagger(),
  );
  await app.register(async (scope) => {
    publicScope(scope);
    await scope.register(reference, {
      routePrefix: "/api/docs",
      configuration: {
        url: "/openapi.json",
        telemetry: false,
        withDefaultFonts: false,
        agent: { disabled: true },
      },
    });
  });
});
