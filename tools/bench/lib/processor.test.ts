import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { expect, it } from "vitest";
import { familyCpuMs } from "./processor.ts";

const busyMs = 300;
/** The kernel counts in tens of milliseconds. */
const roughly = process.platform === "linux" ? busyMs - 20 : Number.NaN;
const busy = `const used = ({ user, system } = process.cpuUsage()) => user + system; const end = used() + ${busyMs * 1000}; while (used() < end);`;

it("counts what living children have used, and those that have ended", async () => {
  const before = familyCpuMs(process.pid);
  spawnSync(process.execPath, ["-e", busy]);
  const between = familyCpuMs(process.pid);
  const living = spawn(process.execPath, ["-e", `${busy} process.send(0); process.on("message", () => {})`], {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  await once(living, "message");
  const after = familyCpuMs(process.pid);
  living.kill();
  await once(living, "exit");
  const later = familyCpuMs(process.pid);
  const isSo = [between - before, after - between, later - between].map((ms) => !(ms < roughly));
  expect(isSo).toEqual([true, true, true]);
});
