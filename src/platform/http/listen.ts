import type { FastifyInstance } from "fastify";
import { OperatorError } from "../operator-error.ts";

/** Listens where the operator said; what stands in the way is told in one sentence. */
export async function listen(
  app: FastifyInstance,
  { port, host, variable = "PORT" }: { port: number; host: string; variable?: string },
): Promise<void> {
  try {
    await app.listen({ port, host, listenTextResolver: () => "listening" });
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === "EADDRINUSE") {
      throw new OperatorError(
        `Port ${port} is already in use: stop what listens there, or set ${variable} to another one.`,
      );
    }
    if (code === "EACCES")
      throw new OperatorError(`Port ${port} needs more rights: set ${variable} to 1024 or above.`);
    if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") {
      throw new OperatorError(`HOST (${host}) is not an address of this machine.`);
    }
    throw error;
  }
}
