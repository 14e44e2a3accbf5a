import type { FastifyInstance, FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { type Need, readingUpTo } from "../db/replica/need.ts";
import type { Replica } from "../db/replica/replica.ts";

/** Longer than a replica may be behind and still be read. */
const keptSeconds = 60;
const wellFormed = /^[0-9a-z]{1,13}$/;
/** Where the log was could not be asked: the primary has it, whatever it was. */
const unknown = "everything";

/**
 * Whoever changed something reads it back, from a replica too: an answer to a change brings a cookie with the place in the
 * log where that change is, and reads that come with it are made where the log has come so far. Changes are handled with
 * the primary alone. The cookie is not signed: a forged one makes its visitor read the primary, no more.
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
      readingUpTo(isChange(request) ? "everything" : needOf(request.cookies[name]), done);
    });

    app.addHook("onSend", async (request, reply) => {
      const refused = reply.statusCode >= 400 && reply.statusCode < 500;
      if (!isChange(request) || refused || request.routeOptions.config.anonymous) return;
      const place = await replica.position().then(
        (position) => position.toString(36),
        () => unknown,
      );
      reply.setCookie(name, place, {
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

/** A place of 36 digits' base, as this file wrote it; what is malformed is nobody's change. */
function needOf(cookie: string | undefined): Need {
  if (cookie === unknown) return "everything";
  if (cookie === undefined || !wellFormed.test(cookie)) return 0n;
  return [...cookie].reduce((place, digit) => place * 36n + BigInt(Number.parseInt(digit, 36)), 0n);
}
