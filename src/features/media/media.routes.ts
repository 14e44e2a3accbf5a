import type { FastifyInstance } from "fastify";
import type { Deps } from "#deps";
import { pictureFormats, pictureKey } from "./pipeline.ts";

const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const file = new RegExp(`^[1-9]\\d{0,4}\\.(${pictureFormats.join("|")})$`);

/** `/media/{id}/{width}.{avif,webp}`: the variants of stored pictures. What lies under an id never changes. */
export async function mediaRoutes(app: FastifyInstance, { storage }: Deps): Promise<void> {
  app.get<{ Params: { id: string; file: string } }>(
    "/media/:id/:file",
    { schema: { hide: true }, config: { policy: "public", anonymous: true }, logLevel: "warn" },
    async ({ params }, reply) => {
      const valid = id.test(params.id) && file.test(params.file);
      const found = valid ? await storage.get(pictureKey(params.id, params.file)) : undefined;
      if (!found) return reply.code(404).header("cache-control", "no-store").send();
      return reply
        .header("cache-control", "public, max-age=31536000, immutable")
        .header("content-length", found.bytes)
        .type(params.file.endsWith(".avif") ? "image/avif" : "image/webp")
        .send(found.stream);
    },
  );
}
