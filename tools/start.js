// npm start: brings what is missing, then serves; the server builds, beside its first steps, when that is stale.
import { ensureDependencies } from "./bootstrap/dependencies.js";
import { ensureNode } from "./bootstrap/node.js";
import { main, root } from "./bootstrap/say.js";
import { run } from "./bootstrap/spawn.js";

main(async () => {
  const [node] = await Promise.all([ensureNode(), ensureDependencies()]);
  return run(node, `${root}tools/serve.ts`, process.argv.slice(2));
});
