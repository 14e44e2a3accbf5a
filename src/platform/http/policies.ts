import type { FastifyInstance, RouteOptions } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { actorOf } from "./actor.ts";
import type { Policy } from "./contract.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** Every route of the application: its method, its address, who may call it. */
    routePolicies: { method: string; url: string; policy: Policy }[];
  }
}

/**
 * Holds every route to who may call it, before its input is looked at, and refuses to start while one does not say so: a
 * forgotten check must not look like a public page.
 */
export const policies = fastifyPlugin(async (app: FastifyInstance) => {
  const routes: RouteOptions[] = [];
  app.decorate("routePolicies", []);
  app.decorateRequest("actor", undefined);
  app.addHook("onRoute", (route) => {
    routes.push(route);
  });
  // After every onRequest hook, that is after sessions were recognised, and before a body is read.
  app.addHook("preParsing", async (request, reply) => {
    if (request.routeOptions.config.policy !== "user") return;
    reply.header("cache-control", "no-store");
    actorOf(request);
  });
  app.addHook("onReady", async () => {
    for (const { method, url, config } of routes) {
      const policy = config?.policy;
      if (!policy) throw new Error(`The route ${method} ${url} does not say who may call it`);
      for (const one of [method].flat()) app.routePolicies.push({ method: one, url, policy });
    }
  });
});

/** For plugins that bring routes of their own: everything they add is public, and the same for everybody. */
export function publicScope(scope: FastifyInstance): void {
  scope.addHook("onRoute", (route) => {
    route.config = { ...route.config, policy: "public", anonymous: true };
  });
}
