import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createReadStream } from "node:fs";
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { setTimeout } from "node:timers/promises";
import { createZstdDecompress } from "node:zlib";
import { extract } from "tar";
import { runningEmbeddedUrl } from "#platform/db/embedded-owner.ts";
import { freePort } from "../support/free-port.ts";

const root = join(import.meta.dirname, "../../..");
const fixture = (name: string) => join(import.meta.dirname, name);

/** Serves the calls of the version before: pages are made of the same answers, and its build is not kept. */
const callsAlone = `
import { runProcess } from "./src/platform/process/run.ts";
import { startWeb } from "./src/start-web.ts";
await runProcess((lifetime) => startWeb(lifetime, { servePages: async () => {} }));
`;

export interface Version {
  origin: string;
  /** All that it wrote to its log and to its error output. */
  log(): string;
  /** By SIGTERM; returns the exit code. */
  stop(): Promise<number>;
}

/**
 * The market of the version before in a folder of its own, with that version's program: the files beside this one. The market
 * is a backup of it (\`npm run backup\`), so its tables are those of that version until another migrates them.
 */
export async function marketOfVersionBefore() {
  const folder = await mkdtemp(join(tmpdir(), "mishwar-upgrade-"));
  const program = join(folder, "program");
  const data = join(folder, "data");
  const environment = {
    NODE_ENV: "test",
    HOST: "127.0.0.1",
    DATABASE_URL: "",
    SESSION_SECRET: randomBytes(32).toString("hex"),
    WORKER: "inline",
    LOG_LEVEL: "warn",
  };
  await mkdir(program);
  await pipeline(
    createReadStream(fixture("program.tar.zst")),
    createZstdDecompress(),
    extract({ cwd: program }),
  );
  await symlink(join(root, "node_modules"), join(program, "node_modules"));
  await writeFile(join(program, "calls-alone.ts"), callsAlone);
  const restore = start(program, ["tools/backup/restore.ts", fixture("market.tar.zst")], {
    ...environment,
    DATA_DIR: data,
  });
  const [code] = await once(restore.child, "close");
  if (code !== 0) throw new Error(`the market of the version before was not restored:\n${restore.log()}`);
  const running: Version[] = [];
  const started = async (version: Promise<Version>) => {
    running.unshift(await version);
    return version;
  };
  return {
    /** Starts the version before, with the market's database embedded in it. */
    startBefore: () => started(serve(program, ["calls-alone.ts"], { ...environment, DATA_DIR: data })),
    /** Starts this version beside it, on the same database and a copy of the files. It migrates the database first. */
    startNow: async () => {
      const files = join(folder, "data-now");
      await cp(join(data, "uploads"), join(files, "uploads"), { recursive: true });
      const url = runningEmbeddedUrl(data) ?? "";
      return started(serve(root, ["src/web.ts"], { ...environment, DATA_DIR: files, DATABASE_URL: url }));
    },
    /** The address of its database while the version before serves. */
    databaseUrl: () => runningEmbeddedUrl(data) ?? "",
    /** Ends what still runs, where the journey did not come to it. */
    remove: async () => {
      await Promise.all(running.map(({ stop }) => stop()));
      await rm(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

/** The ids that addresses of listed pages ask for, in that market. */
export const idsOfMarketBefore = async (): Promise<Record<string, string>> =>
  JSON.parse(await readFile(fixture("ids.json"), "utf8"));

function start(cwd: string, args: readonly string[], env: Record<string, string>) {
  const child: ChildProcess = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", ...args], {
    cwd,
    env: { PATH: process.env.PATH, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk: Buffer) => {
      said += chunk;
    });
  return { child, log: () => said };
}

async function serve(cwd: string, args: readonly string[], env: Record<string, string>): Promise<Version> {
  const port = String(await freePort());
  const origin = `http://localhost:${port}`;
  const { child, log } = start(cwd, args, { ...env, PORT: port, PUBLIC_URL: origin });
  const ended = once(child, "close");
  const ready = () =>
    fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await ready())) {
    if (child.exitCode !== null) throw new Error(`${cwd} did not start:\n${log()}`);
    await setTimeout(50);
  }
  return {
    origin,
    log,
    stop: async () => {
      child.kill("SIGTERM");
      return Number((await ended)[0] ?? 0);
    },
  };
}
