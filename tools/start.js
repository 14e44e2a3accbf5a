// npm start: brings what is missing, builds when stale, and serves.
import { ensureBuild } from "./bootstrap/build.js";
import { ensureDependencies } from "./bootstrap/dependencies.js";
import { ensureNode } from "./bootstrap/node.js";
import { main, root } from "./bootstrap/say.js";
import { run } from "./bootstrap/spawn.js";

main(async () => {
  const node = await ensureNode();
  await ensureDependencies();
  await ensureBuild(node);
  return run(node, `${root}tools/serve.ts`, process.argv.slice(2));
});
