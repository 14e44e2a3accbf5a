import { join } from "node:path";
import { onTestFinished } from "vitest";
import { openProxy, type Way } from "../../tools/bench/lib/proxy.ts";

/** The same database by another address, and what may be done to the way there. */
export async function databaseWay(address: string): Promise<{ url: string; way: Way }> {
  const database = new URL(address);
  const folder = database.searchParams.get("host");
  const way = await openProxy(
    folder ? { path: join(folder, ".s.PGSQL.5432") } : { port: Number(database.port) },
  );
  onTestFinished(() => way.close());
  database.searchParams.delete("host");
  database.hostname = "127.0.0.1";
  database.port = String(way.port);
  return { url: database.href, way };
}
