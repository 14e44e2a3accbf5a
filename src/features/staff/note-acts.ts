import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";
import type { Deps } from "#deps";
import { actOf } from "./acts.ts";
import { noteAct } from "./verbs/note-act.ts";

/**
 * Writes down who did what of a dealership that has staff: of each call with `staff` that changed something, before its answer
 * leaves. Behind the verb, in a statement of its own: a process that dies in between has done it, and nobody reads who did.
 */
export const noteActs = fastifyPlugin(
  async (app: FastifyInstance, { db, clock }: Pick<Deps, "db" | "clock">) => {
    app.addHook("onSend", async (request, reply, payload) => {
      const { actor, method, params, body, routeOptions } = request;
      const isDone = reply.statusCode < 300 && method !== "GET" && method !== "HEAD";
      if (!isDone || !actor?.staff || !routeOptions.config.staff) return payload;
      const told = actOf({
        call: `${method} ${routeOptions.url}`,
        params: params as { id?: string },
        body,
        answer: typeof payload === "string" && payload.startsWith("{") ? JSON.parse(payload) : undefined,
      });
      if (!told) return payload;
      const { id: staffId, dealershipId } = actor.staff;
      try {
        await noteAct(db, { dealershipId, staffId, ...told, at: clock() });
      } catch (error) {
        request.log.error(error, "what staff did was not noted");
      }
      return payload;
    });
  },
);
