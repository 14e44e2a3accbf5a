import { copyFile, mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type pg from "pg";

/** Of a running server alone, or made again by the next one: PostgreSQL's documentation lists them. */
const leftOut =
  /^(postmaster\.(pid|opts)|pg_internal\.init.*|pgsql_tmp.*|(pg_wal|pg_dynshmem|pg_notify|pg_replslot|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\/.+)$/;

/**
 * A base backup without any tool but SQL: the cluster of a running server is copied between pg_backup_start and
 * pg_backup_stop, which returns what the copy has to be told. `home` and `copy` are the folders above `data`.
 */
export async function copyCluster(client: pg.Client, home: string, copy: string): Promise<void> {
  await client.query("select pg_backup_start('mishwar', true)");
  await mkdir(copy, { recursive: true, mode: 0o700 });
  await copyFolder(join(home, "data"), join(copy, "data"), "");
  const { rows } = await client.query<{ labelfile: string }>("select labelfile from pg_backup_stop(true)");
  await writeFile(join(copy, "data", "backup_label"), rows[0]?.labelfile ?? "", { mode: 0o600 });
}

async function copyFolder(from: string, to: string, within: string): Promise<void> {
  await mkdir(to, { mode: 0o700 });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const path = `${within}${entry.name}`;
    if (leftOut.test(path) || leftOut.test(entry.name)) continue;
    if (entry.isDirectory()) await copyFolder(join(from, entry.name), join(to, entry.name), `${path}/`);
    else if (entry.isFile()) {
      // A table may be dropped meanwhile; the log knows.
      await copyFile(join(from, entry.name), join(to, entry.name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== "ENOENT") throw error;
      });
    }
  }
}
