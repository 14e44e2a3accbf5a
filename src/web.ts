import { readConfig } from "#config";
import { buildApp } from "#app";
import { openDatabase } from "#platform/db/open.ts";
import { listen } from "#platform/http/listen.ts";
import { builtRenderer } from "#platform/http/rendering.ts";
import { runProcess } from "#platform/process/run.ts";
import { prepareQueue, startQueue } from "#platform/queue/queue.ts";
import { diskStorage } from "#platform/storage/storage.ts";
import { join } from "node:path";
import { allJobs } from "./jobs.ts";

/** The web process: starts things; nothing else. */
await runProcess(async (lifetime) => {
  const started = performance.now();
  const config = readConfig();
  const development = process.argv.includes("--dev");
  const say = (text: string) => process.stdout.write(`${text}\n`);

  const { db, url } = await openDatabase({ ...config, say }, lifetime);
  const storage = diskStorage(join(config.dataDir, "uploads"));
  const clock = () => new Date();
  const market = config.demo ? await import("../tools/demo/first-run.ts") : undefined;
  const demo = await market?.loadOnFirstRun({ db, storage, config, clock, say });

  // Vite's development server is a dev dependency: only --dev may load it.
  const devPages = development ? await import("../tools/vite/dev-pages.ts") : undefined;
  const built = development ? undefined : await builtRenderer();
  const app = await buildApp({
    config,
    db,
    storage,
    clock,
    development,
    ...(built && { renderer: async () => built }),
  });
  if (devPages) await devPages.servePages(app, config);
  lifetime.onStop(() => app.close());

  if (config.worker === "inline") {
    const queue = await startQueue({ url, jobs: allJobs({ db, clock }), log: app.log });
    lifetime.onStop(() => queue.stop());
  } else {
    await prepareQueue(url);
  }
  await listen(app, config);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  say(`\nMishwar is open (after ${seconds} s)\n`);
  say(`  the market      ${config.publicUrl}`);
  say(`  the calls       ${config.publicUrl}/api/docs`);
  if (demo) for (const line of demo.lines) say(`  ${line}`);
  say("\nCtrl-C stops it.");
  if (demo) lifetime.onStop(demo.continueInBackground(app.log));
});
