import type { FastifyInstance, RouteOptions } from "fastify";
import fastifyPlugin from "fastify-plugin";
import type { Policy } from "./contract.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** Every route of the application: its method, its address, who may call it. */
    routePolicies: { method: string; url: string; policy: Policy }[];
  }
}

/** Refuses to start while a route does not say who may call it: a forgotten check must not look like a public page. */
export const policies = fastifyPlugin(async (app: FastifyInstance) => {
  const routes: RouteOptions[] = [];
  app.decorate("routePolicies", []);
  app.addHook("onRoute", (route) => {
    routes.push(route);
  });
  app.addHook("onReady", async () => {
    for (const { method, url, config } of routes) {
      const policy = config?.policy;
      if (!policy) throw new Error(`The route ${method} ${url} does not say who may call it`);
      for (const one of [method].flat()) app.routePolicies.push({ method: one, url, policy });
    }
  });
});

/** For plugins that bring routes of their own: everything they add is public. */
export function publicScope(scope: FastifyInstance): void {
  scope.addHook("onRoute", (route) => {
    route.config = { ...route.config, policy: "public" };
  });
}
