import { runProcess } from "#platform/process/run.ts";
import { startWeb } from "../../../src/start-web.ts";

/** The web process as it runs in production, which also collects its garbage when it is told to: what is left is what it holds. */
process.on("SIGUSR2", () => globalThis.gc?.());
await runProcess((lifetime) => startWeb(lifetime));
