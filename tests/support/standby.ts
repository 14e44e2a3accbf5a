import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbeddedPostgres } from "#platform/db/embedded.ts";
import { copyCluster, follow } from "../../tools/bench/lib/standby.ts";

export interface StandbyPair {
  primaryUrl: string;
  standbyUrl: string;
  stopStandby(): Promise<void>;
  startStandby(): Promise<void>;
  end(): Promise<void>;
}

/** A PostgreSQL and a copy that follows it by streaming replication, both new and empty. */
export async function standbyPair(): Promise<StandbyPair> {
  const folder = mkdtempSync(join(tmpdir(), "mishwar-pair-"));
  const [first, second] = [join(folder, "primary"), join(folder, "standby")];
  const start = (dataDir: string) => startEmbeddedPostgres({ dataDir, disposable: true });
  await (await start(first)).stop();
  copyCluster(first, second);
  const primary = await start(first);
  follow(second, primary.url);
  let standby = await start(second);
  return {
    primaryUrl: primary.url,
    standbyUrl: standby.url,
    stopStandby: () => standby.stop(),
    startStandby: async () => {
      standby = await start(second);
    },
    end: async () => {
      await standby.stop();
      await primary.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
