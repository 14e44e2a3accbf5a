import { join } from "node:path";
import { buildApp } from "#app";
import { readConfig } from "#config";
import { connectDatabase } from "#platform/db/connect.ts";
import { builtRenderer } from "#platform/http/renderer.ts";
import { diskStorage } from "#platform/storage/storage.ts";
import { marketMemory } from "../../../src/market-memory.ts";

/**
 * The process being measured: the real application that makes each page for its request, and beside its pages one of them as a
 * constant, compressed before; on another port the same with guests' pages kept for a moment, as in production. Answers any
 * message with the processor time that it has used.
 */
const [url = ""] = process.argv.slice(2);
const config = readConfig();
const db = await connectDatabase({ url, max: config.databasePool });
const renderer = await builtRenderer();
const storage = diskStorage(join(config.dataDir, "uploads"));
const { promise: known, resolve: knows, reject: failed } = Promise.withResolvers<void>();
const memory = marketMemory({ db, url, onReady: knows, onError: failed });
memory.start();
await known;
const deps = { db, storage, clock: () => new Date(), ...memory.knows, renderer: async () => renderer };
const app = await buildApp({ ...deps, config: { ...config, guestPagesMb: 0 } });
const keeping = await buildApp({ ...deps, config });

let constant: Buffer = Buffer.alloc(0);
const options = { schema: { hide: true }, config: { policy: "public" as const } };
app.get("/bench/constant", options, (_request, reply) =>
  reply.type("text/html; charset=utf-8").header("content-encoding", "zstd").send(constant),
);
const origin = await app.listen({ port: 0, host: "127.0.0.1" });
const keepingOrigin = await keeping.listen({ port: 0, host: "127.0.0.1" });
const headers = { cookie: "language=ar", "accept-encoding": "zstd" };
constant = (await app.inject({ url: "/cars", headers })).rawPayload;

process.on("message", () => process.send?.(process.cpuUsage()));
process.on("disconnect", async () => {
  await app.close();
  await keeping.close();
  await memory.stop();
  await db.destroy();
});
process.send?.({ origin, keepingOrigin });
