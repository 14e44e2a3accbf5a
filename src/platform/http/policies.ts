import type { FastifyInstance, RouteOptions } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { actingIn, actorOf, type StaffRole } from "./actor.ts";
import { type Area, administratorOf } from "./administrator.ts";
import type { Policy } from "./contract.ts";
import { type KeyScope, keyHolderOf } from "./key-holder.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** Every route of the application: its method, its address, who may call it. */
    routePolicies: {
      method: string;
      url: string;
      policy: Policy;
      area?: Area;
      staff?: readonly StaffRole[];
    }[];
  }
}

/** The one call of the administration that is for those who are not signed in yet. */
const signIn = "/api/admin/login";
/** No role enters it: a route without an area never starts, and would be closed if it did. */
const neverEntered = "" as Area;
/** No key has it. */
const neverHeld = "" as KeyScope;

/**
 * Holds every route to who may call it, before its input is looked at, and refuses to start while one does not say so: a
 * forgotten check must not look like a public page.
 */
export const policies = fastifyPlugin(async (app: FastifyInstance) => {
  const routes: RouteOptions[] = [];
  app.decorate("routePolicies", []);
  app.decorateRequest("actor", undefined);
  app.decorateRequest("administrator", undefined);
  app.decorateRequest("keyHolder", undefined);
  app.addHook("onRoute", (route) => {
    routes.push(route);
  });
  // After every onRequest hook, that is after sessions were recognised, and before a body is read.
  app.addHook("preParsing", async (request, reply) => {
    const { policy, area, scope, staff } = request.routeOptions.config;
    if (policy === "user" || policy === "key" || request.administrator)
      reply.header("cache-control", "no-store");
    if (policy === "user") request.actor = actingIn(actorOf(request), staff);
    else if (policy === "key") keyHolderOf(request, scope ?? neverHeld);
    else if (policy === "administrator") administratorOf(request, area ?? neverEntered);
    else if (request.actor) request.actor = actingIn(request.actor, staff);
  });
  app.addHook("onReady", async () => {
    for (const { method, url, config } of routes) {
      const policy = config?.policy;
      if (!policy) throw new Error(`The route ${method} ${url} does not say who may call it`);
      const { area, staff } = config;
      if (policy === "administrator" && !area) throw new Error(`${method} ${url} does not say its area`);
      if (policy === "key" && !config?.scope) throw new Error(`${method} ${url} does not say its scope`);
      if (url.startsWith("/api/admin/") && policy !== "administrator" && url !== signIn) {
        throw new Error(`${method} ${url} is not for administrators alone`);
      }
      for (const one of [method].flat())
        app.routePolicies.push({ method: one, url, policy, ...(area && { area }), ...(staff && { staff }) });
    }
  });
});

/** For plugins that bring routes of their own: everything they add is public, and the same for everybody. */
export function publicScope(scope: FastifyInstance): void {
  scope.addHook("onRoute", (route) => {
    route.config = { ...route.config, policy: "public", anonymous: true };
  });
}
