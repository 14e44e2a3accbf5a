import type { FastifyRequest } from "fastify";
import { AppError } from "#errors";

/** Who makes a request, once signed in and in good standing. Anyone who is not is a guest: undefined. */
export interface Actor {
  id: string;
  /** The session of this request, as the list of devices names it. */
  sessionId: string;
  isEmailVerified: boolean;
}

declare module "fastify" {
  interface FastifyRequest {
    actor: Actor | undefined;
  }
}

/** For calls with the policy `user`, which guests never reach. */
export function actorOf(request: Pick<FastifyRequest, "actor">): Actor {
  if (!request.actor) throw new AppError("auth.required");
  return request.actor;
}
