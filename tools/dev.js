// npm run dev: the same server with hot module replacement instead of a build.
import { ensureDependencies } from "./bootstrap/dependencies.js";
import { ensureNode } from "./bootstrap/node.js";
import { main, root } from "./bootstrap/say.js";
import { run } from "./bootstrap/spawn.js";

main(async () => {
  const [node] = await Promise.all([ensureNode(), ensureDependencies({ dev: true })]);
  return run(node, `${root}tools/serve.ts`, ["--dev", ...process.argv.slice(2)]);
});
