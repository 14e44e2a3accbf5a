import { appendFileSync, chmodSync, cpSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const clusterOf = (dataDir: string) => join(dataDir, "postgres", "data");

/** Copies the embedded PostgreSQL of a stopped data folder: there is no pg_basebackup in the package. */
export function copyCluster(from: string, to: string): void {
  mkdirSync(join(to, "postgres"), { recursive: true, mode: 0o700 });
  cpSync(clusterOf(from), clusterOf(to), { recursive: true });
  chmodSync(clusterOf(to), 0o700);
}

/**
 * Makes a copied cluster, which is stopped still, follow the running server that it was copied from. Queries do not hold
 * up what is replayed: they are cancelled instead.
 */
export function follow(dataDir: string, primaryUrl: string): void {
  const { searchParams, hostname, port, username, password } = new URL(primaryUrl);
  const facts = {
    host: searchParams.get("host") ?? hostname,
    port: port || "5432",
    user: username,
    password,
  };
  const conninfo = Object.entries(facts)
    .flatMap(([name, value]) => (value ? [`${name}=${decodeURIComponent(value)}`] : []))
    .join(" ");
  const cluster = clusterOf(dataDir);
  writeFileSync(join(cluster, "standby.signal"), "");
  appendFileSync(
    join(cluster, "postgresql.auto.conf"),
    `primary_conninfo = '${conninfo}'\nmax_standby_streaming_delay = 0\n`,
  );
}
