import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { root } from "../bench/lib/processes.ts";

/** What a machine needs to build and run the image: no daemon, and no registry of images. All are packages of Debian. */
export const debianPackages = ["podman", "runc", "mmdebstrap"];

interface Ended {
  code: number;
  output: string;
}

/** Runs a command in the project's folder; returns its exit code and both outputs together. */
export async function command(
  program: string,
  args: readonly string[],
  { shown = false } = {},
): Promise<Ended> {
  const child = spawn(program, args, { cwd: root, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      output += chunk;
      if (shown) process.stderr.write(chunk);
    });
  }
  const [code] = await once(child, "close");
  return { code, output };
}

/** What podman prints; throws with it when podman fails. */
export async function podman(args: readonly string[], options?: { shown: boolean }): Promise<string> {
  const { code, output } = await command("podman", ["--log-level=error", ...args], options);
  if (code !== 0) throw new Error(`podman ${args[0]} ended with code ${code}:\n${output}`);
  return output.trim();
}

/** The builder's own certificates and npm settings, for the time of the build: a machine behind a mirror builds as well. */
function ofThisMachine(): string[] {
  const files: [string, string][] = [
    ["/etc/ssl/certs", "/etc/ssl/certs"],
    ["/usr/etc/npmrc", "/usr/local/etc/npmrc"],
    [join(homedir(), ".npmrc"), "/root/.npmrc"],
  ];
  return files.filter(([from]) => existsSync(from)).map(([from, to]) => `--volume=${from}:${to}:ro`);
}

/** Builds a Containerfile; `folder` is its context. */
export async function build(tag: string, file: string, folder: string): Promise<void> {
  const options = ["--isolation=chroot", "--network=host", "--format=docker", "--pull=never"];
  await podman(["build", ...options, ...ofThisMachine(), `--file=${file}`, `--tag=${tag}`, folder], {
    shown: true,
  });
}
