import { runProcess } from "#platform/process/run.ts";
import { type Additions, startWeb } from "../src/start-web.ts";
import { fillOnFirstRun } from "./demo/first-run.ts";
import { testGatewayBeside } from "./test-gateway/beside.ts";

/**
 * The web process for `npm start` and, with --dev, `npm run dev`: the product's own, with the demo market in it and the
 * test gateway beside it.
 */
await runProcess(async (lifetime) => {
  const additions: Additions = { fill: fillOnFirstRun, ...(await testGatewayBeside(lifetime)) };
  if (process.argv.includes("--dev")) additions.servePages = (await import("./vite/dev-pages.ts")).servePages;
  await startWeb(lifetime, additions);
});
