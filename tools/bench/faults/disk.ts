import { spawnSync } from "node:child_process";
import { appendFileSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";

/** A small disk of its own below a folder, as a tmpfs; or why there is none. */
export interface SmallDisk {
  /** Undefined where it is mounted. */
  missing: string | undefined;
  fill(): void;
  empty(): void;
  unmount(): void;
}

export const mountNeeds =
  "needs the right to mount a tmpfs (root, or CAP_SYS_ADMIN in a namespace of its own)";

export function smallDisk(folder: string, megabytes: number): SmallDisk {
  mkdirSync(folder, { recursive: true });
  const mounted =
    spawnSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m,mode=0700`, "tmpfs", folder], {
      stdio: "ignore",
    }).status === 0;
  const ballast = join(folder, "ballast");
  return {
    missing: mounted ? undefined : mountNeeds,
    fill: () => {
      // In ever smaller pieces, until not a page is left.
      for (let size = 1 << 20; size >= 4096; size /= 4) {
        try {
          for (;;) appendFileSync(ballast, Buffer.alloc(size));
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
        }
      }
    },
    empty: () => rmSync(ballast, { force: true }),
    unmount: () => {
      if (mounted) spawnSync("umount", ["--lazy", folder], { stdio: "ignore" });
    },
  };
}
