// node tools/complete-lock.js, after npm install has changed package-lock.json. A registry that lacks a package for
// some other platform makes npm leave it out of the lock file, and npm ci then refuses the file everywhere. This
// adds what is missing by name and version; only that platform would ever fetch it.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { main, root } from "./bootstrap/say.js";

const systems = [
  "android",
  "darwin",
  "freebsd",
  "linux",
  "win32",
  "netbsd",
  "openbsd",
  "openharmony",
  "sunos",
  "aix",
];
const processors = ["arm64", "x64", "arm", "ia32", "ppc64", "s390x", "riscv64", "loong64", "wasm32"];

main(() => {
  const file = join(root, "package-lock.json");
  const lock = JSON.parse(readFileSync(file, "utf8"));
  const added = [];
  for (const [path, { optionalDependencies = {}, dev }] of Object.entries(lock.packages)) {
    for (const [name, wanted] of Object.entries(optionalDependencies)) {
      if (isLocked(lock.packages, path, name) || !/^\d/.test(wanted)) continue;
      lock.packages[`node_modules/${name}`] = entry(name, wanted, dev);
      added.push(name);
    }
  }
  const sorted = Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, "en"));
  lock.packages = Object.fromEntries(sorted);
  if (added.length > 0) writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  process.stdout.write(`${added.length} packages of other platforms added to package-lock.json.\n`);
});

/** Looks where Node would: beside the package, then in every node_modules above it. */
function isLocked(packages, path, name) {
  const folders = path.split("/node_modules/");
  for (let depth = folders.length; depth >= 0; depth -= 1) {
    const base = folders.slice(0, depth).join("/node_modules/");
    if (packages[`${base === "" ? "" : `${base}/`}node_modules/${name}`]) return true;
  }
  return false;
}

/** Packages for a platform carry it in their names: …-linux-arm64-musl. */
function entry(name, version, dev) {
  const words = name.split(/[-/]/);
  const cpu = processors.find((word) => words.includes(word));
  const os = systems.find((word) => words.includes(word));
  const libc = words.some((word) => word.startsWith("musl"))
    ? "musl"
    : words.includes("gnu")
      ? "glibc"
      : undefined;
  return {
    version,
    ...(cpu && { cpu: [cpu] }),
    ...(dev && { dev }),
    ...(libc && { libc: [libc] }),
    optional: true,
    ...(os && { os: [os] }),
  };
}
