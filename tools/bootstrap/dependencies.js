import { readFileSync } from "node:fs";
import { join } from "node:path";
import { hashOf, readStamp, writeStamp } from "./hash.js";
import { withLock } from "./lock.js";
import { npm } from "./npm.js";
import { root, step } from "./say.js";

const stampFile = join(root, "node_modules", ".mishwar");

/** Installs exactly what package-lock.json says, when it is not installed yet. */
export async function ensureDependencies() {
  const wanted = hashOf(["package-lock.json"]);
  if (readStamp(stampFile) === wanted) return;
  await withLock("dependencies", async () => {
    if (readStamp(stampFile) === wanted) return;
    if (!installed()) await step("Installing dependencies", install);
    writeStamp(stampFile, wanted);
  });
}

/** A registry that lacks packages for other platforms makes npm ci refuse; npm install takes the same versions. */
async function install() {
  const all = ["--include=dev", "--include=optional"];
  try {
    await npm(["ci", ...all]);
  } catch (error) {
    if (!/in sync/.test(error.message)) throw error;
    await npm(["install", "--no-save", ...all]);
  }
}

/** Someone may have run npm themselves: then its own record already agrees with the lock file. */
function installed() {
  try {
    const wanted = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")).packages;
    const present = JSON.parse(
      readFileSync(join(root, "node_modules", ".package-lock.json"), "utf8"),
    ).packages;
    return agrees(wanted, present);
  } catch {
    return false;
  }
}

/** Every package of the lock file is there in that version; those for other platforms may be missing. */
export function agrees(wanted, present) {
  return Object.entries(wanted).every(([path, { version, optional, peer }]) => {
    if (path === "") return true;
    const found = present[path]?.version;
    return found === version || (found === undefined && Boolean(optional || peer));
  });
}
