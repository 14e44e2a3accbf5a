import { readFileSync } from "node:fs";
import { join } from "node:path";
import { hashOf, readStamp, writeStamp } from "./hash.js";
import { withLock } from "./lock.js";
import { npm } from "./npm.js";
import { root, step } from "./say.js";

const stampFile = join(root, "node_modules", ".mishwar");

/**
 * Installs exactly what package-lock.json says, when it is not installed yet: what the market is built of and runs on, and
 * with `dev` also what its tests and measurements need.
 */
export async function ensureDependencies({ dev = false } = {}) {
  const all = hashOf(["package-lock.json"]);
  const wanted = dev ? [all] : [all, `${all} without dev`];
  const isThere = () => wanted.includes(readStamp(stampFile));
  if (isThere()) return;
  await withLock("dependencies", async () => {
    if (isThere()) return;
    if (!installed({ dev })) await step("Installing dependencies", () => install({ dev }));
    writeStamp(stampFile, wanted.at(-1));
  });
}

/**
 * npm ci begins by removing what is there: a market that runs would lose it under its feet, so what is missing beside it is
 * added by npm install. That takes the same versions, also where a registry lacks packages for other platforms and npm ci
 * therefore refuses.
 */
async function install({ dev }) {
  const kinds = [dev ? "--include=dev" : "--omit=dev", "--include=optional"];
  const add = () => npm(["install", "--no-save", ...kinds]);
  if (dev && installed({ dev: false })) return add();
  try {
    await npm(["ci", ...kinds]);
  } catch (error) {
    if (!/in sync/.test(error.message)) throw error;
    await add();
  }
}

/** npm's own record of what it installed, also by hand, agrees with the lock file already. */
function installed(kinds) {
  try {
    const wanted = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")).packages;
    const present = JSON.parse(
      readFileSync(join(root, "node_modules", ".package-lock.json"), "utf8"),
    ).packages;
    return agrees(wanted, present, kinds);
  } catch {
    return false;
  }
}

/** Every package of the lock file is there in that version; those for other platforms may be missing, without `dev` those for tests too. */
export function agrees(wanted, present, { dev = true } = {}) {
  return Object.entries(wanted).every(([path, one]) => {
    if (path === "") return true;
    const found = present[path]?.version;
    const optional = one.optional || one.devOptional || one.peer || (one.dev && !dev);
    return found === one.version || (found === undefined && Boolean(optional));
  });
}
