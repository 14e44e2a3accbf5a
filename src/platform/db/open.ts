import type { Lifetime } from "../process/run.ts";
import { type ConnectOptions, connectDatabase, type Database } from "./connect.ts";
import { runningEmbeddedUrl, startEmbeddedPostgres } from "./embedded.ts";
import { migrate } from "./migrate.ts";
import { whileReachable } from "./unreachable.ts";

interface Options {
  databaseUrl: string | undefined;
  databaseReplicaUrl: string | undefined;
  databasePool: number;
  dataDir: string;
  webProcesses?: number;
  /** Use the embedded server of a Mishwar that runs already; without it that one keeps the folder to itself. */
  join?: boolean;
  say: (text: string) => void;
  /** Called when an idle connection breaks: the database restarts, or the network does. The pool makes a new one by itself. */
  onLost: (error: Error) => void;
  onReplica?: ConnectOptions["onReplica"];
}

/** The database of a process: the one it is told of, or PostgreSQL embedded in DATA_DIR; migrated and connected. */
export async function openDatabase(
  options: Options,
  lifetime: Pick<Lifetime, "onStop">,
): Promise<{ db: Database; url: string }> {
  const { databaseUrl, databaseReplicaUrl, databasePool, dataDir, say, onLost, onReplica } = options;
  const { webProcesses = 1 } = options;
  let url = databaseUrl ?? (options.join ? runningEmbeddedUrl(dataDir) : null);
  if (!url) {
    // Each process has a pool, two that listen and those of jobs; so have the first one and a worker, and an operator needs some.
    const max_connections = Math.max(100, (webProcesses + 2) * (databasePool + 10));
    const embedded = await startEmbeddedPostgres({ dataDir, log: say, settings: { max_connections } });
    lifetime.onStop(() => embedded.stop());
    url = embedded.url;
  }
  await whileReachable(url, migrate({ url, log: say }));
  const db = await connectDatabase({
    url,
    replicaUrl: databaseReplicaUrl,
    max: databasePool,
    onError: onLost,
    onReplica,
  });
  lifetime.onStop(() => db.destroy());
  return { db, url };
}
