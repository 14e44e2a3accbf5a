import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { Failure, root, step } from "./say.js";
import { capture } from "./spawn.js";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/**
 * The system's headless shell, if it has one: without the parts that a window needs, a journey takes half of the browser's
 * processor time.
 */
export const findHeadlessShell = () => installed(["chromium-headless-shell"]);

/** A Chromium for the journeys: the one that is there, else Playwright's own, else the system's package. */
export async function findChromium(node) {
  const found = given() ?? (await playwrights(node)) ?? installed();
  if (found) return found;
  const own = await step("Bringing Chromium for the browser journeys", async () => {
    await capture(node, [join(root, "node_modules", "playwright-core", "cli.js"), "install", "chromium"]);
    return playwrights(node);
  });
  if (own) return own;
  if (process.getuid?.() === 0) {
    await step("Installing the system's Chromium package", async () => {
      await capture("sh", [
        "-c",
        "apt-get update -qq && apt-get install -qq -y --no-install-recommends chromium",
      ]);
    });
    const system = installed();
    if (system) return system;
  }
  throw new Failure(
    "No Chromium was found for the browser journeys: install one, or set CHROMIUM_PATH to it.",
  );
}

function given() {
  const path = process.env.CHROMIUM_PATH;
  if (path && !existsSync(path)) throw new Failure(`CHROMIUM_PATH names ${path}, which does not exist.`);
  return path || undefined;
}

function installed(wanted = names) {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const paths = folders.flatMap((folder) => wanted.map((name) => join(folder, name)));
  return paths.find((path) => existsSync(path) && runs(path));
}

/** Only one that runs counts: a browser may be there without its libraries. */
function runs(path) {
  return spawnSync(path, ["--version"], { stdio: "ignore", timeout: 20_000 }).status === 0;
}

async function playwrights(node) {
  const script =
    'import("playwright-core").then(({ chromium }) => process.stdout.write(chromium.executablePath()))';
  const { code, output } = await capture(node, ["--input-type=module", "-e", script]);
  return code === 0 && existsSync(output) && runs(output) ? output : undefined;
}
