import cluster from "node:cluster";
import { OperatorError } from "#platform/operator-error.ts";
import { runProcess } from "#platform/process/run.ts";
import { type Additions, startWeb } from "../src/start-web.ts";
import { fillOnFirstRun } from "./demo/first-run.ts";
import { testGatewayBeside } from "./test-gateway/beside.ts";

const { ensureBuild } = (await import(new URL("./bootstrap/build.js", import.meta.url).href)) as {
  ensureBuild: (node: string, options: { live: boolean }) => Promise<void>;
};

/**
 * The web process for `npm start` and, with --dev, `npm run dev`: the product's own, with the demo market in it and the
 * test gateway beside it. A build that is stale is made while the database starts and is filled.
 */
await runProcess(async (lifetime) => {
  // What the others need has been brought by the first process.
  if (cluster.isWorker) return startWeb(lifetime);
  const additions: Additions = { fill: fillOnFirstRun, ...(await testGatewayBeside(lifetime)) };
  if (process.argv.includes("--dev")) {
    additions.servePages = (await import("./vite/dev-pages.ts")).servePages;
    additions.environment = { ...additions.environment, WEB_PROCESSES: "1" };
  } else {
    const building = ensureBuild(process.execPath, { live: false });
    building.catch(() => {}); // told below, when the database is there
    additions.fill = async (deps, say) => {
      const filling = await fillOnFirstRun(deps, say);
      await building.catch(({ message }: Error) => Promise.reject(new OperatorError(message)));
      return filling;
    };
  }
  await startWeb(lifetime, additions);
});
