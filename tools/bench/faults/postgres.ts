import { join } from "node:path";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "#platform/db/embedded.ts";
import { processStamp } from "#platform/db/embedded-owner.ts";

/**
 * Few connections, to be eaten at once, and more than web, worker and bench need together; a log that fits a small disk: what fills up
 * must be the bench's ballast.
 */
const settings = { max_connections: 60, shared_buffers: "128MB", max_wal_size: "96MB", min_wal_size: "32MB" };

/** A PostgreSQL that lives and dies apart from the product's processes. */
export interface BenchPostgres {
  /** Past the proxy: for the bench itself. */
  url: string;
  /** Its socket, which a proxy passes connections on to. */
  path: string;
  running(): boolean;
  start(): Promise<void>;
  /** As an operator stops it: sessions are ended, what was committed is written. */
  stop(): Promise<void>;
  /** `kill -9` of the postmaster. */
  kill(): Promise<void>;
}

/** Makes and starts a cluster in a folder. */
export async function benchPostgres(dataDir: string): Promise<BenchPostgres> {
  const start = () => startEmbeddedPostgres({ dataDir, settings });
  let server: EmbeddedPostgres = await start();
  const stop = () => server.stop();
  const folder = new URL(server.url).searchParams.get("host") ?? "";
  return {
    url: server.url,
    path: join(folder, ".s.PGSQL.5432"),
    running: () => processStamp(server.pid) !== null,
    start: async () => {
      // Of one that fell by itself the folder is still taken.
      await stop();
      server = await start();
    },
    stop,
    kill: async () => {
      process.kill(server.pid, "SIGKILL");
      await stop();
    },
  };
}
