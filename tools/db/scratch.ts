import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbeddedPostgres } from "#platform/db/embedded.ts";
import { migrate } from "#platform/db/migrate.ts";

/** Runs something on a freshly migrated database of its own, so that nobody's data or drift plays a part. */
export async function onScratchDatabase<T>(work: (url: string) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), "mishwar-scratch-"));
  try {
    const server = await startEmbeddedPostgres({ dataDir, disposable: true });
    try {
      await migrate({ url: server.url });
      return await work(server.url);
    } finally {
      await server.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
