import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { OperatorError } from "#platform/operator-error.ts";
import { findBinaries } from "./embedded-binaries.ts";
import { ensureCluster } from "./embedded-cluster.ts";
import { claim, type Owner, publish, release, stopOrphan, stopProcess } from "./embedded-owner.ts";
import { choosePlace } from "./embedded-runner.ts";
import { startServer } from "./embedded-server.ts";

export { runningEmbeddedUrl } from "./embedded-owner.ts";

export interface EmbeddedOptions {
  dataDir: string;
  log?: (text: string) => void;
  /** For tests: the data may be lost, so nothing waits for the disk. */
  disposable?: boolean;
  /** Settings of the server over our own. */
  settings?: Record<string, string | number>;
}

export interface EmbeddedPostgres {
  url: string;
  /** The server's process, for tests and diagnostics. */
  pid: number;
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL in `dataDir`/postgres, making the cluster first when there is none. One process at a time has a
 * data folder; what a killed one left running is stopped first.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { log = () => {}, disposable = false, settings } = options;
  const dataDir = resolve(options.dataDir);
  const owner = own(dataDir);
  try {
    const place = choosePlace(dataDir, await findBinaries());
    await stopOrphan(place.home, log);
    const cluster = await ensureCluster(place, log, disposable);
    const server = await startServer({ place, cluster, dataDir, disposable, settings, log });
    publish(dataDir, { ...owner, url: server.url });

    let stopping: Promise<void> | undefined;
    server.child.once("exit", (code) => {
      if (!stopping) log(`PostgreSQL stopped by itself (exit code ${code}); see ${join(place.home, "log")}`);
    });
    const stop = async () => {
      await stopProcess(server.pid);
      server.forget();
      release(dataDir);
    };
    return {
      url: server.url,
      pid: server.pid,
      stop: () => {
        stopping ??= stop();
        return stopping;
      },
    };
  } catch (error) {
    release(dataDir);
    throw error;
  }
}

function own(dataDir: string): Owner {
  try {
    mkdirSync(dataDir, { recursive: true });
    return claim(dataDir);
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    throw new OperatorError(
      `The data folder ${dataDir} cannot be written (${code}): set DATA_DIR to a folder that this user may write.`,
      { cause: error },
    );
  }
}
