import type { FastifyInstance } from "fastify";

/** Within this scope a JSON body stays the text that came: a signature is of those bytes. */
export function keepJsonAsText(scope: FastifyInstance): void {
  scope.removeContentTypeParser("application/json");
  scope.addContentTypeParser(
    "application/json",
    { parseAs: "string" },
    async (_: unknown, body: unknown) => body,
  );
}
