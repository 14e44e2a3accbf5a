import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { buildApp } from "#app";
import { readConfig } from "#config";
import { connectDatabase } from "#platform/db/connect.ts";
import { makeApi } from "#platform/http/api.ts";
import { encode } from "#platform/http/compress.ts";
import { builtRenderer } from "#platform/http/renderer.ts";
import { diskStorage } from "#platform/storage/storage.ts";
import { marketMemory } from "../../../src/market-memory.ts";

/**
 * The process being measured: the real application that makes each page for its request, and beside its browse page the same HTML from a constant, compressed
 * before, and from renderToString alone. Answers "cpu" with what the process has used, "alone" with the cost of renderToString in a loop.
 */
const [url = "", aloneModule = ""] = process.argv.slice(2);
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
/** The same, with the pages that all guests are given alike kept for a moment, as it is in production. */
const keeping = await buildApp({ ...deps, config });

const { loadedPage } = await import(aloneModule);
let constant = "";
let coded = Buffer.alloc(0);
let renderAlone = () => "";
const options = { schema: { hide: true }, config: { policy: "public" as const } };
app.get("/bench/constant", options, (_request, reply) =>
  reply.type("text/html; charset=utf-8").header("content-encoding", "zstd").send(coded),
);
app.get("/bench/alone", options, (_request, reply) =>
  reply.type("text/html; charset=utf-8").send(renderAlone()),
);
const origin = await app.listen({ port: 0, host: "127.0.0.1" });
const keepingOrigin = await keeping.listen({ port: 0, host: "127.0.0.1" });

constant = (await app.inject({ url: "/cars", headers: { cookie: "language=ar" } })).body;
coded = Buffer.from(await encode("zstd", Buffer.from(constant)));
renderAlone = await loadedPage({
  request: new Request(`${config.publicUrl}/cars`),
  api: makeApi(async (method, address) => {
    const answer = await app.inject({
      method: method as "GET",
      url: address,
      headers: { "accept-language": "ar" },
    });
    return { status: answer.statusCode, body: answer.json() };
  }),
  language: "ar",
  theme: "light",
  publicUrl: config.publicUrl,
  nonce: "constant",
  now: new Date(),
  manifest: renderer.manifest,
});

/** Milliseconds of processor for one rendering, from `rounds` of them. */
async function costAlone(rounds: number): Promise<number> {
  const before = process.cpuUsage();
  for (let round = 0; round < rounds; round++) {
    renderAlone();
    await setImmediate();
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / rounds;
}

process.on("message", async (question) => {
  if (question === "alone") process.send?.(await costAlone(300));
  else process.send?.(process.cpuUsage());
});
process.on("disconnect", async () => {
  await app.close();
  await keeping.close();
  await memory.stop();
  await db.destroy();
});
// The first rendering takes the hydration data with it; what is measured are those after it.
renderAlone();
process.send?.({ origin, keepingOrigin, bytes: constant.length, aloneBytes: renderAlone().length });
