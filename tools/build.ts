import { hash } from "node:crypto";
import { glob, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { build } from "vite";

/** Builds what the browser loads and what renders pages, then compresses the assets once, as far as it goes. */
const root = join(import.meta.dirname, "..");
const quiet = { root, logLevel: "warn" } as const;
await Promise.all([build(quiet), build({ ...quiet, build: { ssr: "src/entry.server.tsx" } })]);

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

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

async function compress(path: string): Promise<void> {
  const content = await readFile(path);
  await Promise.all([
    brotli(content, best).then((data) => writeFile(`${path}.br`, data)),
    gzipped(content, { level: constants.Z_BEST_COMPRESSION }).then((data) => writeFile(`${path}.gz`, data)),
  ]);
}

const compressing: Promise<void>[] = [];
for await (const file of glob("**/*.{js,css,svg,json,webmanifest}", {
  cwd: client,
  exclude: (name) => name.includes(".vite"),
})) {
  compressing.push(compress(join(client, file))); // Node's threads take as many at a time as there are
}
await Promise.all(compressing);
