import type { FastifyInstance, FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { fromPrimary } from "../db/replica/from-primary.ts";
import type { Replica } from "../db/replica/replica.ts";

/** Longer than a replica may be behind and still be read. */
const keptSeconds = 5;

/**
 * A visitor who changed something reads it back although there is a replica: an answer to a change brings a cookie that lasts some
 * seconds, and requests that bring it are read from the primary, as changes are themselves. The browser counts the seconds, so
 * no two clocks have to agree. The cookie is not signed: a forged one makes its visitor read the primary, no more.
 */
export const ownWrites = fastifyPlugin(
  async (
    app: FastifyInstance,
    { replica, publicUrl }: { replica: Replica | undefined; publicUrl: string },
  ) => {
    if (!replica) return;
    const secure = publicUrl.startsWith("https:");
    const name = secure ? "__Host-written" : "written";

    // The last hook before handlers: what came earlier, such as reading a body, may have left the context of the request.
    app.addHook("preHandler", (request, _reply, done) => {
      if (isChange(request) || request.cookies[name] !== undefined) fromPrimary(done);
      else done();
    });

    app.addHook("onSend", async (request, reply) => {
      const refused = reply.statusCode >= 400 && reply.statusCode < 500;
      if (!isChange(request) || refused || request.routeOptions.config.anonymous) return;
      reply.setCookie(name, "1", {
        path: "/",
        httpOnly: true,
        sameSite: "lax",
        secure,
        maxAge: keptSeconds,
      });
    });
  },
);

const isChange = ({ method }: FastifyRequest) => !["GET", "HEAD", "OPTIONS"].includes(method);
