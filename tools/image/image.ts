import { OperatorError } from "#platform/operator-error.ts";
import { keepReport, machine } from "../bench/lib/report.ts";
import { type Target, targetTable } from "../bench/lib/table.ts";
import { ensureBaseImages } from "./base-images.ts";
import { build, command, debianPackages, podman } from "./podman.ts";
import { smoke } from "./smoke.ts";

const mostMb = 350;

/**
 * `npm run image [-- --save]`: builds deploy/Containerfile without a daemon, starts what it makes and uses it. With --save the
 * table is written into docs/operations.md. The exit code is 1 when something does not hold.
 */
async function main(): Promise<void> {
  if ((await command("podman", ["--version"]).catch(() => ({ code: 1 }))).code !== 0) {
    throw new OperatorError(
      `The image is built with podman. On Debian: apt-get install --no-install-recommends ${debianPackages.join(" ")}`,
    );
  }
  const madeOn = machine();
  const standIns = await ensureBaseImages();
  await build("mishwar", "deploy/Containerfile", ".");
  const bytes = Number(await podman(["image", "inspect", "--format={{.Size}}", "mishwar"]));
  const size: Target = {
    text: `at most ${mostMb} MB, all layers unpacked`,
    figure: `${Math.round(bytes / 1e6)} MB`,
    met: bytes <= mostMb * 1e6,
  };
  const targets = [size, ...(await smoke())];
  const bases = standIns.length
    ? `Made of Debian's packages here, for want of a registry of images: ${standIns.map((name) => `\`${name.slice(name.indexOf("/") + 1)}\``).join(", ")}.\n\n`
    : "";
  const markdown = bases + targetTable(targets);
  console.log(markdown);
  if (process.argv.includes("--save"))
    await keepReport("image", "npm run image", { markdown, targets, madeOn });
  if (!targets.every(({ met }) => met)) process.exitCode = 1;
}

try {
  await main();
} catch (error) {
  if (!(error instanceof OperatorError)) throw error;
  console.error(error.message);
  process.exitCode = error.exitCode;
}
