import { createReadStream, createWriteStream } from "node:fs";
import { glob } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { constants, createBrotliCompress, createGzip } from "node:zlib";
import { build } from "vite";

/** Builds what the browser loads and what renders pages, then compresses the assets once, as far as it goes. */
const root = join(import.meta.dirname, "..");
const quiet = { root, logLevel: "warn" } as const;
await build(quiet);
await build({ ...quiet, build: { ssr: "src/entry.server.tsx" } });

const client = join(root, "dist/client");
for await (const file of glob("**/*.{js,css,svg,json,webmanifest}", {
  cwd: client,
  exclude: (name) => name.includes(".vite"),
})) {
  const path = join(client, file);
  const brotli = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  await Promise.all([
    pipeline(createReadStream(path), brotli, createWriteStream(`${path}.br`)),
    pipeline(createReadStream(path), createGzip({ level: 9 }), createWriteStream(`${path}.gz`)),
  ]);
}
