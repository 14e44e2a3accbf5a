import { copyFile, cp, mkdir, mkdtemp, readFile, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { OperatorError } from "#platform/operator-error.ts";
import { root } from "../bench/lib/processes.ts";
import { build, command, podman } from "./podman.ts";

/** The label of an image that was made here in place of a published one. */
const standIn = "mishwar.stands-for";

/**
 * Sees that every base image of the Containerfile is there: pulled, or, where no registry of images can be reached, made of
 * Debian's packages. Returns the names of those that stand for a published one.
 */
export async function ensureBaseImages(): Promise<string[]> {
  const file = await readFile(join(root, "deploy/Containerfile"), "utf8");
  const names = new Set([...file.matchAll(/^FROM (\S+)/gm)].map(([, name = ""]) => name));
  const stands: string[] = [];
  for (const name of names) {
    const there = async () => (await command("podman", ["image", "exists", name])).code === 0;
    if (!(await there()) && (await command("podman", ["pull", "--quiet", name])).code !== 0) {
      const make = makers[name];
      if (!make) throw new Error(`${name} cannot be pulled, and nothing of Debian's stands for it`);
      console.error(`${name} cannot be pulled: made of Debian's packages`);
      await make(name);
    }
    const label = await podman(["image", "inspect", `--format={{index .Labels "${standIn}"}}`, name]);
    if (label === name) stands.push(name);
  }
  return stands;
}

async function inFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "mishwar-image-"));
  try {
    await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function bootstrap(tar: string, args: readonly string[]): Promise<void> {
  const { code, output } = await command("mmdebstrap", [...args, "bookworm", tar]);
  if (code !== 0) throw new Error(`mmdebstrap ended with code ${code}:\n${output}`);
}

const labelled = (name: string) => `--change=LABEL ${standIn}=${name}`;

/** What programs in C++ are linked with, and time zones: no shell, no package manager. */
const makeLibraries = (name: string) =>
  inFolder(async (folder) => {
    const tar = join(folder, "libraries.tar");
    await bootstrap(tar, [
      "--variant=extract",
      "--hook-dir=/usr/share/mmdebstrap/hooks/merged-usr",
      "--include=base-files,libc6,libgcc-s1,libstdc++6,tzdata,netbase,media-types",
      '--customize-hook=rm -rf "$1"/usr/share/doc "$1"/usr/share/man "$1"/usr/share/locale "$1"/var/cache "$1"/var/lib/apt "$1"/etc/apt',
    ]);
    await podman(["import", labelled(name), tar, name]);
  });

/** The folder of the npm that runs this: its command is two below. */
function ownNpm(): string {
  const program = process.env.npm_execpath;
  if (!program)
    throw new OperatorError("Say npm run image: the npm that runs it becomes a part of the base image.");
  return join(dirname(program), "..");
}

/** A small Debian with the Node that runs this, and npm. */
const makeNode = (name: string) =>
  inFolder(async (folder) => {
    const tar = join(folder, "debian.tar");
    await bootstrap(tar, ["--variant=minbase", "--include=ca-certificates,libstdc++6"]);
    await podman(["import", tar, "localhost/debian-minbase"]);
    await copyFile(await realpath(process.execPath), join(folder, "node"));
    await mkdir(join(folder, "npm"));
    await cp(ownNpm(), join(folder, "npm"), { recursive: true, dereference: true });
    const lines = [
      "FROM localhost/debian-minbase",
      `LABEL ${standIn}=${name}`,
      "ENV PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
      "COPY node /usr/local/bin/node",
      "COPY npm /usr/local/lib/node_modules/npm",
      "RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm",
    ];
    await writeFile(join(folder, "Containerfile"), lines.join("\n"));
    await build(name, join(folder, "Containerfile"), folder);
  });

/** Base images that Containerfile names, each with what Debian has in its place. */
const makers: Record<string, (name: string) => Promise<void>> = {
  "docker.io/library/node:24-bookworm-slim": makeNode,
  "gcr.io/distroless/cc-debian12": makeLibraries,
};
