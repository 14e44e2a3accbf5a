// A process of its own that keeps an embedded database, for the tests that kill it.
import { startEmbeddedPostgres } from "#platform/db/embedded.ts";

const server = await startEmbeddedPostgres({ dataDir: process.argv[2] ?? "", disposable: true });
process.once("SIGTERM", () => void server.stop().then(() => process.exit(0)));
console.log(server.pid);
setInterval(() => {}, 60_000);
