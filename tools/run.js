// node tools/run.js [--build] [--dev] <file.ts> [args]: runs a TypeScript file, bringing first what is missing.
import { ensureBuild } from "./bootstrap/build.js";
import { ensureDependencies } from "./bootstrap/dependencies.js";
import { ensureNode } from "./bootstrap/node.js";
import { Failure, main } from "./bootstrap/say.js";
import { run } from "./bootstrap/spawn.js";

const options = ["--build", "--dev"];

main(async () => {
  const given = process.argv.slice(2);
  const start = given.findIndex((one) => !options.includes(one));
  const [file, ...args] = start < 0 ? [] : given.slice(start);
  if (!file) throw new Failure("Which file? node tools/run.js [--build] [--dev] <file.ts> [args]");
  const wanted = given.slice(0, start);
  const dev = wanted.includes("--dev");
  const [node] = await Promise.all([ensureNode(), ensureDependencies({ dev })]);
  if (wanted.includes("--build")) await ensureBuild(node, { optional: true });
  return run(node, file, args);
});
