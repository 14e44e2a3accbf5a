import { randomBytes } from "node:crypto";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { withMarket } from "./market.ts";

/** A folder in which a copy of the bench's market lies as `market`, and a secret for its processes; gone afterwards. */
export async function withCopiedMarket<T>(
  listings: number,
  work: (folder: string, secret: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), "mishwar-bench-"));
  try {
    const source = await withMarket({ listings, pictures: listings <= 5000 }, async ({ dataDir }) => dataDir);
    for (const part of ["postgres", "uploads"]) {
      const given = join(source, part);
      await cp(given, join(folder, "market", part), { recursive: true, force: false }).catch((error) => {
        if (error.code !== "ENOENT" || part === "postgres") throw error;
      });
    }
    return await work(folder, randomBytes(32).toString("hex"));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
