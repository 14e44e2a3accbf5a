import { existsSync } from "node:fs";
import { join } from "node:path";
import { hashOf, readStamp, writeStamp } from "./hash.js";
import { withLock } from "./lock.js";
import { Failure, root, step } from "./say.js";
import { capture } from "./spawn.js";

const stampFile = join(root, "dist", ".stamp");
const sources = ["src", "public", "index.html", "vite.config.ts", "tsconfig.json", "package-lock.json"];
const builders = ["tools/build.ts", "tools/vite"];

/** Builds what the browser loads, when its sources changed since the last build; `live` as for a step. */
export async function ensureBuild(node, { optional = false, live = true } = {}) {
  if (optional && !existsSync(join(root, "tools", "build.ts"))) return;
  const current = () => hashOf([...sources, ...builders], { skip: (path) => /\.test\.tsx?$/.test(path) });
  if (readStamp(stampFile) === current()) return;
  await withLock("build", async () => {
    const wanted = current();
    if (readStamp(stampFile) === wanted) return;
    const build = async () => {
      const { code, output } = await capture(node, ["tools/build.ts"]);
      if (code !== 0) throw new Failure(`${output.trim()}\nThe build failed; the reason is above.`);
    };
    await step("Building", build, { live });
    writeStamp(stampFile, wanted);
  });
}
