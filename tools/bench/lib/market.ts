import { join } from "node:path";
import { sql } from "kysely";
import { readConfig } from "#config";
import { connectDatabase, type Database } from "#platform/db/connect.ts";
import { startEmbeddedPostgres } from "#platform/db/embedded.ts";
import { migrate } from "#platform/db/migrate.ts";
import { multiplyListings } from "./multiply-listings.ts";
import { runNode } from "./processes.ts";

/** Larger markets are made of so many, again and again. */
const mostOfDemo = 100_000;

/** Read once: Vite changes the environment when a benchmark builds something. */
const folder = join(readConfig().dataDir, "bench");

export interface Market {
  url: string;
  dataDir: string;
  /** The process of its PostgreSQL whose children the others are. */
  postmaster: number;
}
interface Wanted {
  listings: number;
  /** Painted, for browsers; without them the database alone knows the pictures, as it does on every market. */
  pictures: boolean;
}

/**
 * Runs something on a demo market of its own in DATA_DIR/bench, which is filled on the first run and stays for the
 * next. A market of another size, or with pictures, lies beside it.
 */
export async function withMarket<T>(wanted: Wanted, work: (market: Market) => Promise<T>): Promise<T> {
  const dataDir = join(folder, `market-${wanted.listings}${wanted.pictures ? "-with-pictures" : ""}`);
  const server = await startEmbeddedPostgres({ dataDir });
  try {
    await migrate({ url: server.url });
    await fill(server.url, dataDir, wanted);
    return await work({ url: server.url, dataDir, postmaster: server.pid });
  } finally {
    await server.stop();
  }
}

async function fill(url: string, dataDir: string, { listings, pictures }: Wanted): Promise<void> {
  const db = await connectDatabase({ url, max: 1, statementTimeoutMs: 0 });
  try {
    const there = await countListings(db);
    const ofDemo = Math.min(listings, mostOfDemo);
    if (there < ofDemo) {
      const args = ["--listings", String(ofDemo), ...(pictures ? [] : ["--no-pictures"])];
      // It needs none of the secrets that production asks for.
      await runNode("tools/demo/demo.ts", args, {
        NODE_ENV: "development",
        DATA_DIR: dataDir,
        DATABASE_URL: url,
      });
    }
    if (!pictures) await knowPictures(db);
    if (Math.max(there, ofDemo) < listings) await multiplyListings(db, listings);
  } finally {
    await db.destroy();
  }
}

/** A listing of which the database lacks a picture is read again at each request: no other market has such. */
async function knowPictures(db: Database): Promise<void> {
  await sql`
    insert into uploads (id, width, height, thumbhash, widths, bytes, source_hash)
    select distinct substr(image, 8, 36)::uuid, 1280, 960, '1QcSHQRnh493V4dIh4eXh1h4kJUI', '{320,640,960,1280}'::int[], 100000, md5(image)
    from cars, unnest(images) image
    on conflict do nothing`.execute(db);
}

async function countListings(db: Database): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from cars`.execute(db);
  return rows[0]?.n ?? 0;
}
