import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readStamp } from "./hash.js";
import { withLock } from "./lock.js";
import { npm } from "./npm.js";
import { root, step } from "./say.js";

export const NEEDED_MAJOR = 24;
/** Brought when the host's Node is older; exact, so that everyone runs the same. */
export const PINNED = "24.21.0";

export function majorOf(version) {
  const match = /^v?(\d+)\.\d+\.\d+/.exec(version);
  return match ? Number(match[1]) : 0;
}

/** The Node that runs the server: the host's when it is new enough, else one of our own in .runtime. */
export async function ensureNode() {
  if (majorOf(process.version) >= NEEDED_MAJOR) return process.execPath;
  const folder = join(root, ".runtime");
  const node = join(
    folder,
    "node_modules",
    "node",
    "bin",
    process.platform === "win32" ? "node.exe" : "node",
  );
  const stamp = join(folder, "node_modules", ".node-version");
  if (isThere(node, stamp)) return node;
  return withLock("node", async () => {
    if (isThere(node, stamp)) return node;
    await step(`Bringing Node ${PINNED} (this host has ${process.version})`, async () => {
      mkdirSync(folder, { recursive: true });
      // npm 11 runs a package's install script only when it is allowed by name; this one links the binary.
      const manifest = { private: true, dependencies: { node: PINNED }, allowScripts: { node: true } };
      writeFileSync(join(folder, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
      await npm(["install", "--prefix", folder, "--include=optional"], { cwd: folder });
      const works = spawnSync(node, ["--version"], { encoding: "utf8" });
      if (works.status !== 0) throw new Error(`Node ${PINNED} was installed but does not run here`);
      writeFileSync(stamp, PINNED);
    });
    return node;
  });
}

function isThere(node, stamp) {
  return existsSync(node) && readStamp(stamp) === PINNED;
}
