import { runProcess } from "#platform/process/run.ts";
import { startWeb } from "./start-web.ts";

/** The web process as it runs in production. `npm start` adds the demo market to it (tools/serve.ts). */
await runProcess((lifetime) => startWeb(lifetime));
