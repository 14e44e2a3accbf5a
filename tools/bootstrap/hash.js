import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "./say.js";

/** A hash over files and folders, by content and name; what does not exist does not count. */
export function hashOf(paths, { skip = () => false, base = root } = {}) {
  const hash = createHash("sha256");
  for (const path of paths) addTo(hash, path, base, skip);
  return hash.digest("hex").slice(0, 32);
}

function addTo(hash, path, base, skip) {
  const stat = statSync(join(base, path), { throwIfNoEntry: false });
  if (!stat || skip(path)) return;
  if (stat.isDirectory()) {
    for (const name of readdirSync(join(base, path)).sort()) addTo(hash, `${path}/${name}`, base, skip);
  } else if (stat.isFile()) {
    const content = readFileSync(join(base, path));
    hash.update(`${path}\0${content.length}\0`).update(content);
  }
}

export function readStamp(path) {
  try {
    return readFileSync(path, "utf8").trim();
  } catch {
    return "";
  }
}

export function writeStamp(path, stamp) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${stamp}\n`);
}
