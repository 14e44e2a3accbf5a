// The web process as src/web.ts starts it, without a build: for tests of its end. It tells its parent what happens, and
// answers /held only when it is told to. Of several processes the first passes on what the others tell and are told.
import cluster from "node:cluster";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { runProcess } from "#platform/process/run.ts";
import { startWeb } from "../../src/start-web.ts";

const tell = (what: { port?: number; event: string }) => process.send?.(what);
cluster.on("message", (_worker, what) => what.event && tell(what));
process.on("message", (what: string) => {
  for (const worker of Object.values(cluster.workers ?? {})) worker?.send(what);
});

await runProcess((lifetime) =>
  startWeb(lifetime, {
    servePages: async (app) => {
      app.addHook("onRequest", async (_request, reply) => {
        reply.header("served-by", String(process.pid));
      });
      app.get("/held", { schema: { hide: true }, config: { policy: "public" } }, async () => {
        const told = once(process, "message");
        tell({ event: "asked" });
        await told;
        return "answered";
      });
      app.addHook("onListen", async () => {
        tell({ event: "open", port: (app.server.address() as AddressInfo).port });
      });
      app.addHook("preClose", async () => {
        tell({ event: "closing" });
      });
    },
  }),
);
