import { spawn } from "node:child_process";
import { dirname } from "node:path";
import { Failure, root } from "./say.js";
import { passSignalsTo } from "./spawn.js";

/** npm as it was called, or from PATH; quiet unless it fails, then its own reason in one sentence. */
export function npm(args, { cwd = root } = {}) {
  const cli = process.env.npm_execpath;
  const [command, first] = cli?.endsWith("npm-cli.js") ? [process.execPath, [cli]] : ["npm", []];
  const quiet = ["--no-audit", "--no-fund", "--no-progress", "--no-update-notifier", "--loglevel=error"];
  return new Promise((done, fail) => {
    const child = spawn(command, [...first, ...args, ...quiet], {
      cwd,
      env: withoutNpmSettings(),
      stdio: ["ignore", "pipe", "pipe"],
    });
    passSignalsTo(child);
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (text) => {
        output += text;
      });
    }
    child.once("error", () => fail(new Failure("npm was not found: install Node.js with npm.")));
    child.once("close", (code, signal) => {
      if (code === 0) done();
      else if (signal || code > 128)
        fail(new Failure(`npm ${args[0]} was interrupted: start again to go on.`));
      else fail(new Failure(`npm ${args[0]} failed: ${reasonIn(output)}`));
    });
  });
}

/** What an outer `npm start` hands down (its prefix, its own script) would mislead the inner npm. */
function withoutNpmSettings() {
  const kept = /^npm_config_(registry|.*proxy|cafile|ca|userconfig|globalconfig|cache|strict_ssl)$/i;
  const entries = Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name) || kept.test(name));
  const env = Object.fromEntries(entries);
  return { ...env, NODE_ENV: "", PATH: `${dirname(process.execPath)}:${process.env.PATH ?? ""}` };
}

export function reasonIn(output) {
  const lines = output.split("\n").map((line) => line.replace(/^npm (error|ERR!)\s*/i, "").trim());
  const telling = lines.filter(
    (line) => line !== "" && !/^(code|errno|syscall|path|A complete log|Log files)\b/.test(line),
  );
  return telling[0] ?? "it gave no reason";
}
