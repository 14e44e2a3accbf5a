// Forks one process, kills it as soon as it listens, and tells when the first two were forked: for the test of their pace.
import cluster from "node:cluster";
import { createServer } from "node:net";
import pino from "pino";
import { startForks } from "#platform/process/forks.ts";

if (cluster.isWorker) createServer().listen(0, "127.0.0.1");
else {
  const times: number[] = [];
  cluster.on("fork", () => times.push(performance.now()));
  cluster.on("listening", (worker) => {
    if (times.length === 1) return worker.process.kill("SIGKILL");
    process.send?.(times);
    process.exit();
  });
  const how = { count: 1, env: {}, log: pino({ level: "silent" }), endLimitMs: 1000 };
  await startForks(new Map(), how, { onLeave: () => {} });
}
