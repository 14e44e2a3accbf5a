import { hash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { glob, readFile } from "node:fs/promises";
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
const names = await readFile(join(client, ".vite/manifest.json"));
// The service worker: one file beside the others, at the root of what it serves; it differs for every build.
await build({
  ...quiet,
  configFile: false,
  define: {
    __BUILD__: JSON.stringify(hash("sha256", names).slice(0, 12)),
    "process.env.NODE_ENV": JSON.stringify("production"),
  },
  build: {
    outDir: client,
    emptyOutDir: false,
    copyPublicDir: false,
    target: "chrome111",
    rolldownOptions: {
      input: join(root, "src/features/offline/worker/service-worker.ts"),
      output: { format: "iife", entryFileNames: "service-worker.js" },
    },
  },
});
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
