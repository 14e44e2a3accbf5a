import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { OperatorError } from "#platform/operator-error.ts";
import { memberOf, root } from "../lib/processes.ts";

/** nginx as it is shipped: the file that operators are given, without its TLS, before these ports. */
export async function startNginx(folder: string, port: number, ports: readonly number[]) {
  const program = ["nginx", "/usr/sbin/nginx"].find((name) => spawnSync(name, ["-v"]).status === 0);
  if (!program) throw new OperatorError("This benchmark needs nginx: apt-get install -y nginx-light.");
  mkdirSync(folder, { recursive: true });
  const shipped = readFileSync(join(root, "deploy/nginx/mishwar.conf"), "utf8");
  writeFileSync(join(folder, "mishwar.conf"), withoutTls(shipped, port, ports));
  const kept = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (what) => `${what}_temp_path ${join(folder, what)};`,
  );
  const user = process.getuid?.() === 0 ? "user root;\n" : "";
  const whole = `${user}daemon off; pid ${join(folder, "pid")}; error_log ${join(folder, "log")};
    worker_processes 2; events { worker_connections 2048; }
    http { access_log off; ${kept.join(" ")} include ${join(folder, "mishwar.conf")}; }`;
  writeFileSync(join(folder, "nginx.conf"), whole);
  const child = spawn(program, ["-c", join(folder, "nginx.conf"), "-e", join(folder, "log")], {
    stdio: ["ignore", "inherit", "inherit"],
  });
  const member = memberOf(() => child);
  await member.start();
  const origin = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${origin}/healthz`).then(Boolean, () => false))) {
    if (child.exitCode !== null)
      throw new Error(`nginx did not start: ${readFileSync(join(folder, "log"), "utf8")}`);
    await setTimeout(20);
  }
  return { origin, stop: () => member.stop() };
}

/** What a part of a machine needs to be other than in the file: its addresses, and no certificate. */
function withoutTls(shipped: string, port: number, ports: readonly number[]): string {
  const server = /^ {4}server 127\.0\.0\.1:\d+ (.*)$/gm;
  const [, how = ""] = new RegExp(server.source, "m").exec(shipped) ?? [];
  let first = true;
  return shipped
    .replace(/^server \{\n {4}listen 80;[^}]*\}\n/m, "")
    .replace(/^ {4}(ssl_|listen \[).*\n/gm, "")
    .replace(/^ {4}listen 443.*$/m, `    listen 127.0.0.1:${port};`)
    .replace(server, () => {
      if (!first) return "";
      first = false;
      return ports.map((each) => `    server 127.0.0.1:${each} ${how}`).join("\n");
    });
}
