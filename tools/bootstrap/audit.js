import { spawn } from "node:child_process";
import { dirname } from "node:path";
import { root } from "./say.js";
import { passSignalsTo } from "./spawn.js";

const grave = ["high", "critical"];

/**
 * Asks the registry which of the locked packages have known weaknesses. Not every registry answers that (a mirror, a
 * machine without a network): then nothing is known, which is said and neither passes nor fails.
 */
export async function audit(node) {
  const cli = process.env.npm_execpath;
  const [command, first] = cli?.endsWith("npm-cli.js") ? [node, [cli]] : ["npm", []];
  const env = { ...process.env, PATH: `${dirname(node)}:${process.env.PATH ?? ""}` };
  // .npmrc spares installs the question; a registry that does not answer is not waited for.
  const args = ["audit", "--json", "--package-lock-only", "--fetch-retries=0", "--fetch-timeout=15000"];
  const child = spawn(command, [...first, ...args], { cwd: root, env, stdio: ["ignore", "pipe", "ignore"] });
  passSignalsTo(child);
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (text) => {
    output += text;
  });
  await new Promise((done) => {
    child.once("error", done);
    child.once("close", done);
  });
  const { unknown, lines, code } = judgeAudit(output);
  return unknown ? { code: 0, unknown } : { code, said: lines.join("\n") };
}

/** What `npm audit --json` told: high and critical weaknesses fail, others are shown, anything else is no answer. */
export function judgeAudit(output) {
  let told;
  try {
    told = JSON.parse(output);
  } catch {
    return { unknown: "npm gave no answer", lines: [] };
  }
  const { vulnerabilities, metadata, statusCode } = told ?? {};
  if (!vulnerabilities || !metadata) {
    const status = statusCode ? ` (${statusCode})` : "";
    return { unknown: `the registry does not answer audits${status}`, lines: [] };
  }
  const all = Object.values(vulnerabilities);
  const lines = all.map(({ name, severity, range, fixAvailable }) => {
    const fix = fixAvailable ? "a fix is there" : "no fix yet";
    return `${severity}: ${name} ${range} (${fix})`;
  });
  return { lines, code: all.some(({ severity }) => grave.includes(severity)) ? 1 : 0 };
}
