// npm test: every check there is, in order; npm test -- unit types … runs those alone.
import { ensureDependencies } from "./bootstrap/dependencies.js";
import { ensureNode } from "./bootstrap/node.js";
import { main } from "./bootstrap/say.js";
import { chosenSteps, runSteps } from "./bootstrap/test-steps.js";

main(async () => {
  const steps = chosenSteps(process.argv.slice(2));
  const [node] = await Promise.all([ensureNode(), ensureDependencies({ dev: true })]);
  const { passed, failed, ok } = await runSteps(node, steps);
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  return ok ? 0 : 1;
});
