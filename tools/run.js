// node tools/run.js [--build] <file.ts> [args]: runs a TypeScript file, bringing first what is missing.
import { ensureBuild } from "./bootstrap/build.js";
import { ensureDependencies } from "./bootstrap/dependencies.js";
import { ensureNode } from "./bootstrap/node.js";
import { Failure, main } from "./bootstrap/say.js";
import { run } from "./bootstrap/spawn.js";

main(async () => {
  const given = process.argv.slice(2);
  const build = given[0] === "--build";
  const [file, ...args] = build ? given.slice(1) : given;
  if (!file) throw new Failure("Which file? node tools/run.js [--build] <file.ts> [args]");
  const node = await ensureNode();
  await ensureDependencies();
  if (build) await ensureBuild(node, { optional: true });
  return run(node, file, args);
});
